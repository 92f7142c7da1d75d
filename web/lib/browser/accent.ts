/** Makes a company's colour readable on our surfaces: WCAG 2.2 contrast, at least AA for text (4.5:1). */

type Rgb = readonly [number, number, number];

/** Surfaces below an accent, as in tokens.css: paper, sheet and wash. */
export const SURFACES = {
  light: ['#f5f2e9', '#fffdf7', '#eae6d9'],
  dark: ['#0d2340', '#122c50', '#1a3961'],
} as const;
export type Mode = keyof typeof SURFACES;

/** Least contrast of text, WCAG 2.2, 1.4.3 (AA). */
export const AA_TEXT = 4.5;

/** A colour, the colour of text on it, and its colour under the pointer, each `#rrggbb`. */
export type Accent = { color: string; hover: string; text: string };

const ENDS: Record<Mode, Rgb> = { light: [0, 0, 0], dark: [255, 255, 255] };
const TEXT: Record<Mode, string> = { light: '#ffffff', dark: '#0d2340' };
const STEPS = 50;
const HOVER_SHARE = 0.18;

const parse = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const format = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance of `#rrggbb`, 0–1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours `#rrggbb`, 1–21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The least contrast of a colour with the surfaces of a mode. */
export const leastContrast = (hex: string, mode: Mode): number =>
  Math.min(...SURFACES[mode].map((surface) => contrast(hex, surface)));

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, index) => part + ((to[index] ?? 0) - part) * share) as unknown as Rgb;

/**
 * The colour itself if it is readable on every surface of the mode, otherwise the nearest shade that is: darkened on
 * paper, lightened on blueprint. Black and white always pass, so there is always one.
 */
export function accentFor(hex: string, mode: Mode): Accent {
  const [from, end] = [parse(hex), ENDS[mode]];
  for (let step = 0; step < STEPS; step++) {
    const color = mix(from, end, step / STEPS);
    if (leastContrast(format(color), mode) >= AA_TEXT) return dress(color, mode);
  }
  return dress(end, mode);
}

const dress = (color: Rgb, mode: Mode): Accent => ({
  color: format(color),
  hover: format(mix(color, ENDS[mode], HOVER_SHARE)),
  text: TEXT[mode],
});

/**
 * The custom properties with a company's colour for both modes, `--accent-light` … `--on-accent-dark`; none without a
 * colour. A stylesheet chooses between them, because only there the build makes `light-dark()` work in older browsers.
 */
export function accentStyle(hex: string | null): Record<`--${string}`, string> {
  if (hex === null || !/^#[0-9a-f]{6}$/.test(hex)) return {};
  const [light, dark] = [accentFor(hex, 'light'), accentFor(hex, 'dark')];
  return {
    '--accent-light': light.color,
    '--accent-dark': dark.color,
    '--accent-hover-light': light.hover,
    '--accent-hover-dark': dark.hover,
    '--on-accent-light': light.text,
    '--on-accent-dark': dark.text,
  };
}
