/** How much of a drawing is seen: enlarged around a point, moved, and whole again. Measured in units of the drawing. */

import type { Point } from "./site";

interface Size {
  width: number;
  height: number;
}

const MOST = 4;

export class Zoom {
  scale = $state(1);
  private corner = $state.raw<Point>({ x: 0, y: 0 });

  constructor(private readonly size: () => Size) {}

  get isWhole(): boolean {
    return this.scale === 1;
  }

  get isMost(): boolean {
    return this.scale === MOST;
  }

  get viewBox(): string {
    const { width, height } = this.shown;
    return `${this.corner.x} ${this.corner.y} ${width} ${height}`;
  }

  /** The size of the part that is seen. */
  private get shown(): Size {
    const { width, height } = this.size();
    return { width: width / this.scale, height: height / this.scale };
  }

  get middle(): Point {
    const { width, height } = this.shown;
    return { x: this.corner.x + width / 2, y: this.corner.y + height / 2 };
  }

  /** Enlarge, or make smaller; the given point stays where it is. */
  by(factor: number, { x, y }: Point): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const share = this.scale / scale;
    this.scale = scale;
    this.show({ x: x - (x - this.corner.x) * share, y: y - (y - this.corner.y) * share });
  }

  move(dx: number, dy: number): void {
    this.show({ x: this.corner.x + dx, y: this.corner.y + dy });
  }

  /** Bring a point into view. */
  reveal({ x, y }: Point): void {
    const { width, height } = this.shown;
    const inside = Math.abs(x - this.middle.x) < width * 0.4 && Math.abs(y - this.middle.y) < height * 0.4;
    if (!inside) this.show({ x: x - width / 2, y: y - height / 2 });
  }

  reset(): void {
    this.scale = 1;
    this.corner = { x: 0, y: 0 };
  }

  /** Show what begins at this corner, but nothing beyond the rim. */
  private show({ x, y }: Point): void {
    const whole = this.size();
    const { width, height } = this.shown;
    this.corner = {
      x: Math.min(whole.width - width, Math.max(0, x)),
      y: Math.min(whole.height - height, Math.max(0, y)),
    };
  }
}
