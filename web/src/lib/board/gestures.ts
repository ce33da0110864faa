/** Wheel, pinch and drag on a drawing. What the page itself could scroll is left to the page. */

import type { Point } from "./site";
import type { Zoom } from "./zoom.svelte";

const STEP = 0.0016; // of the wheel
const PINCH = 0.01; // of a touch pad, which says so by Ctrl
const SLIP = 6; // pixels that a click may slip
const DOUBLE = 320; // milliseconds between two taps

/** Listen to gestures on this drawing until the returned function is called. */
export function zoomByGestures(drawing: SVGSVGElement, zoom: Zoom): () => void {
  let fingers: Point[] = [];
  let grabbed: Point | null = null;
  let hasMoved = false;
  let lastTap = 0;

  /** A point of the screen, in units of the drawing. */
  function at({ x, y }: Point): Point {
    const matrix = drawing.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const found = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { x: found.x, y: found.y };
  }

  function drag(from: Point, to: Point): void {
    const [before, after] = [at(from), at(to)];
    zoom.move(before.x - after.x, before.y - after.y);
  }

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey && scrolls(drawing)) return;
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : STEP));
    if (factor === 1 || (factor < 1 ? zoom.isWhole : zoom.isMost)) return;
    event.preventDefault();
    zoom.by(factor, at(event));
  }

  function press(event: PointerEvent): void {
    hasMoved = false;
    if (event.pointerType === "mouse" && event.button === 0 && !zoom.isWhole) grabbed = event;
  }

  function pull(event: PointerEvent): void {
    if (!grabbed || event.pointerType !== "mouse") return;
    if (!hasMoved && Math.hypot(event.x - grabbed.x, event.y - grabbed.y) < SLIP) return;
    if (!hasMoved) drawing.setPointerCapture(event.pointerId);
    hasMoved = true;
    drag(grabbed, event);
    grabbed = event;
  }

  function release(): void {
    grabbed = null;
  }

  function touch(event: TouchEvent): void {
    fingers = pointsOf(event);
    hasMoved = false;
    if (fingers.length === 2) event.preventDefault();
  }

  function slide(event: TouchEvent): void {
    const now = pointsOf(event);
    const [first, second] = now;
    const [one, other] = fingers;
    if (!first || !one || now.length !== fingers.length) return;
    if (second && other) {
      event.preventDefault();
      drag(between(one, other), between(first, second));
      zoom.by(apart(first, second) / apart(one, other), at(between(first, second)));
    } else if (!zoom.isWhole && (hasMoved || apart(first, one) >= SLIP)) {
      event.preventDefault();
      drag(one, first);
    } else return;
    hasMoved = true;
    fingers = now;
  }

  function lift(event: TouchEvent): void {
    const isTap = fingers.length === 1 && !hasMoved;
    fingers = pointsOf(event);
    if (!isTap) return;
    if (event.timeStamp - lastTap < DOUBLE) zoom.reset();
    lastTap = event.timeStamp;
  }

  /** What was dragged is not clicked. */
  function click(event: MouseEvent): void {
    if (!hasMoved) return;
    hasMoved = false;
    event.stopPropagation();
  }

  const stop = new AbortController();
  const { signal } = stop;
  drawing.addEventListener("wheel", wheel, { passive: false, signal });
  drawing.addEventListener("pointerdown", press, { signal });
  drawing.addEventListener("pointermove", pull, { signal });
  drawing.addEventListener("pointerup", release, { signal });
  drawing.addEventListener("pointercancel", release, { signal });
  drawing.addEventListener("touchstart", touch, { passive: false, signal });
  drawing.addEventListener("touchmove", slide, { passive: false, signal });
  drawing.addEventListener("touchend", lift, { signal });
  drawing.addEventListener("dblclick", () => zoom.reset(), { signal });
  drawing.addEventListener("click", click, { capture: true, signal });
  return () => stop.abort();
}

/** Does something around it scroll? Then the wheel is for that. */
function scrolls(element: Element): boolean {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    const canScroll = overflowY === "auto" || overflowY === "scroll" || around === document.documentElement;
    if (canScroll && around.scrollHeight > around.clientHeight + 1) return true;
  }
  return false;
}

function pointsOf({ touches }: TouchEvent): Point[] {
  return [...touches].map(({ clientX, clientY }) => ({ x: clientX, y: clientY }));
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function apart(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}
