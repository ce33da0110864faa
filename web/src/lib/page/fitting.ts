/** Text that must be whole in a box of a given size: it is written smaller until it fits. */

import type { Attachment } from "svelte/attachments";

const STEPS = 5;

/** Try `data-fit` 0, 1, … on the element until nothing in it is cut; what these mean is said by its styles. */
export const fitted: Attachment<HTMLElement> = (box) => {
  function fit(): void {
    for (let step = 0; step <= STEPS; step++) {
      box.dataset.fit = String(step);
      if (box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1) return;
    }
  }

  const sizes = new ResizeObserver(fit);
  const words = new MutationObserver(fit);
  sizes.observe(box);
  words.observe(box, { characterData: true, childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
};
