/** Chapters that tell of a fault in one part and what to do about it in another. */
import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import { topNumbers } from '../../runtime/top.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll } from '../../words/named-words.ts';
import { RANKING } from '../base/ranking-parameters.ts';

/** A heading of one of these names, which may go on behind it: "Problem (abstract)", but not "Problems" of "problem". */
const headed = (name: 'problem' | 'solution'): RegExp =>
  new RegExp(
    String.raw`^(?:[\dA-Z.]+\s+)?(?:the\s+)?(?:${formsOfAll('headings', name)})(?![\p{L}\p{N}])`,
    'iu',
  );

/** The part that tells of the fault. The part on its causes answers who asks why, so it stays as it is. */
const problems = whenNeeded(() => headed('problem'));
const solutions = whenNeeded(() => headed('solution'));
/** Whether a heading, or the name of a column, announces what to do about a fault. */
export const isSolution = (heading: string): boolean => solutions().test(heading);

/** Number of passages searched on either side. */
const MAX_BESIDE = 12;

/**
 * Ranks the solution of a chapter before the part that describes the fault: the words of the question match the description, but the
 * answer stands in the solution. Returns, for each solution, the passage that its score was taken from.
 */
export function favourSolutions(index: ManualIndex, scores: Float64Array): ReadonlyMap<number, number> {
  const told = topNumbers(scores, RANKING.sentenceCandidates)
    .filter((passage) => problems().test(index.passages[passage]?.heading ?? ''))
    .map((passage) => ({ passage, score: (scores[passage] ?? 0) * RANKING.solution }));
  const tellers = new Map<number, number>();
  for (const { passage, score } of told) {
    for (const solution of solutionsBeside(index, passage)) {
      if (score <= (scores[solution] ?? 0)) continue;
      scores[solution] = score;
      tellers.set(solution, passage);
    }
  }
  return tellers;
}

/** The passages of the same chapter that say what to do; none if the passage is in no chapter. */
function solutionsBeside(index: ManualIndex, number: number): number[] {
  const { firstPassage, passageCount } = manualOfPassage(index, number);
  const chapter = index.passages[number]?.path.join('\n') ?? '';
  if (chapter === '') return [];
  return [1, -1].flatMap((direction) => {
    const found: number[] = [];
    for (let away = 1; away <= MAX_BESIDE; away += 1) {
      const other = number + direction * away;
      const isOfManual = other >= firstPassage && other < firstPassage + passageCount;
      const passage = isOfManual ? index.passages[other] : undefined;
      if (passage === undefined || passage.path.join('\n') !== chapter) break;
      if (passage.kind !== 'warning' && isSolution(passage.heading)) found.push(other);
    }
    return found;
  });
}
