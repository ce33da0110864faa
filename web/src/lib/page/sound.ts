/** A few soft beeps, made on the spot; silent unless a person asked for sound. */

import { settings } from "./settings.svelte";

type Note = readonly [frequency: number, start: number];

const TUNES = {
  turn: [
    [523, 0],
    [784, 0.14],
  ],
  placed: [[392, 0]],
  refused: [[196, 0]],
  over: [
    [523, 0],
    [659, 0.14],
    [784, 0.28],
    [1047, 0.42],
  ],
} satisfies Record<string, readonly Note[]>;

let context: AudioContext | null = null;

export function sound(name: keyof typeof TUNES): void {
  if (!settings.now.sound) return;
  context ??= new AudioContext();
  for (const note of TUNES[name]) beep(context, note);
}

function beep(audio: AudioContext, [frequency, start]: Note): void {
  const at = audio.currentTime + start;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.3);
}
