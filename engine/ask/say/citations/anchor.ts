import type { Stretch } from '../../../document/sentences.ts';
import { languageOf } from '../../../index/language.ts';
import type { ManualIndex } from '../../../index/manual-index.ts';
import { termNumbers } from '../../../index/term-numbers.ts';
import { overlap, type TermWeights } from '../../find/sentence-score.ts';
import { groupByPage } from './group-by-page.ts';

/**
 * The character of passage `number` that a reader is led to for a sentence of it: where it begins, or, if it goes on on the next page
 * and more of what is asked stands there, where that page begins.
 */
export function anchorOf(
  index: ManualIndex,
  number: number,
  { start, end }: Stretch,
  weights: TermWeights,
): number {
  const passage = index.passages[number];
  if (passage === undefined || passage.page === passage.pageEnd) return start;
  const language = languageOf(index.languageOf[number] ?? 'en');
  const worthOf = (text: string): number =>
    overlap(Uint32Array.from(termNumbers(index, text, language).filter((term) => term >= 0)), weights);
  let best = { at: start, worth: 0 };
  for (const lines of groupByPage(passage.spans.filter((span) => span.start < end && span.end > start))) {
    const worth = worthOf(lines.map((line) => passage.text.slice(line.start, line.end)).join(' '));
    if (worth > best.worth) best = { at: Math.max(start, lines[0]?.start ?? start), worth };
  }
  return best.at;
}
