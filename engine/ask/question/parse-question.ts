import { termOf } from '../../index/analysis.ts';
import { type Language, languageOf } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import { type Token, tokenise } from '../../index/tokens.ts';
import {
  asksMore,
  EVERYDAY_SPECIFICITY,
  type Query,
  type QueryTerm,
  type ReferredThings,
} from '../base/query.ts';
import { RANKING } from '../base/ranking-parameters.ts';
import { isCommonWord } from '../words/common-words.ts';
import { findSynonyms } from '../words/find-synonyms.ts';
import { findSpellings, isMisspeltStopWord } from '../words/fuzzy.ts';
import { addPhraseMeanings } from '../words/lexicon.ts';
import { isManualWord } from '../words/manual-words.ts';
import { meantWord } from '../words/meant-word.ts';
import { addPhrasalMeanings } from '../words/phrasal-verbs.ts';
import { addSeparableVerbs } from '../words/separable-verbs.ts';
import { FURTHER_VERBS, VERBS } from '../words/verbs.ts';
import { readAnswerType } from './amounts/asked-amounts.ts';
import { createTerm } from './create-term.ts';
import { asksAmount } from './forms/answer-type.ts';
import { asHeadedFault } from './forms/complaints.ts';
import { findReferred } from './forms/find-referred.ts';
import { asksForbidden } from './forms/forbidden.ts';
import { lackIn } from './forms/lack.ts';
import { howPut } from './forms/question-forms.ts';
import { referenceOf } from './forms/references.ts';
import { inWrittenWords } from './forms/sayings.ts';
import { evenOutSwitching, isOfProduct, productSwitched, switchingOf } from './forms/switching.ts';
import { findDecisiveTerms, findSoleCode, findUnknownIdentifiers } from './identifiers.ts';
import { joinSpacedCodes } from './join-spaced-codes.ts';
import { withoutLetterNames } from './letters.ts';
import { mendSpaces } from './mend-spaces.ts';

/** Longer questions are cut, in characters. */
const MAX_CHARACTERS = 4000;
/** Maximum number of terms in a query. */
const MAX_TERMS = 64;
/** Maximum number of two-word phrases taken from a question. */
const MAX_PHRASES = 16;
/** In a question of more tokens the other words suffice, so misspelt endings, which are expensive to find, are not corrected. */
const MAX_TOKENS_WITH_SLIPS = 16;
const ASKED_VERB = /\bhow (?:do|can|to|should|would|could)(?: (?:i|we|you|one))? (\p{L}+)/iu;
/** "replace the filter", "get rid of scale": a first word followed by words that can follow a verb. */
const IMPERATIVE =
  /^[^\p{L}\p{N}]*(?:please |to )?(\p{L}+) (?:the|an?|my|our|this|that|these|those|all|both|each|every|several|some|one|two|three|new|it|them|from|to|with|into|onto|on|off|up|out|down|in|for|rid|which|what|how|\p{L}{3,}ing the)\b/iu;

