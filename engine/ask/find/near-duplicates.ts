import { type ManualIndex, SEGMENT, segmentCount, segmentTerms } from '../../index/manual-index.ts';
import { RANKING } from '../base/ranking-parameters.ts';
import type { RankedPassage } from './rank.ts';

/** Shorter texts are alike by chance. */
const MIN_TERMS = 8;

/** The ranked passages without those that say what a better one says already, at most `limit`, order kept. */
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
