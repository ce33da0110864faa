/** Small builders for paths on the 24 × 24 grid that all icons are drawn on. */

/** How a part of an icon is coloured: a class of `icons.css` or of the game's own icons. */
type Paint = string;
export type Shape = readonly [paint: Paint, path: string];
export type Glyph = readonly Shape[];

export function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
}

export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
  const [w, h] = [n(width - 2 * r), n(height - 2 * r)];
  const turn = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + r)} ${n(y)}h${w}${turn(r, r)}v${h}${turn(-r, r)}h-${w}${turn(-r, -r)}v-${h}${turn(r, -r)}z`;
}

/** A regular polygon with one corner up; `turn` in degrees, clockwise. */
export function polygon(corners: number, x: number, y: number, r: number, turn = 0): string {
  return path(corners, (i) => [r, (360 * i) / corners + turn], x, y);
}

/** A star with one point up. */
export function star(points: number, x: number, y: number, outer: number, inner: number): string {
  return path(2 * points, (i) => [i % 2 ? inner : outer, (180 * i) / points], x, y);
}

function path(corners: number, place: (i: number) => [number, number], x: number, y: number): string {
  const all = Array.from({ length: corners }, (_, i) => {
    const [r, degrees] = place(i);
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
  });
  return `M${all.join("L")}z`;
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
