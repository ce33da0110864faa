/** Which of the shell's dialogs is open. */

type Overlay = "menu" | "settings" | "help" | "result" | "links" | "hints";

class Overlays {
  open = $state<Overlay | null>(null);

  show(which: Overlay): void {
    this.open = which;
  }

  close(): void {
    this.open = null;
  }
}

export const overlays = new Overlays();
