/** Counts the words of questions that no manual prints. */
import { WORD_MINIMUM } from '../../../contracts/analytics/writer-report.ts';
import type { Section } from '../../../engine/document/manual.ts';
import type { UnknownWord } from '../../../engine/vocabulary/unknown-words.ts';
import type { AskedRow } from './asked-questions.repository.ts';
import type { FindSection, FoundSection } from './find-section.ts';
import { countWordings } from './quotable.ts';
import { sectionOf } from './tally-sections.ts';

/** A word that enough customers have used. */
export type UsedWord = UnknownWord & {
  questions: number;
  customers: number;
  unanswered: number;
  examples: string[];
  /** The sections that answered, each once. */
  answeredIn: FoundSection[];
  /** The one that answered most of the questions; null where none did more than others. */
  answeredBy: FoundSection | null;
};

const MOST_EXAMPLES = 2;
/** A single answer may have come from anywhere. */
const LEAST_ANSWERED = 2;

type Uses = { words: Map<string, number>; rows: AskedRow[] };

/**
 * Words that enough questions of enough customers hold, the commonest first, each in its commonest form.
 * @param wordsOf for each of the rows its words
 */
export function tallyWords(
  rows: readonly AskedRow[],
  wordsOf: readonly (readonly UnknownWord[])[],
  find: FindSection,
): UsedWord[] {
  const uses = new Map<string, Uses>();
  for (const [at, row] of rows.entries()) {
    for (const { term, word } of wordsOf[at] ?? []) {
      const known: Uses = uses.get(term) ?? { words: new Map(), rows: [] };
      uses.set(term, known);
      known.words.set(word, (known.words.get(word) ?? 0) + 1);
      known.rows.push(row);
    }
  }
  return [...uses].flatMap(([term, use]) => presentUse(term, use, find) ?? []).sort(byUse);
}

function presentUse(term: string, { words, rows }: Uses, find: FindSection): UsedWord | null {
  const customers = new Set(rows.map(({ customer }) => customer)).size;
  if (rows.length < WORD_MINIMUM.questions || customers < WORD_MINIMUM.customers) return null;
  const found = rows.flatMap((row) => (row.isAnswered ? (sectionOf(row, find) ?? []) : []));
  const [commonest] = [...words].sort(([a, one], [b, other]) => other - one || a.length - b.length);
  return {
    term,
    word: commonest?.[0] ?? term,
    questions: rows.length,
    customers,
    unanswered: rows.filter(({ isAnswered }) => !isAnswered).length,
    examples: countWordings(rows.map(({ question }) => question))
      .slice(0, MOST_EXAMPLES)
      .map(({ text }) => text),
    answeredIn: [...new Map(found.map((place) => [place.section, place])).values()],
    // At least half of what was answered from any section.
    answeredBy: mostOf(found, Math.max(LEAST_ANSWERED, found.length / 2)),
  };
}

/** The section that is there most, if at least `least` times. */
export function mostOf(found: readonly FoundSection[], least: number): FoundSection | null {
  const counts = new Map<Section, { place: FoundSection; times: number }>();
  for (const place of found) {
    const known = counts.get(place.section) ?? { place, times: 0 };
    known.times += 1;
    counts.set(place.section, known);
  }
  const [best] = [...counts.values()].sort((a, b) => b.times - a.times);
  return best !== undefined && best.times >= least ? best.place : null;
}

const byUse = (a: UsedWord, b: UsedWord): number =>
  b.questions - a.questions || b.customers - a.customers || a.word.localeCompare(b.word);
