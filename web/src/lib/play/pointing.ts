/** Handlers of a row that tell when the pointer or the focus comes to it and leaves it. */

export function pointing(tell: (isHere: boolean) => void) {
  const [come, leave] = [true, false].map((isHere) => () => tell(isHere));
  return { onpointerenter: come, onpointerleave: leave, onfocusin: come, onfocusout: leave };
}
