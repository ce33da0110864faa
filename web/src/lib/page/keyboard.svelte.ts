/** Keys of the whole page. Parts bind them while they are shown; the help overlay lists what is bound. */

import { t } from "../i18n";
import { settings } from "./settings.svelte";

export interface Binding {
  /** As `KeyboardEvent.key` says it; "Shift+R" needs Shift. */
  key: string;
  /** What it does, for the help overlay. */
  label: string;
  run(): void;
}

class Keyboard {
  /** Beside the state that is shown: at the end of an effect a state still reads as it was before. */
  private bound: Binding[] = [];
  bindings = $state.raw<Binding[]>([]);

  constructor() {
    addEventListener("keydown", (event) => this.press(event));
  }

  /** Bind keys until the returned function is called: `$effect(() => keyboard.bind([...]))`. */
  bind(added: Binding[]): () => void {
    this.set([...this.bound, ...added]);
    return () => this.set(this.bound.filter((binding) => !added.includes(binding)));
  }

  /** The keys 1 to 9 for the first of some things. */
  number<T>(things: readonly T[], labelOf: (thing: T) => string, run: (thing: T) => void): () => void {
    const numbered = things.slice(0, 9);
    return this.bind(
      numbered.map((thing, i) => ({ key: String(i + 1), label: labelOf(thing), run: () => run(thing) })),
    );
  }

  private set(bound: Binding[]): void {
    this.bound = bound;
    this.bindings = bound;
  }

  private press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTyping(event) || document.querySelector("dialog:modal")) return;
    const found = this.bound.findLast((binding) => matches(binding.key, event));
    if (!found || (isLetter(event.key) && !settings.now.letters)) return;
    event.preventDefault();
    found.run();
  }
}

export const keyboard = new Keyboard();

function matches(key: string, event: KeyboardEvent): boolean {
  if (key.startsWith("Shift+")) return event.shiftKey && event.key.toLowerCase() === key.slice(6).toLowerCase();
  return event.key === key || (!event.shiftKey && event.key.toLowerCase() === key);
}

function isLetter(key: string): boolean {
  return key.length === 1 && key !== "?";
}

/** From one card of a hand to the next by arrow keys. */
export function stepAmongCards(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-card]")];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  if (!by || at < 0) return;
  event.preventDefault();
  cards[(at + by + cards.length) % cards.length]?.focus();
}

/** Does the focused thing want this key itself? */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches("textarea, select, [contenteditable]")) return true;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "submit"].includes(target.type);
  return false;
}

const SIGNS: Record<string, string> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };

/** A key as it is printed on keyboards. */
export function printedKey(key: string): string {
  if (key === "Escape") return t("key.escape");
  const [, letter] = /^Shift\+(.+)$/.exec(key) ?? [];
  return letter ? t("key.withShift", { key: letter }) : (SIGNS[key] ?? key);
}
