/** How a line is drawn: normal, `thin`, or `void`, which also hides whatever is behind it. */
export type Stroke = 'normal' | 'thin' | 'void';

export type Shape = { d: string; stroke: Stroke };

export type Point = readonly [x: number, y: number];

const fixed = (value: number) => Number(value.toFixed(1));

/** A shape from an SVG path. */
export const path = (d: string, stroke: Stroke = 'normal'): Shape => ({ d, stroke });

export const line = (x1: number, y1: number, x2: number, y2: number, stroke?: Stroke): Shape =>
  path(`M${fixed(x1)} ${fixed(y1)}L${fixed(x2)} ${fixed(y2)}`, stroke);

export const ellipse = (cx: number, cy: number, rx: number, ry: number, stroke?: Stroke): Shape =>
  path(
    `M${fixed(cx - rx)} ${fixed(cy)}a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(2 * rx)} 0a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(-2 * rx)} 0`,
    stroke,
  );

export const circle = (cx: number, cy: number, r: number, stroke?: Stroke): Shape =>
  ellipse(cx, cy, r, r, stroke);

/** A rectangle with corners of radius `r`. */
export const box = (x: number, y: number, w: number, h: number, r = 0, stroke?: Stroke): Shape => {
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  const d = `M${fixed(x + r)} ${fixed(y)}h${fixed(w - 2 * r)}${corner(r, r)}v${fixed(h - 2 * r)}${corner(-r, r)}h${fixed(2 * r - w)}${corner(-r, -r)}v${fixed(2 * r - h)}${corner(r, -r)}z`;
  return path(d, stroke);
};

/** Draws a shape `count` times. */
export const repeat = (count: number, draw: (index: number) => Shape): Shape[] =>
  Array.from({ length: count }, (_, index) => draw(index));

/** The point at a distance of `radius` from a centre, in the direction `angle` (radians). */
export const polar = (cx: number, cy: number, radius: number, angle: number): Point => [
  fixed(cx + Math.cos(angle) * radius),
  fixed(cy + Math.sin(angle) * radius),
];
