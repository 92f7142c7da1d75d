import { type Language, languageOf } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import { normaliseText } from '../../index/normalise.ts';
import { type Token, tokenise } from '../../index/tokens.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { isIdentifier, isNameOfProduct } from '../question/identifiers.ts';
import { joinSpacedCodes } from '../question/join-spaced-codes.ts';
import { isCommonWord } from '../words/common-words.ts';
import { isMisspeltStopWord } from '../words/fuzzy.ts';
import { isManualWord } from '../words/manual-words.ts';
import { measureForms } from '../words/synonyms.ts';
import { VERBS } from '../words/verbs.ts';
import { emptyWordsOf, isTelling } from './empty-words.ts';
import { type QuestionKind, takeApart } from './question-kind.ts';
import { isOrdinary } from './same-meaning.ts';

/** A content word of a question. */
export type MeaningTerm = {
  /** As typed, lower case, without accents. */
  surface: string;
  stem: string;
  /** Position among the content words of the question. */
  place: number;
  /** Whether it is in the manual. */
  isKnown: boolean;
  /** Whether it is a real word, in the manual or not, and so no misspelling of another. */
  isReal: boolean;
};

/** The properties of a question in which its paraphrases must agree. */
export type Meaning = {
  language: Language;
  /** In lower case, with normalised white space and end marks. */
  plain: string;
  /** How, how often, why … in alphabetical order; empty for languages whose question words are compared as words. */
  kinds: QuestionKind[];
  isNegated: boolean;
  /** Numbers, quantities, codes and signs, in order: "e07", "16a", "+". */
  exact: string[];
  terms: MeaningTerm[];
  /** Turning round what it is about would ask something else: "milk instead of water". */
  isOrdered: boolean;
};

/** Longer questions, in characters, are not compared. */
const MAX_CHARACTERS = 2000;
const MAX_TERMS = 40;

const NEGATION = /\b(?:not|no|never|without|nor|neither|nothing|none|hardly|unable)\b|n't\b/i;
const ORDERED =
  /\b(?:instead of|rather than|than|before|after|until|unless|while|if|without|between)\b|^\W*(?:why )?(?:do|does|did|will)\b(?! (?:i|we|you)\b)/i;
