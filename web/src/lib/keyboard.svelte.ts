/** Keys of the whole page. Parts bind them while they are shown; the help overlay lists what is bound. */

import { settings } from "./settings.svelte";

export interface Binding {
  /** As `KeyboardEvent.key` says it; "Shift+R" needs Shift. */
  key: string;
  /** What it does, for the help overlay. */
  label: string;
  run(): void;
}

class Keyboard {
  bindings = $state.raw<Binding[]>([]);
  /** The same, outside of effects: while an effect is taken down, state reads as it was before. */
  private bound: Binding[] = [];

  constructor() {
    addEventListener("keydown", (event) => this.press(event));
  }

  /** Bind keys until the returned function is called: `$effect(() => keyboard.bind([...]))`. */
  bind(added: Binding[]): () => void {
    this.change([...this.bound, ...added]);
    return () => this.change(this.bound.filter((binding) => !added.includes(binding)));
  }

  private change(bound: Binding[]): void {
    this.bindings = this.bound = bound;
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

/** Does the focused thing want this key itself? */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches("textarea, select, [contenteditable]")) return true;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "submit"].includes(target.type);
  return false;
}
