import { describe, expect, it } from 'vitest';
import { RANKING } from '../base/ranking-parameters.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';
import { findSynonyms } from './find-synonyms.ts';

describe('findSynonyms', () => {
  const index = indexOf(makeManual([{ text: 'Replace the cartridge. Connect the television. Wire.' }]));
  const synonyms = (term: string) =>
    findSynonyms(index, term).map(({ number, weight }) => [index.vocabulary[number], weight]);

  it('counts nearly like the word itself where the manual does not use the word', () => {
    expect(synonyms('telli')).toEqual([['televis', RANKING.synonymOfUnknown]]);
  });

  it('counts little where the manual uses the word too, which then means something of its own', () => {
    expect(synonyms('wire')).toEqual([['connect', RANKING.synonym]]);
  });

  it('finds nothing for a word without relations, nor in a manual of another language', () => {
    expect(synonyms('zebra')).toEqual([]);
    const german = indexOf(makeManual([{ text: 'television' }], { language: 'de' }));
    expect(findSynonyms(german, 'telli')).toEqual([]);
  });

  it.each([
    ['de', 'Gerüche vermeiden.', 'stinkt', ['geruch']],
    ['de', 'Gerüche vermeiden.', 'stink', ['geruch']],
    ['fr', 'Évitez les odeurs.', 'pu', ['odeur']],
    ['es', 'Evite el olor.', 'apest', ['olor']],
    ['pt', 'Evite o ruído.', 'barulh', ['ruid']],
    ['it', 'Cattivi odori: odore.', 'puzz', ['odor']],
    ['nl', 'Vermijd stank.', 'stinkt', ['stank']],
  ])('knows what people say in other languages (%s)', (language, text, term, found) => {
    const other = indexOf(makeManual([{ text }], { language }));
    expect(findSynonyms(other, term).map(({ number }) => other.vocabulary[number])).toEqual(found);
  });
});
