import { describe, expect, it } from 'vitest';
import type { Block, ReadPage } from '../../document/pages.ts';
import {
  figureBlock,
  heading,
  listItem,
  page,
  paragraphBlock,
  pdfDocument,
  tableBlock,
} from '../../testing/blocks.ts';
import { structureManual } from '../structure-manual.ts';

function structure(pages: ReadPage[], outline: Parameters<typeof pdfDocument>[1] = []) {
  return structureManual({ document: pdfDocument(pages.length, outline), pages });
}

/** A block in a column `width` wide, as a share of the page. */
function inColumn(block: Block, width: number): Block {
  const narrow = (box: Block['box']) => box && { ...box, width };
  return {
    ...block,
    box: narrow(block.box),
    lines: block.lines.map((line) => ({ ...line, box: narrow(line.box) })),
  };
}

describe('a text that goes on at the top of the next column', () => {
  const left = inColumn(listItem('1.', 'Turn the wheel until the', 0.9), 0.35);

  it('is one, also past a picture', () => {
    const right = inColumn(paragraphBlock('lamp is green.', 0.1, 0.55), 0.35);
    const picture = figureBlock({ x: 0.55, y: 0.05, width: 0.3, height: 0.04 });
    const { passages } = structure([page(1, [heading('Use', 0.05), left, picture, right])]);
    expect(passages.map(({ text }) => text)).toEqual(['1. Turn the wheel until the lamp is green.']);
  });

  it('is none when it stands below or begins a sentence', () => {
    const below = inColumn(paragraphBlock('lamp is green.', 0.95, 0.55), 0.35);
    const sentence = inColumn(paragraphBlock('The lamp is green.', 0.1, 0.55), 0.35);
    for (const next of [below, sentence]) {
      const { passages } = structure([page(1, [heading('Use', 0.05), left, next])]);
      expect(passages.map(({ text }) => text).join('\n')).toContain('until the\n');
    }
  });
});

describe('a title that the list of contents names', () => {
  const titles = ['1. Safety', '2. Use', 'Figure 1. Parts', '3. Care', 'Spare parts', 'Tank'];
  const contents = page(1, [
    heading('Contents', 0.05),
    ...titles.map((title, index) => paragraphBlock(`${title} ........ ${index + 2}`, 0.1 + index * 0.05)),
  ]);
  const text = paragraphBlock('The pump is a pump.', 0.5);
  const pages = [
    contents,
    page(2, [listItem('1.', 'SAFETY', 0.1), text]),
    page(3, [heading('2. Use', 0.1), text, listItem('2.', 'Use', 0.7)]),
    page(4, [paragraphBlock('Figure 1. Parts', 0.1), text, paragraphBlock('Spare parts', 0.6), text]),
    page(5, [listItem('•', 'Tank', 0.1), text, listItem('•', 'Tank', 0.6)]),
  ];
  const headings = (outline: Parameters<typeof structure>[1] = []) =>
    structure(pages, outline).sections.map((section) => section.heading);

  it('is a heading whatever it looks like, unless something else heads that section', () => {
    expect(headings()).toEqual(['1. SAFETY', '2. Use', 'Spare parts']);
  });

  it('is below headings in larger type', () => {
    expect(structure(pages).sections.at(-1)).toMatchObject({ heading: 'Spare parts', path: ['2. Use'] });
  });

  it('is none where the file has an outline', () => {
    const outline = titles.slice(0, 3).map((title, index) => ({ title, level: 1, page: index + 2 }));
    expect(headings(outline)).toEqual(['1. SAFETY', '2. Use', 'Figure 1. Parts']);
  });
});

