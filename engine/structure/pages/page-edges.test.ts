import { describe, expect, it } from 'vitest';
import { heading, listItem, page, paragraphBlock, pdfDocument, tableBlock } from '../../testing/blocks.ts';
import { structureManual } from '../structure-manual.ts';
import { createPageNumberTest } from './page-numbers.ts';
import { stripRunningLines } from './running-lines.ts';

const textsOf = (pages: ReturnType<typeof stripRunningLines>) =>
  pages.map(({ blocks }) => blocks.map(({ text }) => text).join(' | '));

describe('a number at the end of a page', () => {
  const pageOf = (number: number, printed: string) =>
    page(number, [paragraphBlock(`Text of page ${number}.`, 0.4), paragraphBlock(printed, 0.84)]);

  it('is its page number where it counts with the pages, deep in the page too', () => {
    const pages = [1, 2, 3, 4].map((number) => pageOf(number, String(number + 10)));
    expect(textsOf(stripRunningLines(pages))).toEqual(
      [1, 2, 3, 4].map((number) => `Text of page ${number}.`),
    );
  });

  it('is its page number where the parser has kept that of few pages', () => {
    const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) =>
      number > 9 ? pageOf(number, String(number)) : page(number, [paragraphBlock('Text.', 0.4)]),
    );
    expect(textsOf(stripRunningLines(pages)).slice(9)).toEqual([
      'Text of page 10.',
      'Text of page 11.',
      'Text of page 12.',
    ]);
  });

  it('is its page number with the name of a chapter on either side', () => {
    const feet = ['21_ Safety', 'The parts _22', '23 | Use', 'Care – 24'];
    const pages = feet.map((foot, index) => pageOf(index + 1, foot));
    expect(textsOf(stripRunningLines(pages))).toEqual(feet.map((_, index) => `Text of page ${index + 1}.`));
  });

  it('is text with words where no sign parts them, in a heading, and where it does not count', () => {
    const feet = ['21 litres', '22 litres', '23 litres', '24 litres'];
    const headings = feet.map((_, index) =>
      page(index + 1, [heading(`${index + 1} – Part ${'I'.repeat(index + 1)}`, 0.1)]),
    );
    const others = ['Pump | 15', 'Tank | 2', 'Mains | 230', 'Cable | 1'].map((foot, index) =>
      pageOf(index + 1, foot),
    );
    for (const pages of [feet.map((foot, index) => pageOf(index + 1, foot)), headings, others]) {
      const isPageNumber = createPageNumberTest(pages);
      expect(pages.some((of) => of.blocks.some((block) => isPageNumber(block, of)))).toBe(false);
    }
  });

  it('is text where it does not', () => {
    const pages = ['7', '230', '9', '12'].map((printed, index) => pageOf(index + 1, printed));
    const isPageNumber = createPageNumberTest(pages);
    expect(pages.some((of) => of.blocks.some((block) => isPageNumber(block, of)))).toBe(false);
  });
});

describe('the name of a chapter above its pages', () => {
  const pageOf = (number: number, head: string, top = 0.05) =>
    page(number, [paragraphBlock(head, top), paragraphBlock(`Text of page ${number}.`, 0.4)]);
  const long = [1, 2, 3, 4].map((number) => pageOf(number, 'Cleaning'));

  it('is a running head where other pages have theirs, though it comes back once only', () => {
    const pages = [...long, pageOf(5, 'Warranty'), pageOf(6, 'Warranty')];
    expect(textsOf(stripRunningLines(pages)).slice(4)).toEqual(['Text of page 5.', 'Text of page 6.']);
  });

  it('is text where it stands at a place of its own', () => {
    const pages = [...long, pageOf(5, 'Keep the receipt.', 0.08), pageOf(6, 'Ask the dealer.', 0.09)];
    expect(textsOf(stripRunningLines(pages)).slice(4)).toEqual([
      'Keep the receipt. | Text of page 5.',
      'Ask the dealer. | Text of page 6.',
    ]);
  });
});

describe('a table at the end of a page', () => {
  it('loses the running foot that was taken for its last row', () => {
    const foot = (number: number) => [
      paragraphBlock('Pump 300', 0.94),
      paragraphBlock(`${number} of 9`, 0.94, 0.3),
    ];
    const others = [1, 2, 3].map((number) =>
      page(number, [paragraphBlock(`Text of page ${number}.`, 0.4), ...foot(number)]),
    );
    const table = tableBlock(
      ['Part', 'Torque'],
      [
        ['M4', '3 Nm'],
        ['Pump 300', '4 of 9'],
      ],
      0.9,
    );
    const [last] = stripRunningLines([...others, page(4, [table])]).slice(3);
    expect(last?.blocks).toMatchObject([
      { kind: 'table', text: 'Part Torque M4 3 Nm', rows: [[{ text: 'M4' }, {}]] },
    ]);
  });
});

describe('a term', () => {
  it('stands in the passage of what it introduces', () => {
    const long = (words: number) => `${Array.from({ length: words }, () => 'word').join(' ')}.`;
    const blocks = [heading('Parts', 0.1), paragraphBlock(long(120), 0.2), paragraphBlock('Boiler', 0.5)];
    const { passages } = structureManual({
      document: pdfDocument(1),
      pages: [page(1, [...blocks, paragraphBlock(long(80), 0.55), listItem('•', 'It is hot.', 0.8)])],
    });
    expect(passages.map(({ text }) => text.split('\n')[0])).toEqual([long(120), 'Boiler']);
  });
});

describe('a tab in the margin', () => {
  const pageOf = (number: number, tab: string, x: number) => {
    const block = heading(tab, 0.3);
    const box = { x, y: 0.3, width: 0.04, height: 0.05 };
    return page(number, [{ ...block, box }, paragraphBlock(`Text of page ${number}.`, 0.5)]);
  };
  const texts = [1, 2, 3].map((number) => `Text of page ${number}.`);

  it.each([
    ['right', 0.94],
    ['left', 0.02],
  ])('is none of the text, on the %s', (_, x) => {
    const pages = [1, 2, 3].map((number) => pageOf(number, 'EN', x));
    expect(textsOf(stripRunningLines(pages))).toEqual(texts);
  });

  it('is text where it stands once, where it is a number, and where it stands in the column', () => {
    const once = [1, 2, 3].map((number) => pageOf(number, `Lid ${'ABC'[number - 1]}`, 0.94));
    const numbers = [1, 2, 3].map((number) => pageOf(number, `${number}`, 0.02));
    const inside = [1, 2, 3].map((number) => pageOf(number, 'EN', 0.5));
    for (const pages of [once, numbers, inside])
      expect(textsOf(stripRunningLines(pages)).every((text) => text.includes(' | '))).toBe(true);
  });
});
