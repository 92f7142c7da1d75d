import { describe, expect, it } from 'vitest';
import {
  codeBlock,
  figureBlock,
  heading,
  listItem,
  longSentence,
  page,
  paragraphBlock,
  tableBlock,
} from '../testing/blocks.ts';
import { structurePages } from '../testing/structure-pages.ts';

describe('structureManual', () => {
  it('cuts long paragraphs at sentence ends only', () => {
    const text = Array.from({ length: 12 }, () => longSentence(30).replace('word0', 'Word0')).join(' ');
    const { passages } = structurePages([page(1, [heading('About', 0.1), paragraphBlock(text, 0.2)])]);
    expect(passages.length).toBeGreaterThan(1);
    for (const passage of passages) {
      expect(passage.text.split(' ').length).toBeLessThanOrEqual(180);
      expect(passage.text).toMatch(/^Word0.*\.$/);
    }
    expect(passages.map((passage) => passage.text).join(' ')).toBe(text);
  });

  it('keeps a listing with what leads to it and goes on from it, and tells where it stands', () => {
    const before = Array.from({ length: 5 }, () => longSentence(32).replace('word0', 'Word0')).join(' ');
    const { passages } = structurePages([
      page(1, [
        heading('Building', 0.1),
        paragraphBlock(before, 0.2),
        paragraphBlock('To build in a folder of its own, of the name that you have chosen, run', 0.3),
        codeBlock(['cd BUILD', 'make'], 0.4),
        paragraphBlock('and so on, as described below.', 0.5),
      ]),
    ]);
    const last = passages.at(-1);
    expect(passages).toHaveLength(2);
    expect(last?.text).toMatch(/^To build .* run\ncd BUILD\nmake\nand so on/);
    expect(last?.listings?.map(({ start, end }) => last.text.slice(start, end))).toEqual(['cd BUILD\nmake']);
    expect(passages[0]).not.toHaveProperty('listings');
  });

  it('begins a passage with each entry of a list of terms that is long enough', () => {
    const meaning = longSentence(55).replace('word0', 'Word0');
    const entries = (terms: readonly string[], text: string) =>
      terms.flatMap((term, i) => [
        paragraphBlock(term, 0.2 + 0.1 * i),
        paragraphBlock(text, 0.25 + 0.1 * i, 0.15),
      ]);
    const textsOf = (blocks: ReturnType<typeof entries>) =>
      structurePages([page(1, [heading('Commands', 0.1), ...blocks])]).passages.map(({ text }) => text);
    expect(textsOf(entries(['prune', 'purge'], meaning))).toEqual([`prune\n${meaning}`, `purge\n${meaning}`]);
    expect(textsOf(entries(['prune', 'purge'], 'Deletes records.'))).toHaveLength(1);
  });

  it('gives every row of a table its place and joins a table over pages under one header', () => {
    const { passages } = structurePages([
      page(1, [heading('Data', 0.1), tableBlock(['Part', 'Torque'], [['M4', '3 Nm']], 0.8)]),
      page(2, [tableBlock(['Part', 'Torque'], [['M6', '9 Nm']], 0.2)]),
    ]);
    const [table] = passages;
    expect(passages).toHaveLength(1);
    expect(table?.table?.header).toEqual(['Part', 'Torque']);
    expect(table?.table?.rows.map(({ cells }) => cells)).toEqual([
      ['M4', '3 Nm'],
      ['M6', '9 Nm'],
    ]);
    const second = table?.table?.rows[1];
    expect(table?.text.slice(second?.start, second?.end)).toBe('M6\t9 Nm');
    expect(table?.spans.filter((span) => span.page === 2)).toHaveLength(2);
  });

  it('follows the file’s outline and keeps other headings below it', () => {
    const { sections } = structurePages(
      [
        page(1, [heading('1 Safety', 0.1, 2), paragraphBlock('Read this.', 0.2)]),
        page(2, [heading('2 Use', 0.1, 1), heading('Filling', 0.3, 1), paragraphBlock('Fill it.', 0.4)]),
        page(3, [heading('2.1 Emptying', 0.1, 4), paragraphBlock('Empty it.', 0.4)]),
      ],
      [
        { title: 'Safety', level: 1, page: 1 },
        { title: 'Use', level: 1, page: 2 },
        { title: 'Emptying', level: 2, page: 3 },
      ],
    );
    expect(sections.map(({ heading: text, level, path }) => [text, level, path])).toEqual([
      ['1 Safety', 1, []],
      ['2 Use', 1, []],
      ['Filling', 2, ['2 Use']],
      ['2.1 Emptying', 2, ['2 Use']],
    ]);
  });

  it('keeps each chapter on the level of the outline where its number stands in a line of its own', () => {
    const chapter = (n: number, title: string) =>
      page(n, [heading(`Chapter ${n}`, 0.1), heading(title, 0.2), paragraphBlock('Text.', 0.4)]);
    const { sections } = structurePages(
      [
        chapter(1, 'Introduction'),
        page(2, [heading('1.1 About', 0.1), paragraphBlock('More.', 0.2)]),
        chapter(3, 'Installing'),
        chapter(4, 'Use'),
      ],
      [
        { title: 'Introduction', level: 1, page: 1 },
        { title: 'About', level: 2, page: 2 },
        { title: 'Installing', level: 1, page: 3 },
        { title: 'Use', level: 1, page: 4 },
      ],
    );
    expect(sections.map(({ heading: text, path }) => [text, path])).toEqual([
      ['Chapter 1 Introduction', []],
      ['1.1 About', ['Chapter 1 Introduction']],
      ['Chapter 3 Installing', []],
      ['Chapter 4 Use', []],
    ]);
  });

  it('leaves out running heads, page numbers and the list of contents', () => {
    const body = (n: number) =>
      page(n, [
        paragraphBlock('Pump 300 Manual', 0.03),
        paragraphBlock(`Text of page ${n} alone.`, 0.4),
        paragraphBlock(`${n} / 4`, 0.95),
      ]);
    const contents = page(1, [
      heading('Contents', 0.1),
      ...Array.from({ length: 8 }, (_, i) =>
        paragraphBlock(`Chapter ${i} . . . . . . . ${i + 2}`, 0.2 + i * 0.05),
      ),
    ]);
    const { passages } = structurePages([contents, body(2), body(3), body(4)]);
    const text = passages.map((passage) => passage.text).join('\n');
    expect(text).toBe('Text of page 2 alone.\nText of page 3 alone.\nText of page 4 alone.');
  });

  it('leaves out the name of a chapter above its second page, but not the chapter’s own heading', () => {
    const pages = [
      page(1, [heading('2 Safety', 0.1), paragraphBlock('Read this first.', 0.3)]),
      page(2, [paragraphBlock('2 Safety', 0.03), paragraphBlock('Keep children away.', 0.3)]),
    ];
    const { sections, passages } = structurePages(pages);
    expect(sections.map((section) => section.heading)).toEqual(['2 Safety']);
    expect(passages.map(({ text }) => text)).toEqual(['Read this first.\nKeep children away.']);
    const outlined = structurePages(
      [page(1, [paragraphBlock('2 Safety', 0.03), paragraphBlock('Read this first.', 0.3)])],
      [{ title: '2 Safety', level: 1, page: 1 }],
    );
    expect(outlined.passages.map(({ text }) => text).join()).toContain('2 Safety');
  });

  it('reads a step as a step where its type size made it look like a heading', () => {
    const { sections, passages } = structurePages([
      page(1, [
        heading('Rebuilding', 0.1),
        heading('(1) Open the file <dir>/app.exe. You can see the', 0.2, 2, 11, false),
        paragraphBlock('main window.', 0.23, 0.12),
        listItem('(2)', 'Press the button Make.', 0.3, 0.1),
      ]),
    ]);
    expect(sections.map((section) => section.heading)).toEqual(['Rebuilding']);
    const [steps] = passages;
    expect(steps?.steps.map(({ marker }) => marker)).toEqual(['(1)', '(2)']);
    expect(steps?.text).toContain('(1) Open the file <dir>/app.exe. You can see the\nmain window.');
    expect(steps?.spans[0]).toMatchObject({ start: 0, page: 1 });
  });

  it('believes the style of a short heading of Word that ends in a full stop', () => {
    const styled = (text: string, y: number) => heading(text, y, 2, null);
    const { sections } = structurePages([
      page(1, [
        styled('Defining the data to send to the device.', 0.1),
        paragraphBlock('Six signs are sent.', 0.15),
        styled('The device answers each of the signs that are sent to it with one of its own.', 0.2),
      ]),
    ]);
    expect(sections.map((section) => section.heading)).toEqual(['Defining the data to send to the device.']);
  });

  it('takes no formula and no sentence that runs on for a heading', () => {
    const plain = (text: string, y: number) => heading(text, y, 2, 11, false);
    const { sections } = structurePages([
      page(1, [
        heading('Models', 0.1),
        paragraphBlock('The clock bias is estimated.', 0.15),
        plain('• sin r = (x • y) / z2', 0.2),
        heading('() jk : SD (single-difference) between j and k', 0.25),
        plain('The corrected satellite position is computed with', 0.3),
        paragraphBlock('the following approximation.', 0.33),
      ]),
    ]);
    expect(sections.map((section) => section.heading)).toEqual(['Models']);
  });

  it('keeps the caption of a table with the table instead of as a text of its own', () => {
    const { passages } = structurePages([
      page(1, [
        heading('Data', 0.1),
        paragraphBlock('Table 5 Electrical data', 0.15),
        tableBlock(['Voltage', 'Power'], [['230 V', '1400 W']], 0.2),
        paragraphBlock('Table 5 holds for all models that are sold with a plug of type F.'.repeat(2), 0.4),
      ]),
    ]);
    expect(passages.map(({ kind }) => kind)).toEqual(['table', 'text']);
    expect(passages[0]?.context).toBe('Table 5 Electrical data');
  });

  it('ties a figure to its caption and to the text that names it', () => {
    const { passages, figures } = structurePages([
      page(1, [
        heading('Parts', 0.05),
        paragraphBlock('Remove the cover (see Fig. 7).', 0.1),
        heading('Drawings', 0.4),
        figureBlock({ x: 0.2, y: 0.5, width: 0.5, height: 0.2 }),
        paragraphBlock('Fig. 7: Cover and screws', 0.72),
      ]),
    ]);
    expect(figures).toMatchObject([{ label: 'Fig. 7', caption: 'Fig. 7: Cover and screws', page: 1 }]);
    expect(passages[0]?.figures).toEqual([0]);
    expect(passages[0]?.context).toContain('Cover and screws');
  });

  it('marks the printed line of every quoted word, also where a hyphen was healed', () => {
    const lines = [
      { text: 'Press the emer-', box: { x: 0.1, y: 0.2, width: 0.3, height: 0.02 } },
      { text: 'gency button.', box: { x: 0.1, y: 0.22, width: 0.3, height: 0.02 } },
    ];
    const { passages } = structurePages([
      page(1, [
        {
          kind: 'paragraph',
          text: 'Press the emergency button.',
          lines,
          box: null,
          fontSize: 10,
          bold: false,
        },
      ]),
    ]);
    const [passage] = passages;
    expect(passage?.spans.map(({ start, end }) => passage.text.slice(start, end))).toEqual([
      'Press the emer',
      'gency button.',
    ]);
  });

  it('understands an empty document as one without sections', () => {
    expect(structurePages([page(1, [])])).toMatchObject({ sections: [], passages: [], figures: [] });
  });
});
