import { describe, expect, it } from 'vitest';
import type { ManualIndex } from '../index/manual-index.ts';
import { ask } from './ask.ts';
import type { Answer } from './base/answer.ts';
import { findRemedies, type ShownPlace } from './remedies.ts';
import { indexOf, makeManual, makeSteps, makeTable } from './testing/make-manual.ts';

const QUESTION = 'The pump is noisy';
const index = indexOf(
  makeManual([
    { heading: '1 Bleeding the pump', text: 'A noisy pump has air in it. Bleed the noisy pump:' },
    { heading: '1 Bleeding the pump', ...makeSteps(['Open the screw.', 'Close it once water comes.']) },
    { heading: '2 Cleaning the filter', text: 'A blocked filter makes a noisy pump. Clean the filter.' },
    {
      heading: '3 Dangers',
      kind: 'warning',
      level: 'warning',
      text: 'WARNING A pump that is noisy for weeks on end may burst its case at any time.',
    },
    { heading: '4.1 Sizes', text: 'The pump is 540 mm high.' },
  ]),
);

/** Every place of the answers, as the conversation shows it whole. */
const shownBy = (...answers: Answer[]): ShownPlace[] =>
  answers.flatMap(({ citations }) => citations.map((citation) => ({ ...citation, isWhole: true })));
const headings = (answers: Answer[]) => answers.map(({ citations }) => citations[0]?.heading);
const remediesFor = (manual: ManualIndex, shown: ShownPlace[], question = QUESTION) =>
  findRemedies(manual, question, { history: [], shown }, 3);

/** What is offered until nothing is left. */
function tryAll(manual: ManualIndex, question: string) {
  const first = ask(manual, question);
  const tried = [{ ...first, citations: first.citations.slice(0, 1) }];
  for (;;) {
    const [next] = remediesFor(manual, shownBy(...tried), question);
    if (next === undefined) return headings(tried);
    tried.push(next);
  }
}

describe('remedies', () => {
  it('come from one section after the other, none twice, and end', () => {
    const tried = tryAll(index, QUESTION);
    // A label warns of something, it mends nothing.
    expect(new Set(tried)).toEqual(new Set(['1 Bleeding the pump', '2 Cleaning the filter']));
    expect(tried).toHaveLength(2);
  });

  it('bring the steps of a section of which only the words around them were shown', () => {
    const text = 'A noisy pump has air in it. Bleed the noisy pump:';
    const beside = {
      manualId: 'manual',
      heading: '1 Bleeding the pump',
      path: [],
      quote: text,
      isWhole: false,
    };
    const filter = { ...beside, heading: '2 Cleaning the filter', quote: '', isWhole: true };
    const [next] = remediesFor(index, [filter, beside]);
    expect(next?.steps.map((step) => step.text)).toEqual(['Open the screw.', 'Close it once water comes.']);
    expect(remediesFor(index, [filter, { ...beside, isWhole: true }])).toEqual([]);
  });

  it('are at most as many as wanted', () => {
    expect(findRemedies(index, QUESTION, { history: [], shown: [] }, 1)).toHaveLength(1);
  });

  it('are none for what the manual does not hold', () => {
    expect(remediesFor(index, [], 'Which football club won the cup in 1974?')).toEqual([]);
  });

  it('begin with the section that the shown answer refers to', () => {
    const manual = indexOf(
      makeManual([
        {
          heading: '10.2 Error codes',
          ...makeTable(['Code', 'Meaning', 'Remedy'], [['E-07', 'Boiler not hot', 'Descale, see 9.5']]),
        },
        { heading: '9.5 Lime', ...makeSteps(['Fill in the solution.', 'Press OK.']) },
        { heading: '7 Boiler', text: 'E-07 is shown by the boiler.' },
      ]),
    );
    const answer = ask(manual, 'What does E-07 mean?');
    expect(headings([answer])).toEqual(['10.2 Error codes']);
    const shown = shownBy({ ...answer, citations: answer.citations.slice(0, 1) });
    expect(headings(remediesFor(manual, shown, 'What does E-07 mean?'))[0]).toBe('9.5 Lime');
  });
});
