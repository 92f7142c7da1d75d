import { expect, it } from 'vitest';
import { namedWords } from '../../../words/named-words.ts';
import type { QueryTerm } from '../../base/query.ts';
import { type Case, decide, sayVerdict } from './decide.ts';

const about = (text: string, { cosine = 0.6, share = 0.8, terms = [] as Partial<QueryTerm>[] } = {}) =>
  ({
    sentence: { text, cosine, overlap: share },
    wholeOverlap: 1,
    query: { terms },
  }) as unknown as Case['choice'];
const english = (question: string, choice: Case['choice']) =>
  decide({ question, asked: 'en', told: 'en', choice });

it.each([
  ['Can I use an extension lead?', 'Do not use extension leads.', 'no'],
  ['is it ok to wash it in the dishwasher', 'The tray may be washed in the dishwasher.', 'yes'],
  // A condition, a choice, a negative question and one that asks for no leave take more than yes or no.
  ['Can I use an extension lead?', 'Do not use extension leads without a fuse.', null],
  ['Can I use oil or grease?', 'Do not use grease.', null],
  ['Can I not use the lid?', 'Do not use the lid.', null],
  ['What does the lid do?', 'Do not use the lid.', null],
  ['Can I use the lid?', 'The lid lies on the pot.', null],
])('decides only what is plainly said: %s – %s', (question, text, verdict) => {
  expect(english(question, about(text))).toBe(verdict);
});

it('decides nothing by a sentence about something else', () => {
  const text = 'Do not overheat milk when foaming.';
  const oat = { specificity: 1, number: null, alternatives: [] };
  expect(english('can it froth oat milk?', about(text, { cosine: 0.45, terms: [oat] }))).toBeNull();
  expect(english('can it froth milk?', about(text, { cosine: 0.3, share: 1 }))).toBeNull();
});

it('says no yes by an item below a line that forbids', () => {
  const choice = about('Tablets that are suitable for glass.');
  const asked = { question: 'Can I use tablets?', asked: 'en', told: 'en', choice };
  expect(decide({ ...asked, above: 'Never use' })).toBeNull();
  expect(decide({ ...asked, above: 'Detergents' })).toBe('yes');
});

it('reads question and sentence each in its language, and answers in that of the question', () => {
  const choice = about('Do not use extension cords.');
  expect(
    decide({ question: 'Kann ich ein Verlängerungskabel nehmen?', asked: 'de', told: 'en', choice }),
  ).toBe('no');
  expect(sayVerdict('no', 'de')).toBe('Nein.');
  expect(sayVerdict('yes', 'xx')).toBe('Yes.');
});

it('has words of each language that make an expression', () => {
  for (const code of namedWords('yes-no').keys())
    expect(decide({ question: '?', asked: code, told: code, choice: about('.') })).toBeNull();
});
