import type { Passage } from '../../document/manual.ts';
import { WORDS } from '../../words/languages.ts';
import { wholeWords, withoutAccents } from '../../words/whole-words.ts';

const FAULTS = wholeWords`${[...WORDS.values()].map(({ faults }) => faults).join('|')}`;

/** Ranking asks of the same passages for every question. */
const known = new WeakMap<Passage, boolean>();

/** Whether a passage stands under troubleshooting, or is a table of causes and remedies. */
export function isFaultPlace(passage: Passage): boolean {
  const { path, heading, context, table } = passage;
  const told = known.get(passage);
  if (told !== undefined) return told;
  const named = [...path, heading, context, ...(table?.header ?? [])].join(' ');
  const isFault = FAULTS.test(withoutAccents(named));
  known.set(passage, isFault);
  return isFault;
}
