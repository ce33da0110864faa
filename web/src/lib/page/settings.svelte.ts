/** What a person prefers, kept in this browser. */

import type { Speed } from "../playback/beats";
import { read, write } from "./storage";

export type Theme = "dark" | "light" | "system";
export type Motion = "system" | "full" | "reduced";

interface Preferences {
  theme: Theme;
  /** Ask before the turn ends. */
  confirm: boolean;
  sound: boolean;
  motion: Motion;
  /** How moves of others and automatic stretches are played back. */
  playback: Speed;
  /** Show the board of another player while it changes. */
  follow: boolean;
  hints: boolean;
  /** Single letters are shortcuts. */
  letters: boolean;
  name: string;
}

const NAME = "settings";
const DEFAULTS: Preferences = {
  theme: "dark",
  confirm: true,
  sound: false,
  motion: "system",
  playback: "fast",
  follow: true,
  hints: true,
  letters: true,
  name: "",
};

const lightWanted = matchMedia("(prefers-color-scheme: light)");
const stillWanted = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  private stored = $state.raw<Preferences>({ ...DEFAULTS, ...read<Partial<Preferences>>(NAME, {}) });

  constructor() {
    lightWanted.addEventListener("change", () => this.apply());
    this.apply();
  }

  get now(): Preferences {
    return this.stored;
  }

  change(part: Partial<Preferences>): void {
    this.stored = { ...this.stored, ...part };
    write(NAME, this.stored);
    this.apply();
  }

  /** Should things move on the screen? */
  get moves(): boolean {
    const { motion } = this.stored;
    return motion === "full" || (motion === "system" && !stillWanted.matches);
  }

  private apply(): void {
    const { theme, motion } = this.stored;
    const shown = theme === "system" ? (lightWanted.matches ? "light" : "dark") : theme;
    document.documentElement.dataset.theme = shown;
    document.documentElement.dataset.motion = motion;
    const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground");
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
  }
}

export const settings = new Settings();
