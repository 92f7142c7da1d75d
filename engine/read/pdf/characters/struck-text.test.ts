import { describe, expect, it } from 'vitest';
import { finalText, readBytes } from '../../../testing/collect-events.ts';
import { type PdfText, writePdf } from '../../../testing/pdf-writer.ts';

const PAGE_HEIGHT = 842;
const SIZE = 10;
/** Each character of Courier takes so many sizes of its type. */
const COURIER_WIDTH = 0.6;
const LEFT = 70;
const TOP = 100;
/** Points from the top of the page: where the texts of `writePdf` stand. */
const BODY: PdfText = {
  text: 'Look after the machine each week, and have it seen to once a year.',
  ...{ x: LEFT, y: 300, size: SIZE, font: 'mono' },
};

const lineOf = (text: string): PdfText => ({ text, x: LEFT, y: TOP, size: SIZE, font: 'mono' });

/** A bar from one character to another, in points above the line that the letters stand on. */
function barOver(from: number, to: number, { above = 2.8, thickness = 0.6, color = '0 0 0' } = {}): string {
  const at = (character: number) => LEFT + character * COURIER_WIDTH * SIZE;
  const y = PAGE_HEIGHT - TOP + above - thickness / 2;
  return `${color} rg ${at(from)} ${y} ${at(to) - at(from)} ${thickness} re f 0 0 0 rg`;
}

const read = async (texts: PdfText[], drawing: string): Promise<string> =>
  finalText(await readBytes(writePdf([{ texts: [...texts, BODY], drawing }])));

describe('text that a bar is drawn through', () => {
  const line = lineOf('Use a fuse of 16 A 10 A only.');

  it('is left out, and the line goes on over the gap', async () => {
    const text = await read([line], barOver(14, 18));
    expect(text).toContain('Use a fuse of 10 A only.');
  });

  it('is left out where the line is set in pieces', async () => {
    const pieces = ['Use a fuse of ', '16 A', ' 10 A only.'];
    let at = 0;
    const texts = pieces.map((text, index): PdfText => {
      const x = LEFT + at * COURIER_WIDTH * SIZE;
      at += text.length;
      return { ...lineOf(text), x, ...(index === 1 && { size: SIZE - 0.01 }) };
    });
    expect(await read(texts, barOver(14, 18))).toContain('Use a fuse of 10 A only.');
  });

  it('is left out as a whole line', async () => {
    const struck = lineOf('Fill in 2 litres of oil.');
    const text = await read([struck, { ...line, y: TOP + 30 }], barOver(0, struck.text.length));
    expect(text).not.toContain('litres');
    expect(text).toContain('16 A 10 A');
  });
});

describe('bars that strike nothing', () => {
  const line = lineOf('Use a fuse of 16 A 10 A only.');
  const bars: [string, string][] = [
    ['underline', barOver(14, 18, { above: -1.2 })],
    ['lie above', barOver(14, 18, { above: 7.4 })],
    ['go on beyond the line', barOver(-4, 60)],
    ['begin and end in between', barOver(15.5, 17)],
    ['end within a word', barOver(6, 8)],
    ['lie under the text as its ground', barOver(14, 18, { above: 3, thickness: 2.4 })],
    ['are drawn in white', barOver(14, 18, { color: '1 1 1' })],
  ];

  it.each(bars)('%s', async (_, drawing) => {
    expect(await read([line], drawing)).toContain(line.text);
  });

  it('leave a lone letter of a drawing', async () => {
    const label = lineOf('R');
    expect(await read([label], barOver(0, 1))).toContain('R');
  });
});
