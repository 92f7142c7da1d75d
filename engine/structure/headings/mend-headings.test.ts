import { describe, expect, it } from 'vitest';
import type { Block, ReadPage } from '../../document/pages.ts';
import { figureBlock, heading, page, paragraphBlock, pdfDocument } from '../../testing/blocks.ts';
import { structureManual } from '../structure-manual.ts';

function headingsOf(...pages: ReadPage[]): string[] {
  const { sections } = structureManual({ document: pdfDocument(pages.length), pages });
  return sections.map((section) => section.heading);
}

const bold = (text: string, y: number): Block => ({
  ...(paragraphBlock(text, y, 0.1, 9) as Extract<Block, { kind: 'paragraph' }>),
  bold: true,
});

const text = (y: number) => paragraphBlock('This is the text of the section and it is long enough.', y);

describe('bold lines smaller than the text', () => {
  it('are headings where most of them stand like headings', () => {
    const parts = ['Pump', 'Boiler', 'Grinder'].flatMap((name, i) => [
      bold(name, 0.2 + i * 0.2),
      text(0.25 + i * 0.2),
    ]);
    expect(headingsOf(page(1, [heading('Parts', 0.1), ...parts]))).toEqual([
      'Parts',
      'Pump',
      'Boiler',
      'Grinder',
    ]);
  });

  it('are none where they stand in the text, or are few', () => {
    const close = ['Pump', 'Boiler', 'Grinder'].flatMap((name, i) => [
      text(0.2 + i * 0.2),
      bold(name, 0.22 + i * 0.2),
    ]);
    expect(headingsOf(page(1, [heading('Parts', 0.1), ...close]))).toEqual(['Parts']);
    expect(headingsOf(page(1, [heading('Parts', 0.1), bold('Pump', 0.3), text(0.35)]))).toEqual(['Parts']);
  });
});

describe('a heading', () => {
  it('over two lines is one, where the second has no number of its own', () => {
    const lines = [heading('3 Using the', 0.1), heading('Grinder', 0.118), text(0.2), heading('4 Care', 0.4)];
    expect(headingsOf(page(1, [...lines, text(0.5)]))).toEqual(['3 Using the Grinder', '4 Care']);
  });

  it('goes on behind a word that no title ends with', () => {
    const lines = [heading('CLEANING AND', 0.1), heading('MAINTENANCE', 0.132), text(0.2)];
    expect(headingsOf(page(1, lines))).toEqual(['CLEANING AND MAINTENANCE']);
    for (const whole of ['SWITCHING ON', 'TYPE A', 'CLEANING']) {
      const two = [heading(whole, 0.1), heading('MAINTENANCE', 0.132), text(0.2)];
      expect(headingsOf(page(1, two))).toEqual([whole, 'MAINTENANCE']);
    }
  });

  it('is none beside another: names of columns stand so', () => {
    const names = [heading('Part', 0.2), heading('Torque', 0.2), text(0.3)];
    expect(headingsOf(page(1, [heading('Data', 0.1), ...names]))).toEqual(['Data']);
  });

  it('is only the title on a front page', () => {
    const front = [
      heading('Pump 300', 0.2, 1, 30),
      heading('Manual', 0.3, 1, 20),
      heading('www.pump.example', 0.8, 1, 14),
    ];
    expect(headingsOf(page(1, front), page(2, [heading('Use', 0.1), text(0.2)]))).toEqual([
      'Pump 300',
      'Use',
    ]);
  });
});

describe('a line somewhat larger than the text', () => {
  const line = (words: string, y: number, size = 11) => heading(words, y, 2, size, false);

  it('is a step where it follows another with nothing below that', () => {
    const steps = ['1. Open the lid', '2. Take out the tank', '3. Rinse it'];
    const picture = figureBlock({ x: 0.1, y: 0.24, width: 0.2, height: 0.03 });
    const [first, ...others] = steps.map((words, i) => line(words, 0.2 + i * 0.08));
    const blocks = [heading('Care', 0.1), text(0.15), ...(first ? [first, picture] : []), ...others];
    expect(headingsOf(page(1, blocks))).toEqual(['Care']);
    const chapters = steps.flatMap((words, i) => [line(words, 0.2 + i * 0.2), text(0.25 + i * 0.2)]);
    expect(headingsOf(page(1, chapters))).toEqual(steps);
  });

  it('is text where its type is used for sentences', () => {
    const instructions = ['Pull the plug first', 'Press the button.', 'Wait for the lamp.'];
    const set = (size: number) => [
      heading('Care', 0.1, 1, 20),
      ...instructions.flatMap((words, i) => [line(words, 0.2 + i * 0.2, size), text(0.25 + i * 0.2)]),
    ];
    expect(headingsOf(page(1, set(11)))).toEqual(['Care']);
    expect(headingsOf(page(1, set(14)))).toEqual(['Care', 'Pull the plug first']);
    const titles = ['Filter', 'Tank', 'Press the button.'].flatMap((words, i) => [
      line(words, 0.2 + i * 0.2),
      text(0.25 + i * 0.2),
    ]);
    expect(headingsOf(page(1, titles))).toEqual(['Filter', 'Tank']);
  });
});

describe('the level of a heading', () => {
  const levelsOf = (...pages: ReadPage[]) =>
    structureManual({ document: pdfDocument(pages.length), pages }).sections.map(({ level }) => level);

  it('is below the numbered ones of its size, where most have numbers', () => {
    const parts = ['1 Use', '1.1 Filling', 'By hand', '1.2 Emptying', '1.3 Drying'];
    const blocks = parts.flatMap((title, i) => [
      heading(title, 0.1 + i * 0.15, 1, i === 0 ? 18 : 14),
      text(0.15 + i * 0.15),
    ]);
    expect(levelsOf(page(1, blocks))).toEqual([1, 2, 3, 2, 2]);
  });

  it('is not above that of larger ones where its numbers are those of a list', () => {
    const features = ['1. Saves water', '2. Dries with air'].map((title, i) =>
      heading(title, 0.2 + i * 0.2, 1, 12),
    );
    const chapter = (title: string, ...parts: [string, number][]) => [
      heading(title, 0.05, 1, 30),
      ...parts.flatMap(([name, size], i) => [heading(name, 0.2 + i * 0.2, 1, size), text(0.25 + i * 0.2)]),
    ];
    const pages = [
      page(1, [heading('Features', 0.05, 1, 30), ...features.flatMap((title) => [title, text(0.7)])]),
      page(2, chapter('Use', ['Filling', 16], ['Child lock', 12])),
      page(3, chapter('Care', ['Cleaning', 16], ['With a cloth', 12], ['Drying', 16])),
    ];
    expect(levelsOf(...pages)).toEqual([1, 2, 2, 1, 2, 3, 1, 2, 3, 2]);
  });
});
