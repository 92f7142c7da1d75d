import { describe, expect, it } from 'vitest';
import { languageOf } from '../../index/language.ts';
import { parseQuestion } from '../question/parse-question.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';
import { editDistance, findSpellings, findStemmedSpellings, isMisspeltStopWord } from './fuzzy.ts';

describe('editDistance', () => {
  it.each([
    ['filter', 'filter', 0],
    ['filter', 'fliter', 1],
    ['filter', 'filtr', 1],
    ['filter', 'filtter', 1],
    ['filter', 'filler', 1],
    ['filter', 'pump', 3],
    ['', 'ab', 2],
  ])('from %j to %j is %d, a swap being one edit and more than two being three', (a, b, edits) => {
    expect(editDistance(a, b, 2)).toBe(edits);
  });
});

describe('findSpellings', () => {
  const index = indexOf(makeManual([{ text: 'filter temperature battery pump E-04 SFTP' }]));
  const spellings = (word: string) =>
    findSpellings(index, word).map(({ number }) => index.vocabulary[number]);

  it('finds the word that was meant', () => {
    expect(spellings('fitler')).toEqual(['filter']);
    expect(spellings('tempratur')).toEqual(['temperatur']);
    expect(spellings('stfp')).toEqual(['sftp']);
  });

  it('takes no abbreviation for another', () => {
    expect(spellings('smtp')).toEqual([]);
  });

  it.each(['pum', 'e05', 'unicorn', ''])('finds nothing for %j: too short, a code, or too far', (word) => {
    expect(spellings(word)).toEqual([]);
  });
});

describe('isMisspeltStopWord', () => {
  const { stopWords } = languageOf('en');

  it.each(['teh', 'wich', 'hwo', 'taht', 'shoud'])('takes %j for a slip of the keys', (word) => {
    expect(isMisspeltStopWord(word, stopWords)).toBe(true);
  });

  it.each(['hose', 'wand', 'cat', 'the', '', 'cold', 'tank', 'dose'])(
    'leaves %j alone, a word of its own',
    (word) => {
      expect(isMisspeltStopWord(word, stopWords)).toBe(false);
    },
  );
});

describe('a misspelt question', () => {
  const index = indexOf(makeManual([{ text: 'The user button is on pin 34.' }, { text: 'A teh filter.' }]));

  it('asks for the words that were meant, and for no stop word', () => {
    const { terms } = parseQuestion(index, 'wich pin is hte usre buton on');
    const meant = terms.map(
      ({ number, alternatives: [first] }) => index.vocabulary[number ?? first?.number ?? -1],
    );
    expect(meant).toEqual(['pin', 'user', 'button']);
  });

  it('doubts that a word of the language is a slip for one of the manual', () => {
    const weightOfFirst = (question: string) =>
      parseQuestion(index, question).terms[0]?.alternatives[0]?.weight ?? 0;
    expect(weightOfFirst('muttons')).toBeLessThan(0.5);
    expect(weightOfFirst('vuttons')).toBeGreaterThan(0.5);
  });

  it('keeps a word that the manual knows, however much it looks like a slip', () => {
    expect(parseQuestion(index, 'teh filter').terms.map(({ term }) => term)).toEqual(['teh', 'filter']);
  });
});

describe('findStemmedSpellings', () => {
  const index = indexOf(makeManual([{ text: 'Enter the terminal. Descaling takes an hour.' }]));
  const found = (word: string) =>
    findStemmedSpellings(index, word, languageOf('en').stem).map(({ number }) => index.vocabulary[number]);

  it.each([
    ['termnial', 'termin'],
    ['descalling', 'descal'],
    ['descling', 'descal'],
  ])('finds behind the slip in %j, across the ending, the term %j', (word, term) => {
    expect(found(word)).toEqual([term]);
  });

  it('leaves short words and words of another letter alone', () => {
    expect(found('hpur')).toEqual([]);
    expect(found('tarminal')).toEqual([]);
  });
});
