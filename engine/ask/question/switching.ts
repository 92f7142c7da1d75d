import { languageOf } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import { RANKING } from '../ranking-parameters.ts';
import type { QueryTerm } from './query.ts';

/** "turn it on", "switching the display off", "shut down". */
export function switchingOf(text: string): 'on' | 'off' | null {
  const way = /\b(?:turn|switch|power|shut)(?:s|ed|ing)? (?:[^\s.,?!]+ ){0,4}?(on|off|down)\b/i
    .exec(text)?.[1]
    ?.toLowerCase();
  if (way === undefined) return null;
  return way === 'on' ? 'on' : 'off';
}

/** Who speaks of turning a machine on may find it under switching. */
export function evenOutSwitching(index: ManualIndex, terms: Map<string, QueryTerm>): void {
  const { stem } = languageOf('en');
  const verbs = ['turn', 'switch'].map(stem);
  const numbers = verbs.map((verb) => index.lexicon.get(verb));
  for (const verb of verbs) {
    for (const other of terms.get(verb)?.alternatives ?? [])
      if (numbers.includes(other.number)) other.weight = RANKING.wordForm;
  }
}
