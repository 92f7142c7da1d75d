import { describe, expect, it } from 'vitest';
import type { Block } from '../document/pages.ts';
import {
  heading,
  listItem,
  longSentence,
  page,
  paragraphBlock,
  pdfDocument,
  tableBlock,
} from '../testing/blocks.ts';
import { structurePages } from '../testing/structure-pages.ts';
import { structureManual } from './structure-manual.ts';

describe('structureManual, of procedures and their warnings', () => {
  it('keeps a warning whole, apart and tied to the steps of its section', () => {
    const { passages } = structurePages([
      page(1, [
        heading('Replacing the fuse', 0.1),
        paragraphBlock('WARNING', 0.15),
        paragraphBlock('Risk of electric shock. Pull the mains plug first.', 0.17),
        listItem('1.', 'Open the lid.', 0.25),
        listItem('2.', 'Take out the fuse.', 0.28),
      ]),
    ]);
    const warning = passages.find(({ kind }) => kind === 'warning');
    const steps = passages.find(({ kind }) => kind === 'steps');
    expect(warning?.level).toBe('warning');
    expect(warning?.text).toBe('WARNING\nRisk of electric shock. Pull the mains plug first.');
    expect(steps?.warnings).toEqual([warning?.ordinal]);
    expect(steps?.text).not.toContain('shock');
  });

  it('does not carry a warning from one end of a long section to the other, unless it opens that', () => {
    const chapters = Array.from({ length: 12 }, (_, i) => [
      paragraphBlock('Do this:', 0.1 + i * 0.07),
      listItem('1.', `Open lid ${i}.`, 0.12 + i * 0.07),
      listItem('2.', `Close lid ${i}.`, 0.14 + i * 0.07),
    ]).flat();
    const warning = [
      paragraphBlock('WARNING', 0.94),
      paragraphBlock('Risk of electric shock. Pull the mains plug first.', 0.96),
    ];
    const governed = (blocks: Block[]) =>
      structurePages([page(1, [heading('Lids', 0.05), ...blocks])])
        .passages.filter(({ kind }) => kind === 'steps')
        .map(({ warnings }) => warnings.length);
    expect(governed([...warning, ...chapters])).toEqual(Array(12).fill(1));
    const behind = governed([...chapters, ...warning]);
    expect(behind[0]).toBe(0);
    expect(behind.at(-1)).toBe(1);
  });

  it('leaves the words on a drawing out of the step above it', () => {
    const label = (text: string, y: number): Block => paragraphBlock(text, y, 0.3, 8);
    const { passages } = structurePages([
      page(1, [
        heading('Frothing milk', 0.1),
        listItem('1.', 'Dip the tip into the milk (Fig. 7).', 0.15),
        listItem('2.', 'Close the knob.', 0.18),
        label('5 mm deep', 0.24),
        label('2', 0.27),
        paragraphBlock('Fig. 7 Frothing: 1 drawing air, 2 turning the milk', 0.33),
        listItem('3.', 'Wipe the wand.', 0.36),
      ]),
    ]);
    expect(passages.map(({ kind, text }) => [kind, text])).toEqual([
      [
        'steps',
        '1. Dip the tip into the milk (Fig. 7).\n2. Close the knob.\nFig. 7 Frothing: 1 drawing air, 2 turning the milk\n3. Wipe the wand.',
      ],
      ['text', '5 mm deep\n2'],
    ]);
  });

  it('takes a bold line that names a danger for the label of the text below, not for a heading', () => {
    const { passages, sections } = structurePages([
      page(1, [
        heading('Replacing the fuse', 0.1),
        heading('WARNING – Risk of electric shock', 0.15, 2, 10),
        paragraphBlock('Pull the mains plug first.', 0.17),
        listItem('1.', 'Open the lid.', 0.25),
        listItem('2.', 'Take out the fuse.', 0.28),
      ]),
    ]);
    const warning = passages.find(({ kind }) => kind === 'warning');
    expect(sections.map((section) => section.heading)).toEqual(['Replacing the fuse']);
    expect(warning?.text).toBe('WARNING – Risk of electric shock\nPull the mains plug first.');
    expect(passages.find(({ kind }) => kind === 'steps')?.warnings).toEqual([warning?.ordinal]);
  });

  it('reads a table that numbers sentences as the steps they are, but no other table', () => {
    const { passages } = structurePages([
      page(1, [
        heading('Replacing the fuse', 0.1),
        tableBlock(
          ['Step', 'Action'],
          [
            ['1', 'Open the lid.'],
            ['2', 'Take out the fuse.'],
            ['3', 'Put in a new one.'],
          ],
          0.2,
        ),
        heading('Parts', 0.5),
        tableBlock(
          ['No.', 'Part'],
          [
            ['1', 'Lid with handle'],
            ['2', 'Fuse of 2 A'],
            ['3', 'Main circuit board'],
          ],
          0.6,
        ),
      ]),
    ]);
    expect(passages.map(({ kind }) => kind)).toEqual(['steps', 'table']);
    expect(passages[0]?.text).toBe('1 Open the lid.\n2 Take out the fuse.\n3 Put in a new one.');
  });

  it('gives a chapter’s opening warning to the procedures of its sub-sections, but not its notes', () => {
    const { passages } = structurePages([
      page(1, [
        heading('3 Service', 0.1),
        paragraphBlock('Danger: high voltage inside the housing.', 0.15),
        paragraphBlock('Note: keep the manual.', 0.2),
        heading('3.1 Cleaning', 0.3, 2, 13),
        listItem('1.', 'Switch off.', 0.35),
        listItem('2.', 'Wipe.', 0.38),
      ]),
    ]);
    const steps = passages.find(({ kind }) => kind === 'steps');
    const governing = steps?.warnings.map((ordinal) => passages[ordinal]?.level);
    expect(governing).toEqual(['danger']);
  });

  it('keeps the steps below a step in the procedure where the file tells levels instead of places', () => {
    const item = (marker: string, text: string, level = 0): Block => ({
      ...{ kind: 'list-item', text, lines: [{ text, box: null }], box: null },
      ...{ ordered: true, marker, level },
    });
    const blocks: Block[] = [
      { ...heading('Connecting water', 0), box: null, lines: [{ text: 'Connecting water', box: null }] },
      item('1.', 'Pull the plug.'),
      item('2.', 'Flush the supply:'),
      item('a.', 'Open the valve.', 1),
      item('b.', 'Close the valve.', 1),
      item('3.', 'Check all joints.'),
    ];
    const document = { ...pdfDocument(1), format: 'docx' as const, paged: false };
    const { passages } = structureManual({ document, pages: [page(1, blocks)] });
    expect(passages.map(({ steps }) => steps.map(({ marker, level }) => `${marker}${level}`))).toEqual([
      ['1.0', '2.0', 'a.1', 'b.1', '3.0'],
    ]);
  });

  it('follows a procedure over a page break and past a paragraph that belongs to a step', () => {
    const { passages } = structurePages([
      page(1, [
        heading('Starting', 0.1),
        paragraphBlock('Proceed as follows:', 0.2),
        listItem('1.', 'Open the valve.', 0.8),
        listItem('2.', 'Wait until the lamp is green.', 0.85),
      ]),
      page(2, [
        paragraphBlock('This takes a minute.', 0.15, 0.15),
        listItem('3.', 'Press START.', 0.2),
        paragraphBlock('The pump runs.', 0.4),
      ]),
    ]);
    const steps = passages.filter(({ kind }) => kind === 'steps');
    expect(steps).toHaveLength(1);
    const [procedure] = steps;
    expect(procedure?.steps.map(({ marker }) => marker)).toEqual(['1.', '2.', '3.']);
    expect(procedure?.steps.map(({ start, end }) => procedure.text.slice(start, end))).toEqual([
      'Open the valve.',
      'Wait until the lamp is green.\nThis takes a minute.',
      'Press START.',
    ]);
    expect(procedure).toMatchObject({ page: 1, pageEnd: 2, context: 'Proceed as follows:' });
  });

  it('keeps every step of two procedures with a line of text between them', () => {
    const list = (y: number, steps: string[]) =>
      steps.map((text, i) => listItem(`${i + 1}.`, text, y + i * 0.03));
    const { passages } = structurePages([
      page(1, [
        heading('Writing the disk', 0.1),
        ...list(0.15, ['Insert the disk.', 'Press WRITE.', 'Wait.']),
        paragraphBlock('Writing it on a tablet', 0.3),
        ...list(0.35, ['Open the menu.', 'Choose the disk.', 'Press START.', 'Close the menu.']),
      ]),
    ]);
    const procedures = passages.filter(({ kind }) => kind === 'steps');
    expect(procedures.map(({ steps }) => steps.length)).toEqual([3, 4]);
    expect(procedures[1]?.text).toMatch(/^1\. Open the menu/);
  });

  it('begins another procedure where the numbers begin again', () => {
    const { passages } = structurePages([
      page(1, [
        heading('Valves', 0.1),
        ...[1, 2].map((n) => listItem(`${n}.`, `Close valve ${n}.`, 0.1 + n * 0.05)),
        ...[1, 2].map((n) => listItem(`${n}.`, `Open valve ${n}.`, 0.3 + n * 0.05)),
      ]),
    ]);
    expect(passages.map(({ steps }) => steps.length)).toEqual([2, 2]);
  });

  it('cuts a long procedure between steps into parts that know their beginning', () => {
    const items = Array.from({ length: 8 }, (_, i) => listItem(`${i + 1}.`, longSentence(50), 0.1 + i * 0.1));
    const { passages } = structurePages([page(1, [heading('Setup', 0.05), ...items])]);
    const parts = passages.filter(({ kind }) => kind === 'steps');
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.flatMap(({ steps }) => steps.map(({ marker }) => marker))).toEqual(
      items.map((_, i) => `${i + 1}.`),
    );
    expect(new Set(parts.map(({ continues }) => continues))).toEqual(new Set([parts[0]?.ordinal]));
  });
});
