/** Chapters that tell of a fault in one part and what to do about it in another. */
import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import { topNumbers } from '../../runtime/top.ts';
import { RANKING } from '../base/ranking-parameters.ts';

const NUMERAL = String.raw`^(?:[\dA-Z.]+\s+)?(?:the\s+)?`;
/** A heading that goes on behind its first word: "Problem (abstract)", "Resolving the problem". */
const GOES_ON = String.raw`(?![\p{L}\p{N}])`;

/** What the part is called that tells of the fault. The part on its causes answers who asks why, so it stays as it is. */
const PROBLEM = new RegExp(
  `${NUMERAL}(?:problems?|symptoms?|faults?|errors?|malfunctions?|issues?|questions?|fehler|störung(?:en)?|frage|problème|symptôme|panne|problema|síntoma|avería|sintomo|guasto|probleem|storing)${GOES_ON}`,
  'iu',
);
/** What the part is called that tells what to do. */
const SOLUTION = new RegExp(
  `${NUMERAL}(?:(?:possible|suggested|recommended|corrective) )?(?:solutions?|resolutions?|resolving|remed(?:y|ies|iation)|answers?|workarounds?|actions?|what to do|abhilfe|behebung|lösung|antwort|remède|solución|remedio|rimedio|soluzione|oplossing)${GOES_ON}`,
  'iu',
);
/** Whether a heading, or the name of a column, announces what to do about a fault. */
export const isSolution = (heading: string): boolean => SOLUTION.test(heading);

/** Passages looked at on either side. */
const MAX_BESIDE = 12;

/**
 * Puts the solution of a chapter before the part that tells of the fault: a question says what is wrong in the words of
 * that part, and what it wants stands in the other. Returns by solution the part that its score comes from.
 */
export function favourSolutions(index: ManualIndex, scores: Float64Array): ReadonlyMap<number, number> {
  const told = topNumbers(scores, RANKING.sentenceCandidates)
    .filter((passage) => PROBLEM.test(index.passages[passage]?.heading ?? ''))
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

/** Passages of the same chapter that tell what to do; none of a passage that stands in no chapter. */
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
