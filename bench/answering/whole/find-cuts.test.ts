import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../engine/ask/base/answer.ts';
import {
  makeManual,
  makeSteps,
  makeTable,
  type PassageDraft,
} from '../../../engine/ask/testing/make-manual.ts';
import { findCuts } from './find-cuts.ts';

/** An answer that says something of page 1 below the heading "Care". */
const answerOf = (said: Partial<Answer>): Answer => ({
  ...{ answered: true, band: 'answer', confidence: 1, content: '', steps: [], warnings: [], table: null },
  ...{ figures: [], related: [], suggestions: [] },
  citations: [
    { manualId: 'made', title: '', page: 1, pageEnd: 1, heading: 'Care', path: [], quote: '', boxes: [] },
  ],
  ...said,
});

const kindsOf = (drafts: readonly PassageDraft[], said: Partial<Answer>) => {
  const manual = makeManual(drafts.map((draft) => ({ heading: 'Care', page: 1, ...draft })));
  const [citation] = answerOf({}).citations;
  const citations = citation ? [{ ...citation, manualId: manual.manualId }] : [];
  return findCuts(answerOf({ ...said, citations }), manual).map(({ kind }) => kind);
};

const LIST = 'Never clean it with:\n• strong solvents such as thinner\n• scouring powder or steel wool';

describe('a list', () => {
  it('is cut where its items are missing behind the colon', () => {
    expect(kindsOf([{ text: LIST }], { content: 'Never clean it with:' })).toEqual(['colon']);
  });

  it('is cut where an item stands without what it is of', () => {
    expect(kindsOf([{ text: LIST }], { content: 'scouring powder or steel wool' })).toEqual(['list']);
  });

  it('is whole where the passage shows the rest', () => {
    expect(kindsOf([{ text: LIST }], { content: 'scouring powder or steel wool', passage: LIST })).toEqual(
      [],
    );
  });

  it('of sentences that nothing leads to may be said by one of them', () => {
    const text = '• Two people carry the pump.\n• Children stay away from the pump.';
    expect(kindsOf([{ text }], { content: 'Two people carry the pump.' })).toEqual([]);
  });
});

it('misses the steps of a procedure that is printed in parts and out of order', () => {
  const drafts = [
    makeSteps(['Switch the pump off.']),
    { text: '3. Open the cover wide.' },
    { text: 'Mind the spring. 2. Wait until it has cooled.' },
  ];
  expect(kindsOf(drafts, { content: 'Switch the pump off. Open the cover wide.' })).toEqual(['steps']);
});

it('takes a step that two procedures have for one of the procedure that is shown whole', () => {
  const last = 'Close the cover of the pump.';
  const drafts = [
    makeSteps(['Switch the pump off.', last]),
    { text: 'Filling the tank of the pump' },
    makeSteps(['Open the cover of the tank.', last]),
  ];
  expect(kindsOf(drafts, { content: `Switch the pump off. ${last}` })).toEqual([]);
  expect(kindsOf(drafts, { content: last })).toEqual(['steps', 'steps']);
});

it('misses the answer of a question that the manual asks', () => {
  const text = 'Why does the pump hum loudly?\nIt draws air.';
  expect(kindsOf([{ text }], { content: 'Why does the pump hum loudly?' })).toEqual(['question']);
});

it('misses the end of a sentence that goes on behind the break of a passage', () => {
  const drafts = [{ text: 'The filter is to be changed every' }, { text: 'six months by two people.' }];
  expect(kindsOf(drafts, { content: 'The filter is to be changed every' })).toEqual(['sentence']);
});

it('misses the names of columns, of rows with more than a name and a value', () => {
  const row = ['E14', 'flow too low', 'clean the strainer'];
  const table = makeTable(['Code', 'Cause', 'Remedy'], [row]);
  const shown = { content: 'Care', table: { header: ['', '', ''], rows: [row], citation: 0 } };
  expect(kindsOf([table], shown)).toEqual(['row']);
  const named = { ...shown, table: { ...shown.table, header: ['Code', 'Cause', 'Remedy'] } };
  expect(kindsOf([table], named)).toEqual([]);
});
