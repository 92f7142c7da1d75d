import type { Reference } from './collect-references.ts';
import type { Finding, FindingKind } from './finding.ts';
import { placeOf } from './found-place.ts';

/** One finding for each sentence and number: a sentence that names it twice is one. */
export function collapse(kind: FindingKind, references: readonly Reference[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const { passage, number, sentence } of references) {
    const key = [passage.ordinal, sentence.start, number].join(' ');
    if (!found.has(key))
      found.set(key, { kind, ...placeOf(passage, sentence), subject: number, other: null });
  }
  return [...found.values()];
}
