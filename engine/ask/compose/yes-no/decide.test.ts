import { expect, it } from 'vitest';
import { namedWords } from '../../../words/named-words.ts';
import { ask } from '../../ask.ts';
import { makeManual, type PassageDraft } from '../../testing/make-manual.ts';
import { withMeaning } from '../../testing/with-meaning.ts';
import { sayVerdict } from './decide.ts';
import { readYesNoQuestion } from './read-question.ts';
import { readStatement } from './read-sentence.ts';

const MEANINGS = [
  ['extension', 'lead'],
  ['tray', 'dishwasher', 'wash'],
  ['frost', 'winter'],
  ['hoist', 'crane'],
];

async function askOf(text: string, question: string) {
  const drafts: PassageDraft[] = [
    { heading: 'Rules', text, page: 3 },
    { heading: 'Transport', text: 'Two people carry the pump by its base on a pallet.', page: 4 },
    { heading: 'Oil', text: 'Fill in oil until the mark in the glass is reached.', page: 5 },
  ];
  const { index, meaningOf } = await withMeaning(makeManual(drafts), MEANINGS);
  return ask(index, question, [], meaningOf(question));
}

it('says no first where a sentence forbids, and answers by it', async () => {
  const answer = await askOf(
    'The plug has an earth. Do not use an extension lead.',
    'Can I use an extension lead?',
  );
  expect(answer).toMatchObject({ verdict: 'no', band: 'answer', answered: true });
  expect(answer.content.split('\n').slice(0, 2)).toEqual(['No.', 'Do not use an extension lead.']);
});

it('says yes first where a sentence allows all that is named', async () => {
  const answer = await askOf(
    'The tray may be washed in the dishwasher.',
    'May the tray be washed in the dishwasher?',
  );
  expect(answer.verdict).toBe('yes');
});

it.each([
  ['under a condition', 'The tray may be washed in the dishwasher if it is empty.'],
  ['by what says neither', 'The tray lies in the dishwasher when you wash.'],
])('says no yes %s', async (_why, text) => {
  expect((await askOf(text, 'May the tray be washed in the dishwasher?')).verdict).toBeUndefined();
});

it('decides nothing by a sentence that gives another amount', async () => {
  const question = 'May the hoist lift 90 kg at the crane?';
  expect((await askOf('The hoist may lift 50 kg at the crane.', question)).verdict).toBeUndefined();
});

it('says no yes of an item below a line that forbids', async () => {
  const text = 'Never use the following:\n• an extension lead that is suitable for damp rooms';
  const { verdict } = await askOf(text, 'Can I use an extension lead for damp rooms?');
  expect(verdict).not.toBe('yes');
});

it('reads the words of every language that has them', () => {
  for (const code of namedWords('yes-no').keys()) {
    expect(readYesNoQuestion('?', code)).toBeNull();
    expect(readStatement('.', code, 'leave')).toBeNull();
  }
});

it('says the verdict in the language of the question, in English where it is none of ours', () => {
  expect(sayVerdict('no', 'de')).toBe('Nein.');
  expect(sayVerdict('yes', 'xx')).toBe('Yes.');
});
