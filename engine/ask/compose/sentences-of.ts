/** The sentences among which an answer looks for the one that answers. */

import { isWithinOne, type Stretch, splitSentences } from '../../document/sentences.ts';
import { type ManualIndex, SEGMENT, segmentTerms } from '../../index/manual-index.ts';
import type { MeaningScores } from '../find/meaning-scores.ts';
import type { FoundPassage } from '../find/search.ts';
import { overlap, type TermWeights } from '../find/sentence-score.ts';
import { tornSentences } from '../say/torn-sentences.ts';

/** A sentence, a row of a table, or what lines break a sentence into, with what tells whether it answers. */
export type Sentence = Stretch & {
  found: FoundPassage;
  /** 0-based place of its passage in the ranking. */
  rank: number;
  /** 0-based place in its passage. */
  place: number;
  text: string;
  /** Cosine with the question; null where the passage has not been encoded. */
  cosine: number | null;
  /** Overlap of its words with the question's, see `overlap`. */
  overlap: number;
};

/** All sentences of a passage, in order: of a table its rows, of steps their words. Words on a drawing are none. */
export function sentencesOf(
  index: ManualIndex,
  found: FoundPassage,
  { rank, weights, meaning }: { rank: number; weights: TermWeights; meaning: MeaningScores | null },
): Sentence[] {
  const { text, labels, listings, table, steps } = found.passage;
  const pieces = splitSentences(text);
  const cosines = meaning?.sentencesOf(found.number) ?? [];
  const torn = tornSentences(text, pieces, listings);
  const rowAt = ({ start }: Stretch) => table?.rows.find((row) => row.start <= start && start < row.end);
  const groups = new Map<number, number[]>();
  for (const [i, piece] of pieces.entries()) {
    if (isWithinOne(labels ?? [], piece) || (table !== null && rowAt(piece) === undefined)) continue;
    const first = rowAt(piece)?.start ?? pieces[torn.firstOf(i)]?.start ?? piece.start;
    groups.set(first, [...(groups.get(first) ?? []), i]);
  }
  return [...groups.values()].map((members, place) => {
    const [first, last] = [pieces[members[0] ?? 0], pieces[members.at(-1) ?? 0]];
    const row = first && rowAt(first);
    // A step's number is shown as one.
    const step = first && steps.find((one) => first.start < one.start && one.start < first.end);
    const start = row?.start ?? step?.start ?? first?.start ?? 0;
    const end = row?.end ?? last?.end ?? start;
    const near = members.flatMap((i) => cosines[i] ?? []);
    const overlaps = members.map((i) =>
      overlap(segmentTerms(index, found.number, SEGMENT.firstSentence + i), weights),
    );
    return {
      ...{ found, rank, place, start, end, text: text.slice(start, end) },
      cosine: near.length === 0 ? null : Math.max(...near),
      overlap: Math.max(0, ...overlaps),
    };
  });
}
