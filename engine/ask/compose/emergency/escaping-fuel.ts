/** Fuel that leaks, is spilled or is smelled: what burns beside how it gets where it must not be, whatever else is said. */
import type { NamedWords } from '../../../words/named-words.ts';
import { toPattern } from './word-pattern.ts';

/** So many characters of one sentence stand in between at most. */
const GAP = '[^.!?]{0,60}?';

/** An expression for texts as of `plainText`; empty where the language has no words for it. */
export function escapingFuel({
  fuels,
  escapes,
}: Pick<NamedWords<'emergencies'>, 'fuels' | 'escapes'>): string[] {
  if (fuels === undefined || escapes === undefined) return [];
  const [fuel, way] = [toPattern(fuels), toPattern(escapes)];
  return [`${fuel}${GAP}${way}`, `${way}${GAP}${fuel}`];
}
