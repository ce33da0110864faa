/** Icons that somebody asks about: by a right click or a long touch on them, or by a key for what has the focus. */

interface Asked {
  /** The icon that was asked about first, then those beside it. */
  icons: string[];
  /** Where on the screen. */
  x: number;
  y: number;
}

/** What is touched to do something; a plain click on an icon in it keeps its meaning. */
const CONTROLS = "button, a, label, summary, select, input, [role=button], [role=tab], [data-site], [tabindex='0']";
/** What icons belong together in. */
const HOLDERS = `[data-card], [data-slot], [data-item], [data-action], ${CONTROLS}, li, tr, p`;
const LONG = 500;
const STILL = 10;

class Explaining {
  asked = $state.raw<Asked | null>(null);

  explain(icons: string[], x = innerWidth / 2, y = innerHeight / 3): void {
    if (icons.length) this.asked = { icons, x, y };
  }

  close(): void {
    this.asked = null;
  }

  /** Explain the icons of what has the focus; false if it has none. */
  explainFocused(): boolean {
    const focused = document.activeElement;
    const icons = focused && focused !== document.body ? iconsIn(focused) : [];
    const place = focused?.getBoundingClientRect();
    this.explain(icons, place?.left, place?.bottom);
    return icons.length > 0;
  }

  /** Wait for questions until the returned function is called. */
  listen(): () => void {
    let timer = 0;
    let start: PointerEvent | null = null;
    let isAnswered = false;
    const stop = () => {
      clearTimeout(timer);
      start = null;
    };
    const ask = ({ clientX, clientY }: MouseEvent, icons: string[]) => this.explain(icons, clientX, clientY);
    const handlers = {
      contextmenu: (event: MouseEvent) => {
        const icons = iconsAt(event.target, false);
        if (!icons.length && !isAnswered) return;
        event.preventDefault();
        if (!isAnswered) ask(event, icons);
      },
      pointerdown: (event: PointerEvent) => {
        stop();
        isAnswered = false;
        if (event.pointerType !== "touch" || !event.isPrimary) return;
        start = event;
        timer = window.setTimeout(() => {
          const icons = iconsAt(event.target, true);
          isAnswered = icons.length > 0;
          ask(event, icons);
        }, LONG);
      },
      pointermove: (event: PointerEvent) => {
        const moved = start ? Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) : 0;
        if (moved > STILL) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      click: (event: MouseEvent) => {
        if (isAnswered) {
          isAnswered = false; // the finger that asked does not act
          event.preventDefault();
          event.stopPropagation();
        } else if (event.target instanceof Element && !event.target.closest(CONTROLS)) {
          ask(event, iconsAt(event.target, false));
        }
      },
    };
    const names = Object.keys(handlers) as (keyof typeof handlers)[];
    for (const name of names) document.addEventListener(name, handlers[name] as EventListener, true);
    return () => {
      stop();
      for (const name of names) document.removeEventListener(name, handlers[name] as EventListener, true);
    };
  }
}

export const explaining = new Explaining();

/** The names of the icons in an element, each once. */
export function iconsIn(element: Element): string[] {
  const found = [...element.querySelectorAll<SVGElement>("[data-icon]")].map((icon) => icon.dataset.icon ?? "");
  return [...new Set(found)].filter(Boolean);
}

/** The icon at a place and those beside it; with a finger also all icons of what is touched. */
function iconsAt(target: EventTarget | null, wide: boolean): string[] {
  if (!(target instanceof Element)) return [];
  const icon = target.closest<SVGElement>("[data-icon]");
  const holder = target.closest(HOLDERS);
  const beside = holder ? iconsIn(holder) : [];
  if (!icon) return wide && holder?.matches(CONTROLS) ? beside : [];
  return [...new Set([icon.dataset.icon ?? "", ...beside])].filter(Boolean);
}
