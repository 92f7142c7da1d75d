/** Small vocabulary of the line drawings: strokes are styled by the classes thin, dash, axis, void and solid. */

/** Wraps shapes into a drawing of `width` × `height` units whose origin is at (`x`, `y`). */
export function drawing(x: number, y: number, width: number, height: number, ...shapes: string[]): string {
  return `<svg class="draw" viewBox="${x} ${y} ${width} ${height}" aria-hidden="true">${shapes.join('')}</svg>`;
}

export const path = (d: string, className = ''): string => `<path class="${className}" d="${d}"/>`;

export const rect = (x: number, y: number, w: number, h: number, className = '', radius = 0): string =>
  `<rect class="${className}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"/>`;

export const circle = (x: number, y: number, radius: number, className = ''): string =>
  `<circle class="${className}" cx="${x}" cy="${y}" r="${radius}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, className = ''): string =>
  `<ellipse class="${className}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

export const text = (x: number, y: number, words: string, size = 9, anchor = 'middle'): string =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}">${words}</text>`;

/** A ringed number at (x, y) with a leader line that ends in a dot on the part at (toX, toY). */
export function callout(number: number, x: number, y: number, toX: number, toY: number): string {
  const radius = 10;
  const length = Math.hypot(toX - x, toY - y);
  const startX = (x + ((toX - x) / length) * radius).toFixed(1);
  const startY = (y + ((toY - y) / length) * radius).toFixed(1);
  return [
    path(`M${startX} ${startY}L${toX} ${toY}`, 'thin'),
    circle(toX, toY, 1.7, 'solid'),
    circle(x, y, radius, 'void'),
    text(x, y + 3.6, String(number), 10.5),
  ].join('');
}

/** A dimension line from one point to another, horizontal or vertical, with its measure beside it. */
export function dimension(x1: number, y1: number, x2: number, y2: number, measure: string): string {
  const isHorizontal = y1 === y2;
  const arrows = isHorizontal
    ? `M${x1} ${y1}l6 -2.5v5ZM${x2} ${y2}l-6 -2.5v5Z`
    : `M${x1} ${y1}l-2.5 6h5ZM${x2} ${y2}l-2.5 -6h5Z`;
  const label = isHorizontal
    ? text((x1 + x2) / 2, y1 - 4, measure, 10)
    : `<g transform="translate(${x1 - 4} ${(y1 + y2) / 2}) rotate(-90)">${text(0, 0, measure, 10)}</g>`;
  return path(`M${x1} ${y1}L${x2} ${y2}`, 'thin') + path(arrows, 'solid') + label;
}
