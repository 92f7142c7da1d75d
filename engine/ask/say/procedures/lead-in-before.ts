import { isOpenEnded } from '../../../document/sentences.ts';
import type { ManualIndex } from '../../../index/manual-index.ts';
import { countWords } from '../../../structure/element.ts';
import type { FoundPassage } from '../../find/search.ts';
import type { CitedPiece } from '../citations/citations.ts';

/** Maximum number of words in the lead-in of steps; a longer one says more than what the steps are for. */
const MAX_LEAD_IN_WORDS = 25;

/**
 * What names a procedure within its section, a line of its own at the end of the passage before: "To descale it:", "In
 * Mac OS"; null where only a sentence stands before the steps.
 */
export function leadInBefore(index: ManualIndex, steps: FoundPassage): CitedPiece | null {
  const { context, section } = steps.passage;
  if (context === '' || !isOpenEnded(context) || countWords(context) > MAX_LEAD_IN_WORDS) return null;
  const number = steps.number - 1;
  const passage = index.passages[number];
  if (passage?.section !== section || !passage.text.endsWith(context)) return null;
  const end = passage.text.length;
  return { found: { ...steps, number, passage }, start: end - context.length, end };
}
