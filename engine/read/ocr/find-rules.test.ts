import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findRules } from './find-rules.ts';

const [WIDTH, HEIGHT] = [1600, 800];
const STRAIGHT = { slope: 0, middle: { x: WIDTH / 2, y: HEIGHT / 2 } };

async function picture(shapes: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f4f4f0"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Left, top, right and bottom ends in pixels, rounded to tens; the two edges of a rule are one. */
async function ends(shapes: string, skew = STRAIGHT): Promise<string[]> {
  const { lines } = await findRules(await picture(shapes), 1, skew);
  const tens = (value: number): number => Math.round(value / 10) * 10;
  return [...new Set(lines.map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2].map(tens).join(' ')))];
}

describe('the rules of a picture', () => {
  it('are found where they are grey and thin', async () => {
    expect(await ends('<rect x="200" y="299" width="1000" height="2" fill="#b8b8b8"/>')).toEqual([
      '200 300 1200 300',
    ]);
    expect(await ends('<rect x="699" y="200" width="2" height="400" fill="#808080"/>')).toEqual([
      '700 200 700 600',
    ]);
  });

  it('are the edges of what is shaded, too', async () => {
    const found = await ends('<rect x="200" y="300" width="1000" height="60" fill="#c8c8c8"/>');
    expect(found).toContain('200 300 1200 300');
    expect(found).toContain('200 360 1200 360');
  });

  it('are not found in words', async () => {
    const words = 'The machine makes espresso, hot water and steam for frothing milk.';
    expect(
      await ends(`<text x="100" y="400" font-family="sans-serif" font-size="36">${words}</text>`),
    ).toEqual([]);
  });

  it('are straight where the page was askew', async () => {
    const turned =
      '<g transform="rotate(0.8 800 400)"><rect x="300" y="299" width="1000" height="2" fill="#404040"/></g>';
    const skew = { ...STRAIGHT, slope: Math.tan((0.8 * Math.PI) / 180) };
    expect(await ends(turned, skew)).toEqual(['300 300 1300 300']);
  });
});
