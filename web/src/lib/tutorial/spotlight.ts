/** Mark the things that a lesson speaks of, as long as it does. */

/** `slot Y3` is what carries `data-slot="Y3"`; `part forecast` is a part of the screen by its name. */
export function selectorOf(thing: string): string {
  const [kind = "", ...name] = thing.split(" ");
  const attribute = kind === "part" ? "data-testid" : `data-${kind}`;
  return `[data-testid="table"] [${attribute}="${CSS.escape(name.join(" "))}"]`;
}

const TURNING = 1500; // milliseconds; later, a learner who looks elsewhere is not led back

/** Mark what there is now and what is drawn later; to be called in an effect. On a narrow screen, turn to their pane first. */
export function spotlight(things: readonly string[], pane: string): () => void {
  const selector = things.map(selectorOf).join(", ");
  const start = performance.now();
  let marked: Element[] = [];
  let isAsked = false;

  function mark() {
    isAsked = false;
    const found = selector ? [...document.querySelectorAll(selector)] : [];
    if (performance.now() - start < TURNING) turnTo(pane, found.length > 0);
    for (const element of marked) if (!found.includes(element)) element.removeAttribute("data-spotlight");
    for (const element of found) element.setAttribute("data-spotlight", "");
    if (!marked.length) found[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    marked = found;
  }

  const observer = new MutationObserver(() => {
    if (!isAsked) requestAnimationFrame(mark);
    isAsked = true;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  mark();
  return () => {
    observer.disconnect();
    for (const element of marked) element.removeAttribute("data-spotlight");
    marked = [];
  };
}

/** On a narrow screen every pane has a tab; in a flat window some have one at the side, which need not be opened for what is seen elsewhere. */
function turnTo(pane: string, isSeen: boolean): void {
  if (!pane) return;
  const name = CSS.escape(pane);
  const beside = isSeen ? "" : `, [data-testid="table"] [role="tab"][id$="-${name}"][aria-selected="false"]`;
  document.querySelector<HTMLElement>(`[data-tab="${name}"][aria-pressed="false"]${beside}`)?.click();
}
