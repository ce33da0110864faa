/** Short notices that leave by themselves. */

import { untrack } from "svelte";

interface Toast {
  id: number;
  text: string;
  tone: "plain" | "error";
}

const SHOWN_FOR = 6000;

class Toasts {
  all = $state.raw<Toast[]>([]);
  private next = 0;

  add(text: string, tone: Toast["tone"] = "plain"): void {
    const id = this.next++;
    this.all = [...untrack(() => this.all).filter((toast) => toast.text !== text), { id, text, tone }];
    setTimeout(() => this.remove(id), SHOWN_FOR);
  }

  remove(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
