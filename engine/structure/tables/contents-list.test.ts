import { describe, expect, it } from 'vitest';
import { heading, page, paragraphBlock, tableBlock } from '../../testing/blocks.ts';
import { structurePages } from '../../testing/structure-pages.ts';

const TITLES = ['Safety', 'Parts', 'Filling', 'Brewing', 'Cleaning', 'Faults', 'Disposal'];

/** Pages of the passages of a manual whose first page has these lines under this heading. */
function pagesOfText(name: string, lines: readonly string[]): Array<number | null> {
  const first = [
    heading(name, 0.05),
    ...lines.map((line, index) => paragraphBlock(line, 0.1 + index * 0.03)),
  ];
  const second = [heading('Use', 0.1), paragraphBlock('It is used in a dry room.', 0.3)];
  const { passages } = structurePages([page(1, first), page(2, second)]);
  return passages.map(({ page: at }) => at);
}

describe('a list of contents', () => {
  it.each([
    ['pages of a language', 'Contents', (title: string, i: number) => `${title} EN-${i + 2}`],
    ['the same under a name of its own', 'Pump P2', (title: string, i: number) => `${title} EN-${i + 2}`],
    ['pages of chapters', 'Contents', (title: string, i: number) => `${title} ${i + 1}-${2 * i}`],
    ['pages before the titles', 'Contents', (title: string, i: number) => `${2 * i + 3} ${title}`],
  ])('is left out with %s', (_, name, line) => {
    expect(pagesOfText(name, TITLES.map(line))).toEqual([2]);
  });

  it('is left out of a page with text where its entries lead to a page of a language', () => {
    const entries = TITLES.slice(0, 2).map((title, i) => `${title} ........ DE-${i + 2}`);
    const text = ['Thank you for buying this pump.', 'It lasts.', 'We made it.', 'Have fun.'];
    expect(pagesOfText('Pump P2', [...entries, ...text])).toContain(1);
    const { passages } = structurePages([
      page(1, [
        heading('Pump P2', 0.05),
        ...[...entries, ...text].map((line, i) => paragraphBlock(line, 0.1 + i * 0.05)),
      ]),
    ]);
    expect(passages.map((passage) => passage.text).join('\n')).not.toContain('DE-');
  });

  it.each([
    ['parts that are counted', 'Contents', (title: string, i: number) => `${i + 1} ${title}`],
    ['things and how many of them', 'Contents', (title: string, i: number) => `${i > 4 ? 2 : 1} ${title}`],
    ['numbers before names elsewhere', 'Spare parts', (title: string, i: number) => `${2 * i + 3} ${title}`],
    ['parts that are counted behind their names', 'Parts', (title: string, i: number) => `${title} ${i + 1}`],
    ['ranges', 'Settings', (title: string, i: number) => `${title} ${i + 1}-${2 * i}`],
    ['parts of which some are named', 'Parts', (title: string, i: number) => `${title} ${3 * i + 1}`],
    ['parts behind leaders', 'Parts', (title: string, i: number) => `${title} ........ ${i + 1}`],
    ['torques behind leaders', 'Torques', (title: string, i: number) => `${title} ...... ${90 - 7 * i}`],
    ['values that rise', 'Speeds', (title: string, i: number) => `Level ${title} has ${200 * i + 100}`],
    ['values behind commas', 'Setting', (title: string, i: number) => `${title}, ${(i * 37) % 60}`],
  ])('is none of %s', (_, name, line) => {
    expect(pagesOfText(name, TITLES.map(line))).toContain(1);
  });

  it('is left out under no known name where its titles head other pages', () => {
    const chapters = TITLES.map((title, index) =>
      page(index + 2, [heading(title, 0.1), paragraphBlock(`All about ${title.toLowerCase()}.`, 0.3)]),
    );
    for (const leaders of [' ', ' ........ ']) {
      const entries = TITLES.map((title, index) =>
        paragraphBlock(`${title}${leaders}${index + 2}`, 0.1 + index * 0.03),
      );
      const { passages } = structurePages([page(1, [heading('Pump P2', 0.05), ...entries]), ...chapters]);
      expect(passages.map(({ page: at }) => at)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    }
  });

  it('is an index under no known name where its entries follow the alphabet', () => {
    const words = 'belt,chain,cover,drain,filter,fuse,gasket,hose,lamp,nozzle,pump,valve'.split(',');
    const entries = words.map((word, index) => `${word}, ${(index * 17) % 40}`);
    expect(pagesOfText('A to Z', entries)).toEqual([2]);
  });

  it('is left out with pages before its titles where these head other pages, whatever it is called', () => {
    const rows = TITLES.map((title, index) => [`${2 * index + 2}`, title]);
    const chapters = TITLES.map((title, index) =>
      page(index + 2, [heading(title, 0.1), paragraphBlock(`All about ${title.toLowerCase()}.`, 0.3)]),
    );
    const { passages } = structurePages([
      page(1, [heading('Pump P2', 0.05), tableBlock([], rows, 0.1)]),
      ...chapters,
    ]);
    expect(passages.map(({ page: at }) => at)).not.toContain(1);
  });
});
