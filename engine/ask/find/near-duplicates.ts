import { type ManualIndex, SEGMENT, segmentCount, segmentTerms } from '../../index/manual-index.ts';
import { RANKING } from '../base/ranking-parameters.ts';
import type { RankedPassage } from './rank.ts';

/** Terms a text must have to be compared: shorter ones resemble each other by chance. */
const MIN_TERMS = 8;

/** The ranked passages, in order and at most `limit`, without those that repeat a better one. */
export function dropNearDuplicates(
  index: ManualIndex,
  ranked: readonly RankedPassage[],
  limit: number,
): RankedPassage[] {
  const kept: RankedPassage[] = [];
  const keptTerms: ReadonlySet<number>[] = [];
  for (const candidate of ranked) {
    if (kept.length >= limit) break;
    const terms = bodyTerms(index, candidate.passage);
    if (keptTerms.some((other) => isNearDuplicate(terms, other))) continue;
    kept.push(candidate);
    keptTerms.push(terms);
  }
  return kept;
}

function isNearDuplicate(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  if (Math.min(a.size, b.size) < MIN_TERMS) return false;
  let common = 0;
  for (const term of a) if (b.has(term)) common += 1;
  return common / (a.size + b.size - common) >= RANKING.nearDuplicate;
}

function bodyTerms(index: ManualIndex, passage: number): ReadonlySet<number> {
  const terms = new Set<number>();
  for (let s = SEGMENT.firstSentence; s < segmentCount(index, passage); s += 1) {
    for (const term of segmentTerms(index, passage, s)) terms.add(term);
  }
  return terms;
}