/** In one pattern with all that may stand between, each of many first words would be followed to the end. */
const IN_ORDER: readonly (readonly [first: RegExp, then: RegExp])[] = [
  [/\bfrom\b/i, /\bto\b/i],
  [/\b(?:replac|swap|exchang|substitut)\w*\b/i, /\b(?:with|by|for)\b/i],
];
/** Signs that name keys, units and directions; a hyphen counts where it stands alone or before a number. */
const SIGNS = /[+#%*=<>~^$€£¥|±×÷°µΩ&@\\]|(?<![\p{L}\p{N}])-(?=\s|\d|$)/gu;
const QUESTION_WORDS = 'how what which where when often much many does should could'.split(' ');

const { stem: stemEnglish } = languageOf('en');
const measures = whenNeeded((): ReadonlySet<string> => new Set(measureForms().flat().map(stemEnglish)));

/** The meaning of `question`, analysed against the words of the manuals of `index`. */
export function meaningOf(index: ManualIndex, question: string): Meaning {
  const text = normaliseText(question.slice(0, MAX_CHARACTERS));
  const language = languageIn(index, text);
  const isEnglish = language.code === 'en';
  const repaired = isEnglish ? repairQuestionWords(index, text) : text;
  const { kinds, rest } = isEnglish
    ? takeApart(repaired, (word) => VERBS.has(word))
    : { kinds: [], rest: repaired };
  const tokens = joinSpacedCodes(index, tokenise(rest));
  const terms = termsOf(index, tokens, language);
  return {
    language,
    plain: plainOf(text),
    kinds: isMeasure(kinds, terms) ? ['degree'] : kinds,
    isNegated: isEnglish && NEGATION.test(repaired.replace(/\bcannot\b/gi, 'can not')),
    exact: [
      ...tokens.filter((token) => isExact(token) && !isProductName(index, token)).map(({ term }) => term),
      ...(text.match(SIGNS) ?? []),
    ],
    terms,
    isOrdered: ORDERED.test(repaired) || IN_ORDER.some((pair) => standInOrder(repaired, pair)),
  };
}

function standInOrder(text: string, [first, then]: (typeof IN_ORDER)[number]): boolean {
  const found = first.exec(text);
  return found !== null && then.test(text.slice(found.index + found[0].length));
}

/** The language, among English and those of the manuals, whose stop words are most frequent in the text. */
function languageIn(index: ManualIndex, text: string): Language {
  const words = tokenise(text).map(({ term }) => term);
  const [best = languageOf('en')] = [...new Set([...index.languages, 'en'])]
    .map(languageOf)
    .map((language) => ({ language, held: words.filter((word) => language.isStopWord(word)).length }))
    .sort((a, b) => b.held - a.held)
    .map(({ language }) => language);
  return best;
}

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s"']+|[\s"'?!.…]+$/g, '');

/** "wich" → "which", if the manual has no such word and exactly one question word is an edit away. */
function repairQuestionWords(index: ManualIndex, text: string): string {
  return text.replace(/(?<![\p{L}'-])\p{L}{3,7}(?![\p{L}'-])/gu, (word) => {
    const lower = word.toLowerCase();
    if (isWordOf(index, lower, stemEnglish(lower)) || languageOf('en').isStopWord(lower)) return word;
    const [meant, other] = QUESTION_WORDS.filter((known) => isMisspeltStopWord(lower, new Set([known])));
    return meant === undefined || other !== undefined ? word : meant;
  });
}

function isWordOf(index: ManualIndex, word: string, term: string): boolean {
  return index.lexicon.has(term) || isRealEnglish(word, term);
}

const isRealEnglish = (word: string, term: string): boolean =>
  isCommonWord(term) || isManualWord(term) || VERBS.has(word) || isOrdinary(term);

/**
 * "D58" in the manual of the D58. One of several models that the manual tells apart is no other word for the product.
 */
function isProductName(index: ManualIndex, token: Token): boolean {
  if (!isIdentifier(token) || !isNameOfProduct(index, token.term)) return false;
  const family = familyOf(token.term);
  return !index.vocabulary.some((term) => term !== token.term && familyOf(term) === family);
}

/** "d00" for "d58": a model's number looks like those of its sisters. */
const familyOf = (term: string): string => term.replace(/\d/g, '0');

const isExact = ({ kind, term }: Token): boolean =>
  kind === 'number' || (kind !== 'word' && /\d/.test(term) && kind === 'identifier');

function termsOf(index: ManualIndex, tokens: readonly Token[], language: Language): MeaningTerm[] {
  const empty = emptyWordsOf(language.code);
  const terms: MeaningTerm[] = [];
  tokens.forEach((token, i) => {
    // A code is compared whole, a name made of words by its words.
    if (isExact(token) || token.kind === 'identifier' || isPartOfCode(tokens, i)) return;
    const surface = token.term;
    if (empty.has(surface) || terms.length >= MAX_TERMS) return;
    const term = isTelling(surface, language.code) ? surface : language.stem(surface);
    const isKnown = index.lexicon.has(term);
    const isReal =
      isKnown ||
      isTelling(surface, language.code) ||
      (language.code === 'en' && isRealEnglish(surface, term));
    if (!isReal && isSlipOfEmpty(surface, language)) return;
    if (terms.some((known) => known.stem === term)) return;
    terms.push({ surface, stem: term, place: terms.length, isKnown, isReal });
  });
  return terms;
}

function isPartOfCode(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== 'part') return false;
  const whole = tokens.slice(0, at).findLast(({ kind }) => kind !== 'part');
  return whole !== undefined && isExact(whole);
}

/** "teh"; not "nto", which may be "not". */
function isSlipOfEmpty(word: string, language: Language): boolean {
  const empty = emptyWordsOf(language.code);
  if (!isMisspeltStopWord(word, empty)) return false;
  const telling = new Set([...language.stopWords].filter((other) => !empty.has(other)));
  return !isMisspeltStopWord(word, telling);
}

/** "How heavy is it", "how much does it weigh" and "what is its weight" ask for one thing. */
function isMeasure(kinds: readonly QuestionKind[], terms: readonly MeaningTerm[]): boolean {
  const [kind] = kinds;
  const asksAmount = kind === 'what' || kind === 'what-is' || kind === 'how-much' || kind === 'degree';
  return kinds.length === 1 && asksAmount && terms.some(({ stem }) => measures().has(stem));
}