describe('a list of contents without page numbers', () => {
  const titles = ['Safety', 'Parts', 'Use', 'Care', 'Faults', 'Disposal'];
  const chapters = titles.map((title, index) =>
    page(index + 2, [heading(title, 0.1), paragraphBlock(`All about ${title.toLowerCase()}.`, 0.3)]),
  );
  const entries = titles.map((title, index) => listItem('•', title, 0.1 + index * 0.05));

  it('is left out of a page that has text as well', () => {
    const first = page(1, [...entries, paragraphBlock('Thank you for buying this pump.', 0.7)]);
    const { passages } = structure([first, ...chapters]);
    expect(passages[0]?.text).toBe('Thank you for buying this pump.');
  });

  it('is left out where its columns were read as text and a table', () => {
    const four = titles.slice(0, 4);
    const lines = four.flatMap((title, i) => paragraphBlock(title, 0.1 + i * 0.02).lines);
    const columns = { ...paragraphBlock(four.join(' '), 0.1), lines };
    const rest = titles.slice(4).map((title, i) => paragraphBlock(title, 0.5 + i * 0.05));
    const { passages } = structure([page(1, [heading('Pump P2', 0.01), columns, ...rest]), ...chapters]);
    expect(passages.map(({ page: at }) => at)).not.toContain(1);
  });

  it('is left out where two columns of it were read across, so that their pages do not rise', () => {
    const across = [1, 2, 3, 4].flatMap((i) => [
      paragraphBlock(`Left ${i} 3`, 0.1 * i),
      paragraphBlock(`Right ${i}`, 0.1 * i + 0.03),
      paragraphBlock('2', 0.1 * i + 0.06),
    ]);
    const { passages } = structure([page(1, [heading('Índice', 0.01), ...across]), ...chapters]);
    expect(passages.map(({ page: at }) => at)).not.toContain(1);
  });

  it('is left out where numbers and titles were read as a table', () => {
    const numbered = titles.map((title, i) =>
      page(i + 2, [
        heading(`${i + 1} ${title}`, 0.1),
        paragraphBlock(`All about ${title.toLowerCase()}.`, 0.3),
      ]),
    );
    const list = tableBlock(
      ['Chapter', 'Subject'],
      titles.map((title, i) => [`${i + 1}`, title]),
      0.1,
    );
    const faults = tableBlock(
      ['Lamp', 'Meaning'],
      [
        ['red', 'No water'],
        ['blue', 'Ready'],
      ],
      0.6,
    );
    const first = page(1, [list, heading('Lamps', 0.5), faults]);
    const { passages } = structure([first, ...numbered]);
    expect(passages.filter(({ kind }) => kind === 'table').map(({ text }) => text)).toEqual([
      'Lamp\tMeaning\nred\tNo water\nblue\tReady',
    ]);
  });

  it('is none when it names a few sections only', () => {
    const first = page(1, [...entries.slice(0, 3), paragraphBlock('These are important.', 0.7)]);
    const { passages } = structure([first, ...chapters]);
    expect(passages[0]?.text).toContain('• Safety');
  });
});

describe('a heading at the top of a column or page', () => {
  const numbered = (place: number) => heading(`3.${place} Release ${place}`, 0.05);
  const text = (place: number) => paragraphBlock(`This is new in release ${place} of it.`, 0.3);

  it('is no running head although others like it stand there', () => {
    const pages = [1, 2, 3].map((place) => page(place, [numbered(place), text(place)]));
    expect(structure(pages).sections.map((section) => section.heading)).toEqual(
      [1, 2, 3].map((place) => `3.${place} Release ${place}`),
    );
  });

  it('is one when it comes back word by word', () => {
    const pages = [1, 2, 3].map((place) => page(place, [numbered(1), text(place)]));
    expect(structure(pages).sections.map((section) => section.heading)).not.toContain('3.1 Release 1');
  });
});

describe('an entry of the outline', () => {
  it('is found by its number where titles come back', () => {
    const pages = [
      page(1, [
        heading('4.1 Data', 0.2),
        paragraphBlock('Of the pump.', 0.3),
        paragraphBlock('4.2 Data', 0.5),
      ]),
      page(2, [
        paragraphBlock('Of the boiler.', 0.2),
        heading('4.3 Data', 0.5),
        paragraphBlock('Of it all.', 0.6),
      ]),
    ];
    const { sections } = structure(pages, [
      { title: '4.1 Data', level: 1, page: 1 },
      { title: '4.2 Data', level: 1, page: 1 },
      { title: '4.3 Data', level: 1, page: 2 },
    ]);
    expect(sections.map((section) => section.heading)).toEqual(['4.1 Data', '4.2 Data', '4.3 Data']);
  });
});
