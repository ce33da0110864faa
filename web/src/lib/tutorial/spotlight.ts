/** Mark the things that a lesson speaks of, as long as it does. */

/** `slot Y3` is what carries `data-slot="Y3"`; `part forecast` is a part of the screen by its name. */
export function selectorOf(thing: string): string {
  const [kind = "", ...name] = thing.split(" ");
  const attribute = kind === "part" ? "data-testid" : `data-${kind}`;
  return `[data-testid="table"] [${attribute}="${CSS.escape(name.join(" "))}"]`;
}

const INPUTS = ["pointerdown", "keydown"] as const;

/** Mark what there is now and what is drawn later; to be called in an effect. On a narrow screen, turn to their pane until the learner touches something: who looks elsewhere is not led back. */
export function spotlight(things: readonly string[], pane: string): () => void {
  const selector = things.map(selectorOf).join(", ");
  const start = performance.now();
  let isUntouched = true;
  let marked: Element[] = [];
  let asked: number | null = null; // for the next frame

  function mark() {
    asked = null;
    const found = selector ? [...document.querySelectorAll(selector)] : [];
    if (isUntouched) turnTo(pane, found.length > 0);
    for (const element of marked) if (!found.includes(element)) element.removeAttribute("data-spotlight");
    for (const element of found) element.setAttribute("data-spotlight", "");
    found.find((element) => !marked.includes(element))?.scrollIntoView({ block: "nearest", inline: "nearest" });
    marked = found;
  }

  function touch({ timeStamp }: Event) {
    if (timeStamp > start) isUntouched = false; // the touch that led here is no touch of what is shown now
  }

  const observer = new MutationObserver(() => {
    asked ??= requestAnimationFrame(mark);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  for (const input of INPUTS) document.addEventListener(input, touch, true);
  mark();
  return () => {
    observer.disconnect();
    for (const input of INPUTS) document.removeEventListener(input, touch, true);
    if (asked !== null) cancelAnimationFrame(asked);
    for (const element of marked) element.removeAttribute("data-spotlight");
    marked = [];
  };
}

/** Turn to a pane, by one of its names: on a narrow screen every pane has a tab; elsewhere some have one, which need not be opened for what is seen already. */
function turnTo(pane: string, isSeen: boolean): void {
  for (const name of pane.split(" ").filter(Boolean).map(CSS.escape)) {
    const beside = isSeen ? "" : `, [data-testid="table"] [role="tab"][id$="-${name}"][aria-selected="false"]`;
    document.querySelector<HTMLElement>(`[data-tab="${name}"][aria-pressed="false"]${beside}`)?.click();
  }
}
