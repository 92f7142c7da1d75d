import { isEveryday } from '../ask/words/common-words.ts';
import { isEnglishWord } from '../ask/words/english-words.ts';
import { isMisspeltStopWord } from '../ask/words/fuzzy.ts';
import { meantWord } from '../ask/words/meant-word.ts';
import { languageOfScript } from '../document/scripts.ts';
import { termOf, termsOf } from '../index/analysis.ts';
import { countStopWords } from '../index/count-stop-words.ts';
import { type Language, languageOf } from '../index/language.ts';
import type { ManualIndex } from '../index/manual-index.ts';
import { normaliseText } from '../index/normalise.ts';
import { type Token, tokenise } from '../index/tokens.ts';

/** A word of a question that no manual of an index holds in any form: its index term, and the word as it was meant. */
export type UnknownWord = { term: string; word: string };

/** Of a long question the beginning tells what it is about. */
const MAX_CHARACTERS = 1000;
/** A shorter word of letters is an abbreviation or a slip; signs of other scripts say more. */
const MIN_LETTERS = 3;
const LATIN = /^\p{Script=Latin}+$/u;
/** Addresses and what has a digit name somebody or something, and are no words of a language. */
const ADDRESSES = /\S*[@\d]\S*|\b(?:https?:|www\.)\S+/gu;
/** From so many stop words on a question is in another language than the manuals. */
const SURE_STOP_WORDS = 2;
/** German writes every noun with a capital, so that a capital tells no name there. */
const CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de']);

/**
 * For each question the words of a subject that the manuals never print: no stop words, everyday words, numbers, codes or names, and no
 * slips that mean a word of the manuals. A question in a language that is none of the manuals' has none.
 * @param names of the product and its maker, whose words are no subjects
 */
export function unknownWords(
  index: ManualIndex,
  questions: readonly string[],
  names: readonly string[],
): UnknownWord[][] {
  const languages = index.languages.map(languageOf);
  const named = new Set(languages.flatMap((language) => termsOf(names.join(' '), language)));
  return questions.map((question) => wordsIn(index, languages, question, named));
}

function wordsIn(
  index: ManualIndex,
  languages: readonly Language[],
  question: string,
  named: ReadonlySet<string>,
): UnknownWord[] {
  const asked = question.slice(0, MAX_CHARACTERS).replace(ADDRESSES, ' ');
  const tokens = tokenise(asked);
  const language = spokenIn(languages, asked, tokens);
  if (language === null) return [];
  const isName = nameTeller(asked, language);
  const found = new Map<string, UnknownWord>();
  for (const token of tokens) {
    const said = token.kind === 'word' && !isName(token.term) ? asMeant(token, language) : null;
    const term = said && termOf(said, language);
    if (said === null || term === null || named.has(term) || isEveryday(term, language)) continue;
    if (!languages.some(({ stem }) => index.lexicon.has(stem(said.term))))
      found.set(term, { term, word: said.term });
  }
  return [...found.values()];
}

/** The language of the manuals that a question is in, by its script and its stop words; null for any other. */
function spokenIn(languages: readonly Language[], asked: string, tokens: readonly Token[]): Language | null {
  const codes = languages.map(({ code }) => code);
  const script = languageOfScript(asked, codes);
  if (script !== null) return languages.find(({ code }) => code === script) ?? null;
  const counts = countStopWords(tokens.map(({ term }) => term));
  const countOf = (code: string): number => counts.get(code) ?? 0;
  const [own] = [...languages].sort((a, b) => countOf(b.code) - countOf(a.code));
  if (own === undefined) return null;
  const isOther = [...counts].some(([, count]) => count >= SURE_STOP_WORDS && count > countOf(own.code));
  return isOther ? null : own;
}

/** The word that was meant; null for what is no word of the language so far as can be told, or too short to be one. */
function asMeant(token: Token, { code, stopWords }: Language): Token | null {
  const { term } = token;
  if (!/^[\p{L}\p{M}]+$/u.test(term) || (LATIN.test(term) && term.length < MIN_LETTERS)) return null;
  if (code === 'en') {
    if (isEnglishWord(term)) return token;
    const meant = isMisspeltStopWord(term, stopWords) ? null : meantWord(term);
    return meant === null ? null : { ...token, term: meant };
  }
  return isMisspeltStopWord(term, stopWords) ? null : token;
}

/** Tells a name by its capital in the midst of a sentence, where not everything has one. */
function nameTeller(asked: string, { code }: Language): (word: string) => boolean {
  const words = [...normaliseText(asked).matchAll(/(?<before>[.!?:\n]\s*|^\s*)?(?<word>\p{L}+)/gu)];
  const inside = words.filter(({ groups }) => groups?.before === undefined);
  const capital = inside.flatMap(({ groups }) => {
    const word = groups?.word ?? '';
    return /^\p{Lu}/u.test(word) ? [word.toLowerCase()] : [];
  });
  if (CAPITAL_NOUNS.has(code) || 2 * capital.length > inside.length) return () => false;
  const names = new Set(capital);
  return (word) => names.has(word);
}
