import { isEveryday } from '../ask/words/common-words.ts';
import { isEnglishWord } from '../ask/words/english-words.ts';
import { editDistance, isMisspeltStopWord } from '../ask/words/fuzzy.ts';
import { detectLanguage } from '../document/language.ts';
import { termOf } from '../index/analysis.ts';
import { countStopWords } from '../index/count-stop-words.ts';
import { type Language, languageOf } from '../index/language.ts';
import { countBits, letterMask } from '../index/letter-mask.ts';
import { type Token, tokenise } from '../index/tokens.ts';
import { whenNeededFor } from '../runtime/when-needed.ts';
import { findAsides } from './asides.ts';
import { joinCodes } from './join-codes.ts';
import { type PhraseFinder, readPart } from './phrases.ts';

/** The words of a question, as they are used to find its topic. */
export type QuestionWords = {
  /** Stems and codes, each once, in order of appearance. */
  terms: string[];
  /** Phrases ("power-cut") and terms outside phrases, by which subjects are recognised. */
  tells: string[];
  /** The terms that are everyday words in its language: "back", "schon". */
  everyday: readonly string[];
  /** The terms that only say where or when. */
  aside: ReadonlySet<string>;
  /** Whether one of its words was corrected. */
  hasSlip: boolean;
};

/** Number of characters of a question that are read, because the topic is named early. */
const MAX_CHARACTERS = 300;
const MIN_SLIP_LENGTH = 4;
const TWO_EDITS_LENGTH = 8;
/** Number of questions read, and of words checked for misspellings, between two pauses: a millisecond or two. */
const AT_A_STRETCH = 20;
const NOTHING: ReadonlySet<string> = new Set();
type Read = { tokens: Token[]; language: Language };

const NO_PHRASES = { names: [], taken: new Set<number>() };

/**
 * Reads the words of each question of a log. A misspelt word is replaced by the word of the log that was meant.
 * @param findPhrases finds the phrases of the subjects
 */
export function* readWords(
  questions: readonly string[],
  findPhrases: PhraseFinder,
): Generator<void, QuestionWords[]> {
  const common = detectLanguage(questions);
  yield;
  const read: Read[] = [];
  for (const [i, question] of questions.entries()) {
    const tokens = joinCodes(tokenise(question.slice(0, MAX_CHARACTERS)));
    read.push({ tokens, language: languageIn(tokens, common) });
    if (i % AT_A_STRETCH === 0) yield;
  }
  const slips = yield* findSlips(read.flatMap(({ tokens }) => tokens.map(({ term }) => term)));
  const wordsOf = wordReader(slips, findPhrases);
  const words: QuestionWords[] = [];
  for (const [i, one] of read.entries()) {
    words.push(wordsOf(one));
    if (i % AT_A_STRETCH === 0) yield;
  }
  return words;
}

/** Reads a question, with misspelt words replaced according to `slips`. */
function wordReader(slips: ReadonlyMap<string, string>, findPhrases: PhraseFinder) {
  // A log says the same words again and again.
  const partOf = whenNeededFor(readPart);
  return ({ tokens, language }: Read): QuestionWords => {
    const whole = tokens.filter(({ kind }) => kind !== 'part');
    const words = whole.map(({ term }) => slips.get(term) ?? term);
    const terms = whole.map((token, at) => readTerm(token, words[at] ?? token.term, language));
    const isEnglish = language.code === 'en';
    const spoken = spokenWords(tokens, words);
    const phrases = isEnglish ? findPhrases(spoken.map(({ word }) => partOf(word))) : NO_PHRASES;
    const taken = new Set([...phrases.taken].map((place) => spoken[place]?.at));
    const said = distinct(terms);
    return {
      terms: said,
      everyday: said.filter((term) => isEveryday(term, language)),
      tells: distinct([...phrases.names, ...terms.filter((_, at) => !taken.has(at))]),
      aside: isEnglish ? findAsides(words, terms) : NOTHING,
      hasSlip: tokens.some(({ term }) => slips.has(term)),
    };
  };
}

/** The single words of a question, each with its position in `words`: "tax-free" is two words, which may be part of a phrase. */
function spokenWords(tokens: readonly Token[], words: readonly string[]): { word: string; at: number }[] {
  const spoken: { word: string; at: number }[] = [];
  let at = -1;
  let isSplit = false;
  for (const { term, kind } of tokens) {
    const isPart = kind === 'part';
    // The parts of a compound name follow it.
    if (isPart && !isSplit) spoken.pop();
    if (!isPart) at += 1;
    isSplit = isPart;
    spoken.push({ word: isPart ? term : (words[at] ?? term), at });
  }
  return spoken;
}

/** The term of a token that is read as `word`; null for a stop word. */
function readTerm(token: Token, word: string, language: Language): string | null {
  if (!isEnglishWord(token.term) && isMisspeltStopWord(token.term, language.stopWords)) return null;
  return termOf({ ...token, term: word }, language);
}

const distinct = (terms: readonly (string | null)[]): string[] => [
  ...new Set(terms.filter((term) => term !== null)),
];

/** The language of most stop words in a question; the language of the log if there is no clear one. */
function languageIn(tokens: readonly Token[], common: string): Language {
  const held = countStopWords(tokens.map(({ term }) => term));
  // A single stop word may belong to many languages.
  let best = { code: common, held: (held.get(common) ?? 0) + 1 };
  for (const [code, count] of held) if (count > best.held) best = { code, held: count };
  return languageOf(best.code);
}

/** Words in no dictionary, each with the nearest word of the log that is a real word or more frequent. */
function* findSlips(words: readonly string[]): Generator<void, Map<string, string>> {
  const counts = new Map<string, number>();
  for (const word of words)
    if (word.length >= MIN_SLIP_LENGTH && /^\p{L}+$/u.test(word))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  yield;
  const known = [...counts].map(([word, count]) => ({
    word,
    count,
    isReal: isEnglishWord(word),
    mask: letterMask(word),
  }));
  yield;
  const slips = new Map<string, string>();
  for (const [i, { word, count, isReal, mask }] of known.entries()) {
    if (i % AT_A_STRETCH === 0) yield;
    if (isReal) continue;
    let nearest = { word: '', edits: word.length >= TWO_EDITS_LENGTH ? 2 : 1, count: 0 };
    for (const other of known) {
      if (other.word === word || (!other.isReal && other.count <= count)) continue;
      if (Math.abs(other.word.length - word.length) > nearest.edits) continue;
      if (countBits(mask ^ other.mask) > 2 * nearest.edits) continue;
      const edits = editDistance(word, other.word, nearest.edits);
      if (edits < nearest.edits || (edits === nearest.edits && other.count > nearest.count))
        nearest = { word: other.word, edits, count: other.count };
    }
    if (nearest.word !== '') slips.set(word, nearest.word);
  }
  return slips;
}
