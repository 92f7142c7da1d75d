/** Parts that the screens of the photo bench are drawn of, as SVG. */
export type Box = { x: number; y: number; width: number; height: number };

export const SCREEN_WIDTH = 800;
export const SCREEN_HEIGHT = 600;

export const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SCREEN_WIDTH}" height="${SCREEN_HEIGHT}">${content}</svg>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;

type TextStyle = { size: number; fill: string; mono?: boolean; bold?: boolean; anchor?: 'middle' | 'end' };

export function text(
  x: number,
  y: number,
  words: string,
  { size, fill, mono, bold, anchor }: TextStyle,
): string {
  const family = mono ? 'DejaVu Sans Mono, monospace' : 'DejaVu Sans, sans-serif';
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const place = `x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${fill}"`;
  return `<text ${place} ${bold ? 'font-weight="bold"' : ''} text-anchor="${anchor ?? 'start'}" xml:space="preserve">${escaped}</text>`;
}

/** Segments a to g of what a seven-segment display can show. */
const SEGMENTS: Record<string, string> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abdeg',
  '3': 'abcdg',
  '4': 'bcfg',
  '5': 'acdfg',
  '6': 'acdefg',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  E: 'adefg',
  F: 'aefg',
  C: 'adef',
  H: 'bcefg',
  L: 'def',
  P: 'abefg',
  U: 'bcdef',
  '-': 'g',
};

/** Characters of a seven-segment display; unlit segments shine through in `unlit`. */
export function sevenSegment(
  x: number,
  y: number,
  height: number,
  code: string,
  lit: string,
  unlit: string,
): string {
  const w = height * 0.5;
  const t = height * 0.11;
  const bar = (ax: number, ay: number, isFlat: boolean) =>
    isFlat
      ? `M${ax + t * 0.6} ${ay}l${t / 2} ${-t / 2}h${w - t * 2.2}l${t / 2} ${t / 2}l${-t / 2} ${t / 2}h${-(w - t * 2.2)}z`
      : `M${ax} ${ay + t * 0.6}l${t / 2} ${t / 2}v${height / 2 - t * 2.2}l${-t / 2} ${t / 2}l${-t / 2} ${-t / 2}v${-(height / 2 - t * 2.2)}z`;
  return [...code]
    .map((character, i) => {
      const left = x + i * w * 1.5;
      const h = height / 2;
      const parts: Record<string, string> = {
        a: bar(left, y, true),
        b: bar(left + w, y, false),
        c: bar(left + w, y + h, false),
        d: bar(left, y + height, true),
        e: bar(left, y + h, false),
        f: bar(left, y, false),
        g: bar(left, y + h, true),
      };
      const shown = SEGMENTS[character] ?? '';
      return Object.entries(parts)
        .map(([name, path]) => `<path d="${path}" fill="${shown.includes(name) ? lit : unlit}"/>`)
        .join('');
    })
    .join('');
}

/** Numbers from 0 to 1, always the same ones for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
