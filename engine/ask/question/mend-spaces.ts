import type { Language } from '../../index/language.ts';
import { type ManualIndex, passagesWith } from '../../index/manual-index.ts';
import type { Token } from '../../index/tokens.ts';
import { isEnglishWord } from '../words/english-words.ts';

/** Shorter parts are found in any word by chance. */
const MIN_PART = 3;
/** Shorter words are codes and names. */
const MIN_WHOLE = 6;

/**
 * The words of a question parted and joined as the manual has them: "rinseaid" as "rinse aid", "dish washer" as
 * "dishwasher". Only words that the manual does not know are touched. English.
 */
export function mendSpaces(index: ManualIndex, tokens: readonly Token[], language: Language): Token[] {
  if (language.code !== 'en') return [...tokens];
  const mended: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const [token, next] = [tokens[i], tokens[i + 1]];
    if (token === undefined) continue;
    const joined = joinedOf(index, [token, next], language);
    if (joined !== null) i += 1;
    mended.push(...(joined ?? partsOf(index, token, language) ?? [token]));
  }
  return mended;
}

/** Two words as the one that the manual knows, where it does not know both; null otherwise. */
function joinedOf(
  index: ManualIndex,
  pair: readonly (Token | undefined)[],
  language: Language,
): Token[] | null {
  const words = pair.map((token) => (token?.kind === 'word' ? token.term : ''));
  if (words.some((word) => word.length < MIN_PART || language.isStopWord(word))) return null;
  const knows = (word: string) => index.lexicon.has(language.stem(word));
  const whole = words.join('');
  return knows(whole) && !words.every(knows) ? [{ term: whole, kind: 'word' }] : null;
}

/** The two words of the manual that a word it does not know is made of; null where it is none of them. */
function partsOf(index: ManualIndex, { term, kind }: Token, language: Language): Token[] | null {
  const isOwn = kind !== 'word' || language.isStopWord(term) || index.lexicon.has(language.stem(term));
  if (isOwn || term.length < MIN_WHOLE || isEnglishWord(term)) return null;
  for (let at = MIN_PART; at <= term.length - MIN_PART; at += 1) {
    const parts = [term.slice(0, at), term.slice(at)];
    if (parts.every(isEnglishWord) && standTogether(index, parts.map(language.stem)))
      return parts.map((part) => ({ term: part, kind: 'word' }));
  }
  return null;
}

/** Whether one passage holds both terms. */
function standTogether(index: ManualIndex, [first = '', second = '']: readonly string[]): boolean {
  const [one, other] = [index.lexicon.get(first), index.lexicon.get(second)];
  if (one === undefined || other === undefined) return false;
  const holders = new Set(passagesWith(index, one));
  return [...passagesWith(index, other)].some((passage) => holders.has(passage));
}
