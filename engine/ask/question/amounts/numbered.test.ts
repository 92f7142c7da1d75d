import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildIndex } from '../../../index/build-index.ts';
import type { ManualIndex } from '../../../index/manual-index.ts';
import { collectManual } from '../../../read/collect-manual.ts';
import { readManual } from '../../../read/read-manual.ts';
import { inquire, planWriting } from '../../../write/writing-task.ts';
import { ask } from '../../ask.ts';
import type { Answer } from '../../base/answer.ts';
import { FILLER, TABLE } from '../../testing/kettle.ts';
import { indexOf, makeManual } from '../../testing/make-manual.ts';

const SAMPLE = join(import.meta.dirname, '../../../../sample');
const labels = ({ figures }: Answer) => figures.map(({ label }) => label);
const FLOW_METER = ['14', 'Flow meter', '58-3110', '1', 'Electrician'];

describe.each(['manual.pdf', 'manual.docx'])('things named by number in the sample %s', (file) => {
  let index: ManualIndex;

  beforeAll(async () => {
    const read = await collectManual(readManual(join(SAMPLE, file)));
    if (!read.ok) throw new Error(read.message);
    index = await buildIndex([{ ...read.manual, manualId: 'sample', title: 'Sample' }]);
  });

  it.each([
    ['Fig. 7', 'Fig. 7', 'Fig. 7 Frothing: 1 drawing air, 2 turning the milk'],
    ['figure 7', 'Fig. 7', 'Fig. 7 Frothing: 1 drawing air, 2 turning the milk'],
    ['Abb. 7', 'Fig. 7', 'Fig. 7 Frothing: 1 drawing air, 2 turning the milk'],
    ['What does figure 4 show?', 'Fig. 4', 'Fig. 4 Size and clearances in millimetres'],
    ['show me fig 2', 'Fig. 2', 'Fig. 2 Display and keys'],
  ])('answers %j with the figure, its caption and its place', (question, label, caption) => {
    const answer = ask(index, question);
    expect(answer).toMatchObject({ answered: true, band: 'answer' });
    expect(labels(answer)).toEqual([label]);
    expect(answer.content.startsWith(caption)).toBe(true);
    expect(answer.citations[0]?.quote.startsWith(caption.slice(0, 20))).toBe(true);
    expect(answer.citations[0]?.page ?? null).toBe(answer.figures[0]?.page ?? null);
  });

  it('tells what the numbers in a figure mean, where they are explained below it', () => {
    expect(ask(index, 'Fig. 2').content.split('\n')).toEqual([
      'Fig. 2 Display and keys',
      '1 Brew temperature',
      '2 Steam boiler: bars show the pressure',
      '3 Message line',
      '4 Key –: less, back',
      '5 Key OK: choose, hold 3 seconds for the menu',
      '6 Key +: more, next',
    ]);
  });

  it.each(['part 14', 'What is part 14?', 'Teil 14', 'item 14 in figure 10', 'Fig. 10, 14', 'Pos. 14'])(
    'answers %j with the row of the part list and the drawing that it belongs to',
    (question) => {
      const answer = ask(index, question);
      expect(answer.band).toBe('answer');
      expect(answer.table?.rows).toEqual([FLOW_METER]);
      expect(answer.citations[answer.table?.citation ?? -1]?.quote).toBe(FLOW_METER.join('\t'));
      expect(labels(answer)).toEqual(['Fig. 10']);
    },
  );

  it.each([
    ['item 4 in figure 2', '4 Key –: less, back', 'Fig. 2'],
    ['what is number 14 in fig. 1', '14 Power switch', 'Fig. 1'],
    ['Abb. 3, Nr. 6', '6 Expansion valve, 12 bar', 'Fig. 3'],
  ])(
    'answers %j with its item of the legend, not with the same number elsewhere',
    (question, item, label) => {
      const answer = ask(index, question);
      expect(answer).toMatchObject({ band: 'answer', content: item, table: null });
      expect(answer.citations[0]?.quote).toBe(item);
      expect(labels(answer)).toEqual([label]);
    },
  );

  it.each(['Fig. 99', 'figure 12', 'What does Abb. 70 show?', 'part 99', 'Teil 40'])(
    'refuses %j, which the manual does not have, instead of showing a neighbour',
    (question) => {
      expect(ask(index, question)).toMatchObject({
        answered: false,
        band: 'none',
        content: 'The manual does not say.',
        citations: [],
        figures: [],
        table: null,
      });
    },
  );

  it('shows a figure whose part of that number nothing tells of, without the claim that this answers', () => {
    const answer = ask(index, 'number 99 in Fig. 2');
    expect(answer).toMatchObject({ answered: false, band: 'closest' });
    expect(labels(answer)).toEqual(['Fig. 2']);
  });

  it('finds a figure that the manual names, also in the middle of a conversation', () => {
    const answer = ask(index, 'Fig. 8', [{ question: 'How do I froth milk?' }]);
    expect(answer.band).toBe('answer');
    expect(labels(answer)).toEqual(['Fig. 8']);
    expect(ask(index, 'Fig. 9').content).toMatch(/^Fig\. 9 Wiring diagram/);
  });

  it('answers what is asked about a figure, and shows that figure', () => {
    const answer = ask(index, 'In Fig. 5, how do I connect the drain?');
    expect(answer.steps.length).toBeGreaterThan(2);
    expect(labels(answer)).toEqual(['Fig. 5']);
  });

  it('leaves a part of something that is named in words to these', () => {
    expect(ask(index, 'What is part 6 in the front view?').table).toBeNull();
  });

  it('lets no model write anew what is printed under a figure', () => {
    expect(planWriting(index, inquire(index, 'figure 4', []))).toBeNull();
  });
});

describe('a manual without figures or part list', () => {
  const index = indexOf(makeManual([TABLE, ...FILLER]));

  it('refuses a figure', () => expect(ask(index, 'figure 1').band).toBe('none'));

  it('asks for a part like for any other words', () => {
    const plain = indexOf(
      makeManual([{ heading: 'Box', page: 1, text: 'Part 3 of the box is the lid.' }, ...FILLER]),
    );
    expect(ask(plain, 'part 3 of the box').content).toContain('is the lid');
  });
});
