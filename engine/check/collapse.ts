import type { Reference } from './collect-references.ts';
import type { Finding, FindingKind } from './finding.ts';
import { placeOf } from './found-place.ts';

/** One finding for each sentence and number: a sentence that names it twice is one. */
export function collapse(kind: FindingKind, references: readonly Reference[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const { passage, number, printed, sentence } of references) {
    const key = [passage.ordinal, sentence.start, number].join(' ');
    // "See above" has no number: the sentence says it all.
    const subject = number === '' ? '' : printed;
    if (!found.has(key)) found.set(key, { kind, ...placeOf(passage, sentence), subject, other: null });
  }
  return [...found.values()];
}
