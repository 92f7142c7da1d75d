import { describe, expect, it } from 'vitest';
import { languageOf } from '../../index/language.ts';
import { normaliseText } from '../../index/normalise.ts';
import { WORDS } from '../../words/languages.ts';
import { search } from '../find/search.ts';
import { parseQuestion } from '../question/parse-question.ts';
import { indexOf, makeManual, type PassageDraft } from '../testing/make-manual.ts';

const first = (drafts: PassageDraft[], question: string) =>
  search(indexOf(makeManual(drafts)), question).passages[0]?.passage.heading;

const said = (text: string, question: string, language = 'en') => {
  const index = indexOf(makeManual([{ text }], { language }));
  return parseQuestion(index, question).terms.flatMap(({ alternatives }) =>
    alternatives.filter(({ kind }) => kind === 'said').map(({ number }) => index.vocabulary[number]),
  );
};

/** Rows that each language has; a word that synonyms say already is none. */
const LEAST_ROWS: Readonly<Record<string, number>> = {
  en: 1955,
  de: 441,
  fr: 410,
  es: 380,
  it: 363,
  nl: 434,
  pt: 383,
};

describe('what manuals print for what people say', () => {
  it.each([...WORDS])('is a word or a phrase of up to three, and words for it (%s)', (code, { lexicon }) => {
    expect(lexicon.length).toBeGreaterThanOrEqual(LEAST_ROWS[code] ?? 0);
    for (const { said, printed } of lexicon)
      expect(`${said}: ${printed.join(' ')}`).toMatch(
        /^[^\s:|]+(?: [^\s:|]+){0,2}: [^\s:|]+(?: [^\s:|]+){0,5}$/u,
      );
  });

  it.each([...WORDS])('says each word once, in whatever form (%s)', (code, { lexicon, synonyms }) => {
    const { stem } = languageOf(code);
    const isTwice = (words: readonly string[]) =>
      new Set(words.map((word) => stem(normaliseText(word)))).size < words.length;
    expect(lexicon.filter(({ printed }) => isTwice(printed))).toEqual([]);
    // English words are what misspelt ones are compared with, so that each form counts.
    if (code !== 'en') expect(synonyms.filter(isTwice)).toEqual([]);
  });

  it('is found where the manual has no such word, in one direction only', () => {
    expect(said('The preference is kept.', 'where is the cog')).toEqual(['prefer']);
    expect(said('The cog is steel.', 'where is the preference')).toEqual([]);
  });

  it('is found for a phrase', () => {
    expect(said('The button is unavailable. Grey.', 'the button is greyed out')).toEqual(['unavail']);
    expect(said('The button is unavailable. Grey.', 'the button is grey')).toEqual([]);
  });

  it.each([
    ['de', 'Bei starker Unwucht hält die Trommel an.', 'die kiste hüpft', 'unwucht'],
    ['fr', 'Videz le récipient.', 'la gamelle déborde', 'recip'],
    ['es', 'Use el mando a la derecha.', 'la ruedita no gira', 'mand'],
    ['it', 'Svuotare la leccarda.', 'la teglia è piena', 'leccard'],
    ['nl', 'Bij lekkage de kraan sluiten.', 'het druipt overal', 'lekkag'],
    ['pt', 'Verifique a vedação.', 'a borrachinha rasgou', 'ved'],
  ])('is known in other languages (%s)', (language, text, question, printed) => {
    expect(said(text, question, language).some((stem) => stem?.startsWith(printed))).toBe(true);
  });

  it('is not looked for where the manual says the word itself, or it is part of how one asks', () => {
    const often = Array.from({ length: 60 }, (_, i) => ({
      heading: `${i}`,
      text: 'Turn the cog. The preference.',
    }));
    const terms = parseQuestion(indexOf(makeManual(often)), 'cog').terms;
    expect(terms.flatMap(({ alternatives }) => alternatives.filter(({ kind }) => kind === 'said'))).toEqual(
      [],
    );
    expect(said('The indicator lights.', 'what does it mean')).toEqual([]);
  });

  it('leads to the place that tells of it', () => {
    const drafts = [
      { heading: 'Folders', text: 'A folder is opened by the button on its left.' },
      { heading: 'Return receipts', text: 'The delay of the page is set by the preference of the list.' },
    ];
    expect(first(drafts, 'where is the cog')).toBe('Return receipts');
  });
});
