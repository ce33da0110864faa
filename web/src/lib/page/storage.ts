/** The browser's own store; everything still works, for this visit, where it is forbidden. */

const PREFIX = "nextfrontier.";
const memory = new Map<string, string>();

export function read<T>(name: string, fallback: T): T {
  const text = get(PREFIX + name);
  if (text === null) return fallback;
  try {
    return JSON.parse(text) as T;
  } catch {
    return fallback;
  }
}

export function write(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(PREFIX + name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // full or forbidden: `memory` has it
  }
}

function get(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}
