import { expect, it } from 'vitest';
import type { Passage, Section } from '../../../engine/document/manual.ts';
import { editionContent } from './edition-content.ts';

const SECTION: Section = { ordinal: 0, level: 1, heading: 'Cleaning', path: [], page: 3, pageEnd: 3 };
const passage = (parts: Partial<Passage>): Passage => ({
  ...{ ordinal: 0, section: 0, kind: 'text', heading: 'Cleaning', path: [], text: '', context: '' },
  ...{ page: 3, pageEnd: 3, spans: [], steps: [], table: null, level: null },
  ...{ warnings: [], figures: [], continues: null },
  ...parts,
});
const blocksOf = (parts: Partial<Passage>) => editionContent([SECTION], [passage(parts)])[0]?.blocks;

/** Steps whose words stand in a text. */
const stepsIn = (text: string, words: [marker: string, words: string][]) =>
  words.map(([marker, said]) => {
    const start = text.indexOf(said);
    return { marker, start, end: start + said.length, level: 0 };
  });

it('tells steps from their markers, whether these are in the text or not, and keeps what stands between', () => {
  const expected = [
    {
      kind: 'steps',
      text: 'Do this each week:',
      steps: [
        { marker: '1.', text: 'Press Stop.\nIt clicks.' },
        { marker: '2.', text: 'Rinse the mesh.' },
      ],
    },
  ];
  const words: [string, string][] = [
    ['1.', 'Press Stop.'],
    ['2.', 'Rinse the mesh.'],
  ];
  const marked = 'Do this each week:\n1. Press Stop.\nIt clicks.\n2. Rinse the mesh.';
  expect(blocksOf({ kind: 'steps', text: marked, steps: stepsIn(marked, words) })).toEqual(expected);
  const bare = 'Do this each week:\nPress Stop.\nIt clicks.\nRinse the mesh.';
  expect(blocksOf({ kind: 'steps', text: bare, steps: stepsIn(bare, words) })).toEqual(expected);
});

it('keeps tables, warnings and sections without text', () => {
  const row = { cells: ['E-14', 'Low flow'], start: 0, end: 13 };
  const table = { header: ['Code', 'Meaning'], rows: [row] };
  expect(blocksOf({ kind: 'table', text: 'E-14 Low flow', table })).toEqual([
    { kind: 'table', header: table.header, rows: [row.cells] },
  ]);
  expect(blocksOf({ kind: 'warning', text: 'Hot water.' })).toEqual([
    { kind: 'warning', text: 'Hot water.' },
  ]);
  expect(editionContent([SECTION], [])).toEqual([{ heading: 'Cleaning', level: 1, page: 3, blocks: [] }]);
});