/** Turns a question into a query for an index. Never throws; a question without a usable word gives a query without terms. */
export function parseQuestion(index: ManualIndex, question: string): Query {
  const asked = question.slice(0, MAX_CHARACTERS);
  const text = withoutLetterNames(inWrittenWords(index, asHeadedFault(index, asked)));
  const languages = (index.languages.length > 0 ? index.languages : ['en']).map(languageOf);
  const [language = languageOf('en')] = languages;
  const { said, referred } = findNumbered(index, text, languages);
  const tokens = mendSpaces(index, joinSpacedCodes(index, tokenise(said)), language);
  const terms = collectTerms(index, tokens, languages);
  addPhrasalMeanings(index, tokens, terms);
  addPhraseMeanings(index, tokens, terms);
  addSeparableVerbs(index, tokens, terms);
  const answerType = readAnswerType(index, text, terms, languages);
  emphasiseFirstSentence(terms, text, language);
  const switching = switchingOf(text);
  if (switching !== null) evenOutSwitching(index, terms, switching);
  const known = [...terms.values()].slice(0, MAX_TERMS);
  const isPut = howPut(index.languages, asked);
  const isHowTo = (isPut('howTo') || isImperative(text)) && !isPut('sign');
  const isSymptom = isPut('symptom');
  const action = terms.get(termOfAction(text, language)) ?? null;
  return {
    terms: known,
    sequence: sequenceOf(tokens, terms, language),
    phrases: phrasesOf(tokens, terms, language),
    isHowTo,
    action,
    isSymptom,
    lack: terms.get(language.stem(lackIn(text).toLowerCase()))?.number ?? null,
    asksPlace: isPut('place'),
    asksFact: !isHowTo && (answerType !== null || (isPut('yesNo') && !isSymptom)),
    asksMeaning: isPut('meaning'),
    asksForbidden: asksForbidden(asked),
    switching,
    productSwitched: switching === null ? null : productSwitched(index, known),
    isTaskOfProduct: isHowTo && action !== null && isOfProduct(index, known, (term) => term === action.term),
    answerType,
    asksAmount: !isHowTo && asksAmount(text, index.languages),
    decisive: findDecisiveTerms(index, known),
    soleCode: findSoleCode(index, known, isPut('meaning')),
    unknownIdentifiers: findUnknownIdentifiers(index, tokens, said),
    referred,
    place: null,
    chapter: null,
  };
}

/**
 * The things that a question names by number, and the remaining words to search for. "figure" and "7" are removed, because both occur
 * throughout a manual. "Part 6 in the front view" is not about the parts list alone, so all its words are kept.
 */
function findNumbered(
  index: ManualIndex,
  text: string,
  languages: readonly Language[],
): { said: string; referred: ReferredThings | null } {
  const asked = { said: text, referred: null };
  const reference = referenceOf(text);
  if (reference === null) return asked;
  const rest = collectTerms(index, joinSpacedCodes(index, tokenise(reference.rest)), languages);
  if (reference.figure === null && asksMore([...rest.values()])) return asked;
  const referred = findReferred(index, reference);
  return referred === null ? asked : { said: reference.rest, referred };
}

function collectTerms(
  index: ManualIndex,
  tokens: readonly Token[],
  languages: readonly Language[],
): Map<string, QueryTerm> {
  const terms = new Map<string, QueryTerm>();
  /** Keyed by the word as typed, because a long question repeats its words. */
  const meant = new Map<string, Token>();
  const content = tokens.filter(
    (token, i) =>
      languages.some((language) => termOf(token, language) !== null) &&
      !isSlip(index, token, languages) &&
      !isOfDecimal(tokens, i),
  );
  const isShort = tokens.length <= MAX_TOKENS_WITH_SLIPS;
  // A question of stop words only ("what is it?") is searched by them.
  const [language] = languages;
  for (const typed of content.length > 0 ? content : tokens) {
    const key = `${typed.kind} ${typed.term}`;
    const isFull = terms.size >= MAX_TERMS;
    const token = meant.get(key) ?? (isFull ? typed : asMeant(index, asOneWord(index, typed), languages));
    meant.set(key, token);
    const term = language === undefined ? token.term : (termOf(token, language) ?? language.stem(token.term));
    // If the manual does not write a compound name as one word, its parts are searched.
    if (token.kind === 'identifier' && !/\d/.test(term) && !index.lexicon.has(term)) continue;
    const seen = terms.get(term);
    if (seen !== undefined) seen.weight += 1;
    else if (!isFull) terms.set(term, createTerm(index, token, term, { languages, isShort }));
  }
  for (const term of terms.values()) {
    term.weight = (term.weight * (RANKING.querySaturation + 1)) / (term.weight + RANKING.querySaturation);
  }
  return terms;
}

