import type { ManualIndex } from '../../index/manual-index.ts';
import type { QueryTerm } from '../base/query.ts';

/** Weight of what several words mean together against one of them: what is meant, where the word alone means much else. */
const SAME = 0.7;

/** Lets a word of the manual, by its stem, stand for a term of the question. */
export function addMeaning(
  index: ManualIndex,
  term: QueryTerm,
  stem: string,
  kind: 'synonym' | 'said' = 'synonym',
): void {
  const number = index.lexicon.get(stem);
  if (number === undefined || number === term.number) return;
  const known = term.alternatives.find((other) => other.number === number);
  if (known === undefined) term.alternatives.push({ number, weight: SAME, kind });
  else known.weight = Math.max(known.weight, SAME);
}
