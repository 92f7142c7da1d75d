import { describe, expect, it } from 'vitest';
import { indexOf, makeManual } from '../testing/make-manual.ts';
import { findCompounds } from './find-compounds.ts';

const TEXT = 'Der Wasserfilter sitzt vorn. Filterwechsel alle 2 Monate. Die Pumpe ist laut.';

describe('findCompounds', () => {
  const german = indexOf(makeManual([{ text: TEXT }], { language: 'de' }));
  const found = (term: string, index = german) =>
    findCompounds(index, term).map(({ number }) => index.vocabulary[number]);

  it('finds the words that a term begins or ends', () => {
    expect(found('filt').toSorted()).toEqual(['filterwechsel', 'wasserfilt']);
  });

  it('finds the parts of a word that the manual does not know', () => {
    expect(found('wasserpump')).toEqual(['pump']);
  });

  it('takes short terms and languages that part their words as they are', () => {
    expect(found('was')).toEqual([]);
    expect(found('filt', indexOf(makeManual([{ text: TEXT }], { language: 'fr' })))).toEqual([]);
  });
});