/** "add-on" as one word, if the manual has another spelling of it. */
function asOneWord(index: ManualIndex, token: Token): Token {
  const isName = token.kind === 'identifier' && /^\p{L}+$/u.test(token.term);
  if (!isName || index.lexicon.has(token.term)) return token;
  const isKnown = findSynonyms(index, languageOf('en').stem(token.term)).length > 0;
  return isKnown ? { ...token, kind: 'word' } : token;
}

/** The number or the unit of "1.4 A" on its own: a section with that number says nothing about the amount. */
function isOfDecimal(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== 'part') return false;
  return [at - 1, at - 2].some((before) => /^\d+\.\d+\p{L}+$/u.test(tokens[before]?.term ?? ''));
}

/** The corrected token, if it is a misspelling that no word of the manual explains. */
function asMeant(index: ManualIndex, token: Token, [language]: readonly Language[]): Token {
  if (token.kind !== 'word' || language?.code !== 'en' || index.lexicon.has(language.stem(token.term)))
    return token;
  // The words of the manual come last, because all of them have to be compared.
  const meant = meantWord(token.term);
  const isMeant = meant !== null && findSpellings(index, language.stem(token.term)).length === 0;
  return isMeant ? { ...token, term: meant } : token;
}

/** Whether an unknown word is a misspelt stop word. */
function isSlip(index: ManualIndex, token: Token, [language]: readonly Language[]): boolean {
  if (token.kind !== 'word' || language === undefined) return false;
  const term = language.stem(token.term);
  if (index.lexicon.has(term) || isCommonWord(term) || isManualWord(term)) return false;
  return isMisspeltStopWord(token.term, language.stopWords);
}

/** Words of a first sentence that count: a long one, or a text without full stops, has told its subject by then. */
const FIRST_SENTENCE_WORDS = 14;

/** Gives the words of the first sentence more weight in a long question, since it mostly names the subject. */
function emphasiseFirstSentence(terms: Map<string, QueryTerm>, text: string, language: Language): void {
  if (terms.size <= RANKING.longQuestionTerms) return;
  const [sentence = ''] = text.trim().split(/(?<=[.!?])\s|\n/);
  for (const token of tokenise(sentence.split(/\s+/).slice(0, FIRST_SENTENCE_WORDS).join(' '))) {
    const term = terms.get(termOf(token, language) ?? '');
    if (term !== undefined) term.weight += RANKING.firstSentence;
  }
}

function sequenceOf(
  tokens: readonly Token[],
  terms: Map<string, QueryTerm>,
  language: Language,
): QueryTerm[] {
  return tokens.flatMap((token) => {
    const term = terms.get(termOf(token, language) ?? '');
    return term !== undefined && (term.number !== null || term.alternatives.length > 0) ? [term] : [];
  });
}

function phrasesOf(tokens: readonly Token[], terms: Map<string, QueryTerm>, language: Language) {
  const phrases = new Map<string, readonly [QueryTerm, QueryTerm]>();
  const known = tokens.map((token) => terms.get(termOf(token, language) ?? ''));
  known.forEach((second, i) => {
    const first = known[i - 1];
    if (first === undefined || second === undefined || first === second) return;
    if (first.specificity > EVERYDAY_SPECIFICITY && second.specificity > EVERYDAY_SPECIFICITY)
      phrases.set(`${first.term} ${second.term}`, [first, second]);
  });
  return [...phrases.values()].slice(0, MAX_PHRASES);
}

/** The term of the verb in "how do I clean the tray" and "clean the tray"; empty if there is none. */
function termOfAction(text: string, language: Language): string {
  const verb = (ASKED_VERB.exec(text) ?? IMPERATIVE.exec(text))?.[1]?.toLowerCase() ?? '';
  return VERBS.has(verb) || FURTHER_VERBS.has(verb) ? language.stem(verb) : '';
}

function isImperative(text: string): boolean {
  const verb = IMPERATIVE.exec(text)?.[1]?.toLowerCase() ?? '';
  return VERBS.has(verb) || FURTHER_VERBS.has(verb);
}
