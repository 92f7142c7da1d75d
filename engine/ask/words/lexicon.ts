import { languageOf } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import { normaliseText } from '../../index/normalise.ts';
import type { Token } from '../../index/tokens.ts';
import { whenNeededFor } from '../../runtime/when-needed.ts';
import { WORDS } from '../../words/languages.ts';
import type { QueryTerm } from '../base/query.ts';
import { addMeaning } from './add-meaning.ts';

/** What people say, in stems, and the stems of what manuals print for it, best first. */
type Entry = { said: string[]; printed: string[] };

/** Longest phrase, in words. */
const LONGEST = 3;

/** By ISO 639-1 language; none for one that has no lexicon. */
const entriesOf = whenNeededFor(readEntries);
const phrasesOf = whenNeededFor(readPhrases);

function readEntries(code: string): Entry[] {
  const { stem } = languageOf(code);
  const stems = (words: readonly string[]) => words.map((word) => stem(normaliseText(word)));
  return (WORDS.get(code)?.lexicon ?? []).map(({ said, printed }) => ({
    said: stems(said.split(' ')),
    printed: stems(printed),
  }));
}

function readPhrases(code: string): ReadonlyMap<string, readonly string[]> {
  const phrases = new Map<string, string[]>();
  for (const { said, printed } of entriesOf(code)) {
    const phrase = said.join(' ');
    if (said.length > 1) phrases.set(phrase, [...(phrases.get(phrase) ?? []), ...printed]);
  }
  return phrases;
}

/** Stems of the single words of a language's lexicon, each with those of what manuals print for it. */
export const printedForWords = (code: string): (readonly [string, readonly string[]])[] =>
  entriesOf(code).flatMap(({ said: [word = '', ...more], printed }) =>
    more.length === 0 ? [[word, printed] as const] : [],
  );

/** Gives the rarest word of each phrase of the lexicon that a question holds what manuals print for it. */
export function addPhraseMeanings(
  index: ManualIndex,
  tokens: readonly Token[],
  terms: ReadonlyMap<string, QueryTerm>,
): void {
  for (const code of index.languages) {
    const phrases = phrasesOf(code);
    if (phrases.size === 0) continue;
    const stems = tokens.map(({ term }) => languageOf(code).stem(term));
    stems.forEach((_, at) => {
      for (let length = 2; length <= LONGEST; length += 1) {
        const said = stems.slice(at, at + length);
        const printed = phrases.get(said.join(' '));
        if (printed === undefined) continue;
        const own = said.flatMap((stem) => terms.get(stem) ?? []);
        const [rarest] = own.toSorted((a, b) => b.idf - a.idf);
        if (rarest === undefined) continue;
        const isMeant = (stem: string) => own.some((term) => standsFor(term, index.lexicon.get(stem)));
        for (const stem of printed.filter((other) => !isMeant(other)))
          addMeaning(index, rarest, stem, 'said');
      }
    });
  }
}

const standsFor = ({ number: own, alternatives }: QueryTerm, number: number | undefined): boolean =>
  number !== undefined && (own === number || alternatives.some((other) => other.number === number));
