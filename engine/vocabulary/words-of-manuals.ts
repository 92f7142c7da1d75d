import type { Alternative } from '../ask/base/query.ts';
import { RANKING } from '../ask/base/ranking-parameters.ts';
import { createTerm } from '../ask/question/create-term.ts';
import { termOf } from '../index/analysis.ts';
import { languageOf } from '../index/language.ts';
import { headingWords, type ManualIndex, manualOfPassage, passagesWith } from '../index/manual-index.ts';
import { tokenise } from '../index/tokens.ts';
import type { UnknownWord } from './unknown-words.ts';

/** A section of a manual, by its number there. */
export type SectionKey = { manualId: string; section: number };

/** The same with the page on which a word stands in it. */
export type SectionPlace = SectionKey & { page: number | null };

/** A word that manuals don't print, and the sections that answered those who used it. */
export type AskedWord = UnknownWord & { answeredIn: readonly SectionKey[] };

/** A word that a manual prints, and the section that says most of it. */
export type PrintedWord = { word: string; place: SectionPlace };

/** What the manuals have for a word that they don't print. */
export type WordInManuals = {
  /** They have the same word in another form or spelling, so that it is none of the customers' own. */
  isKnown: boolean;
  /** What they print for it by the tables of words and by compounds, the nearest first. */
  printed: PrintedWord[];
};

/** More would be no entry of an index. */
const MOST_PRINTED = 2;
/** Passages that are read to see how a word is written. */
const MOST_READ = 24;

/** For each word that manuals don't print what they have instead. */
export const wordsOfManuals = (index: ManualIndex, words: readonly AskedWord[]): WordInManuals[] =>
  words.map((word) => wordOfManuals(index, word));

/** Of several words that a table knows the one is meant that stands where the questions were answered. */
function wordOfManuals(index: ManualIndex, { term, word, answeredIn }: AskedWord): WordInManuals {
  const languages = index.languages.map(languageOf);
  const token = { term: word, kind: 'word' as const };
  const { alternatives } = createTerm(index, token, term, { languages, isShort: true });
  if (alternatives.some(isSameWord)) return { isKnown: true, printed: [] };
  const isNear = sectionTeller(index, answeredIn);
  const best = alternatives
    .filter(({ kind }) => kind !== 'spelling')
    .map((other) => ({ ...other, isNear: passagesWith(index, other.number).some(isNear) }))
    .sort((a, b) => Number(b.isNear) - Number(a.isNear) || b.weight - a.weight)
    .slice(0, MOST_PRINTED);
  return { isKnown: false, printed: best.flatMap(({ number }) => printedAs(index, number, isNear) ?? []) };
}

/** Whether a passage is in one of the sections. */
function sectionTeller(index: ManualIndex, sections: readonly SectionKey[]): (passage: number) => boolean {
  const keys = new Set(sections.map(({ manualId, section }) => `${manualId} ${section}`));
  return (passage) =>
    keys.has(`${manualOfPassage(index, passage).manualId} ${index.passages[passage]?.section}`);
}

/** A form or a likely slip of it; what a real word only resembles weighs less. */
const isSameWord = ({ kind, weight }: Alternative): boolean =>
  kind === 'language' || (kind === 'spelling' && weight > RANKING.spellingOfWord);

/** A term as the manuals write it most, and where: in a section that answered, else one that it heads, else the one that holds it most. */
function printedAs(
  index: ManualIndex,
  number: number,
  isNear: (passage: number) => boolean,
): PrintedWord | null {
  const passages = passagesWith(index, number);
  const from = index.postings.starts[number] ?? 0;
  const weightOf = (at: number): number => index.postings.weights[from + at] ?? 0;
  const ranked = [...passages]
    .map((passage, at) => ({
      passage,
      rank: 2 * Number(isNear(passage)) + Number(headingWords(index, passage).includes(number)),
      weight: weightOf(at),
    }))
    .sort((a, b) => b.rank - a.rank || b.weight - a.weight);
  const [best] = ranked;
  const held = best && index.passages[best.passage];
  if (held === undefined) return null;
  const word = writtenMost(
    index,
    number,
    ranked.slice(0, MOST_READ).map(({ passage }) => passage),
  );
  const { manualId } = manualOfPassage(index, best?.passage ?? 0);
  return word === null ? null : { word, place: { manualId, section: held.section, page: held.page } };
}

/** The form of a term that stands most in these passages; the shorter of two. Null where it is only in what surrounds them. */
function writtenMost(index: ManualIndex, number: number, passages: readonly number[]): string | null {
  const times = new Map<string, number>();
  for (const at of passages) {
    const passage = index.passages[at];
    if (passage === undefined) continue;
    const language = languageOf(index.languageOf[at] ?? 'en');
    for (const token of tokenise(`${passage.heading}\n${passage.text}`))
      if (termOf(token, language) === index.vocabulary[number])
        times.set(token.term, (times.get(token.term) ?? 0) + 1);
  }
  const [most] = [...times].sort(([a, one], [b, other]) => other - one || a.length - b.length);
  return most?.[0] ?? null;
}
