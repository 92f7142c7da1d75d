import { describe, expect, it } from 'vitest';
import { AA_TEXT, accentFor, accentStyle, contrast, leastContrast, type Mode } from './accent.ts';

const MODES: Mode[] = ['light', 'dark'];
const HARD = [
  '#ffff00',
  '#000000',
  '#ffffff',
  '#0d2340',
  '#f5f2e9',
  '#808080',
  '#ff0000',
  '#00ffcc',
  '#1b4fa3',
];

describe('a company’s colour', () => {
  it.each(HARD)('%s can be read on every surface, and so can the text on it', (hex) => {
    for (const mode of MODES) {
      const { color, hover, text } = accentFor(hex, mode);
      for (const shown of [color, hover]) {
        expect(leastContrast(shown, mode)).toBeGreaterThanOrEqual(AA_TEXT);
        expect(contrast(shown, text)).toBeGreaterThanOrEqual(AA_TEXT);
      }
    }
  });

  it('stays as it is where it can be read already', () => {
    expect(accentFor('#7a1f5c', 'light').color).toBe('#7a1f5c');
    expect(accentFor('#ffd866', 'dark').color).toBe('#ffd866');
  });

  it('keeps its kind: a darkened red is still red', () => {
    const { color } = accentFor('#ff6666', 'light');
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(color.slice(at, at + 2), 16),
    );
    expect(red).toBeGreaterThan(green * 2);
    expect(green).toBe(blue);
  });

  it('sets nothing without a colour, or for what is none', () => {
    expect(accentStyle(null)).toEqual({});
    expect(accentStyle('red; background: url(x)')).toEqual({});
    expect(accentStyle('#1b4fa3')).toMatchObject({
      '--accent-light': '#1b4fa3',
      '--on-accent-light': '#ffffff',
    });
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
