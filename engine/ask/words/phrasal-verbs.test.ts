import { describe, expect, it } from 'vitest';
import { search } from '../find/search.ts';
import { parseQuestion } from '../question/parse-question.ts';
import { indexOf, makeManual, makeSteps, type PassageDraft } from '../testing/make-manual.ts';

const first = (drafts: PassageDraft[], question: string) =>
  search(indexOf(makeManual(drafts)), question).passages[0]?.passage.heading;

describe('a verb with a particle', () => {
  const index = indexOf(makeManual([{ text: 'Insert, remove, lift, put and take. Replace it.' }]));
  const meant = (question: string) =>
    parseQuestion(index, question).terms.flatMap(({ alternatives }) =>
      alternatives.filter(({ weight }) => weight === 0.7).map(({ number }) => index.vocabulary[number]),
    );

  it.each([
    ['put the water tank in', ['insert']],
    ['taking out the filter', ['remov']],
    ['pick the receiver up', ['lift']],
    ['put in a new filter', ['insert', 'replac']],
    ['put milk beside it', []],
    ['take your time, then look out', []],
  ])('means one word: "%s"', (question, words) => {
    expect(meant(question)).toEqual(words);
  });

  it('is left alone in a manual of another language', () => {
    const german = indexOf(makeManual([{ text: 'insert' }], { language: 'de' }));
    expect(parseQuestion(german, 'put the tank in').terms.flatMap((term) => term.alternatives)).toEqual([]);
  });

  it('finds the procedure that replaces a thing, not the one that prepares it', () => {
    const drafts: PassageDraft[] = [
      { heading: 'Preparing the filter', ...makeSteps(['Rinse the filter.', 'Dry the filter.']) },
      { heading: 'Replacing the filter', ...makeSteps(['Pull the filter off.', 'Push the fresh one on.']) },
    ];
    expect(first(drafts, 'put in a new filter')).toBe('Replacing the filter');
  });
});
