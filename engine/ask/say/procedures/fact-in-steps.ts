import type { Passage } from '../../../document/manual.ts';
import type { Stretch } from '../../../document/sentences.ts';
import type { ManualIndex } from '../../../index/manual-index.ts';
import { holdsType, type Query } from '../../base/query.ts';
import { RANKING } from '../../base/ranking-parameters.ts';
import type { FoundPassage } from '../../find/search.ts';
import { termWeights } from '../../find/sentence-score.ts';
import { extractWindow } from '../extract.ts';

/** Words of the steps around the one that tells a fact. */
const FACT_WORDS = 45;

/** Characters `start` to `end` of a passage's text; the sentence that tells the fact begins at `anchor`. */
export type Fact = Stretch & { anchor: number };

/**
 * The step of a list that tells what is asked, with some of those beside it, each whole: who asks how much is to be filled
 * in or whether something may be used does not follow the list. Null where no step says anything of it.
 */
export function factInSteps(
  index: ManualIndex,
  query: Query,
  { number, passage }: FoundPassage,
): Fact | null {
  const extract = extractWindow(index, number, {
    weights: termWeights(query),
    decisive: query.decisive,
    maxWords: FACT_WORDS,
    gainOf: (sentence) => (holdsType(query, sentence) ? RANKING.answerType : 1),
  });
  return extract && { ...toWholeSteps(passage, extract), anchor: extract.anchor };
}

/** The lines of the steps that a stretch touches, markers included. */
function toWholeSteps({ text, steps }: Passage, { start, end }: Stretch): Stretch {
  const touched = steps.filter((step) => step.start < end && step.end > start);
  const [first, last] = [touched[0], touched.at(-1)];
  if (first === undefined || last === undefined) return { start, end };
  return {
    start: Math.min(start, text.lastIndexOf('\n', first.start) + 1),
    end: last.end,
  };
}
