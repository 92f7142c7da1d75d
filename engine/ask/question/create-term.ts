import type { Language } from '../../index/language.ts';
import { documentFrequency, inverseDocumentFrequency, type ManualIndex } from '../../index/manual-index.ts';
import type { Token } from '../../index/tokens.ts';
import { type Alternative, EVERYDAY_SPECIFICITY, type QueryTerm } from '../base/query.ts';
import { RANKING } from '../base/ranking-parameters.ts';
import { isEveryday } from '../words/common-words.ts';
import { meantByDiminutive } from '../words/diminutives.ts';
import { isEnglishWord } from '../words/english-words.ts';
import { findCompounds } from '../words/find-compounds.ts';
import { findSynonyms } from '../words/find-synonyms.ts';
import { findSpellings, findStemmedSpellings } from '../words/fuzzy.ts';
import { isManualWord } from '../words/manual-words.ts';
import { otherAmountForms } from './amounts/amount-forms.ts';
import { isIdentifier, namedByDigits } from './identifiers.ts';

/** In languages without a word list, a shorter word is not corrected: it may be a real word that only resembles one of the manual's. */
const MIN_SURE_SLIP = 5;
/** Weight of a model name that was typed by its digits alone, relative to the full name. */
const NAMED_BY_DIGITS = 0.9;
/** Specificity of words that occur in manuals of any product. */
const OF_MANUALS = 0.55;

/**
 * Makes a query term of a word, with all its alternatives in the manual. `term` is its index term. `isShort`: the question has so few
 * words that each matters, so corrections in word endings are searched, too.
 */
export function createTerm(
  index: ManualIndex,
  token: Token,
  term: string,
  { languages, isShort }: { languages: readonly Language[]; isShort: boolean },
): QueryTerm {
  const number = index.lexicon.get(term) ?? null;
  const alternatives: Alternative[] = [];
  const add = (other: Alternative) => {
    if (other.number !== number && !alternatives.some((known) => known.number === other.number))
      alternatives.push(other);
  };
  for (const language of languages.slice(1)) {
    const other = index.lexicon.get(language.stem(token.term));
    if (other !== undefined) add({ number: other, weight: 1, kind: 'language' });
  }
  for (const form of token.kind === 'identifier' ? otherAmountForms(term) : []) {
    const other = index.lexicon.get(form);
    if (other !== undefined) add({ number: other, weight: 1, kind: 'spelling' });
  }
  if (number === null)
    for (const other of namedByDigits(index, term))
      add({ number: other, weight: NAMED_BY_DIGITS, kind: 'spelling' });
  const specificity = specificityOf(term, languages[0]);
  const isCommon = specificity === EVERYDAY_SPECIFICITY;
  if (token.kind === 'word') {
    // "What does it mean" is not about indicators.
    const synonyms = findSynonyms(index, term).filter(({ kind }) => kind !== 'said' || !isCommon);
    for (const other of [...synonyms, ...findCompounds(index, term)]) add(other);
  }
  if (number === null && token.kind !== 'number') {
    const small = languages.flatMap((language) => meantByDiminutive(index, token.term, language));
    const meant = spellingsOf(index, token, term, { language: languages[0], isShort });
    for (const other of [...small, ...meant]) add(other);
  }
  const frequency = number === null ? 0 : documentFrequency(index, number);
  const idf = inverseDocumentFrequency(index, frequency);
  return {
    term,
    surface: token.term,
    number,
    weight: isCommon ? RANKING.everyday : 1,
    idf,
    alternatives,
    specificity,
    isIdentifier: isIdentifier(token),
    carried: false,
  };
}

/**
 * Corrections of the term, or of the word as typed, because a stemmer may cut off letters of a misspelt word that belong to its stem. A
 * real word is seldom a misspelling of a similar one: "strip" is not "ntrip".
 */
function spellingsOf(
  index: ManualIndex,
  token: Token,
  term: string,
  { language, isShort }: { language: Language | undefined; isShort: boolean },
): Alternative[] {
  const isReal = language?.code === 'en' && isEnglishWord(token.term);
  if (!isReal && language !== undefined && isEveryday(term, language)) return [];
  const found = findSpellings(index, term);
  const near = found.length > 0 || token.term === term ? found : findSpellings(index, token.term);
  if (isReal) return near.map((other) => (isFormOf(index, other, term) ? other : asUnlikely(other)));
  if (language?.code !== 'en' && term.length < MIN_SURE_SLIP) return near.map(asUnlikely);
  if (near.length > 0 || language === undefined || token.kind !== 'word') return near;
  return isShort ? findStemmedSpellings(index, token.term, language.stem) : [];
}

/** Whether one of two stems is the beginning of the other: "expiry", "expire". */
function isFormOf(index: ManualIndex, { number }: Alternative, term: string): boolean {
  const other = index.vocabulary[number] ?? '';
  return other.startsWith(term) || term.startsWith(other);
}

const asUnlikely = (other: Alternative): Alternative => ({
  ...other,
  weight: other.weight * RANKING.spellingOfWord,
});

function specificityOf(term: string, language: Language | undefined): number {
  if (language !== undefined && isEveryday(term, language)) return EVERYDAY_SPECIFICITY;
  return language?.code === 'en' && isManualWord(term) ? OF_MANUALS : 1;
}
