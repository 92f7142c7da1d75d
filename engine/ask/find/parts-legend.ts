import type { Passage } from '../../document/manual.ts';
import { FURTHER_VERBS, VERBS } from '../words/verbs.ts';

/** "A", "(3)": the label of an item in the drawing. */
const CALLED = /[\p{L}\p{N}]/u;
const CAPITAL = /^\W*\p{Lu}\W*$/u;
/** A list with fewer items is no legend. */
const MIN_ITEMS = 3;
/** Longest name of a part in words, without additions in brackets. */
const MAX_NAME_WORDS = 8;
/** Share of the items that must look like names, and share that must not be readable as an instruction ("Display unit" is). */
const NAMES_SHARE = 0.8;
const SURE_SHARE = 0.5;

const IN_BRACKETS = /\s*\([^)]*\)/g;
/** Text that is no name: a sentence, or words that only follow a verb. */
const SENTENCE = /[.!?;:]$|^\p{L}+\s+(?:the|an?|it|your|all|each|up|down|off|out)\s/iu;

/**
 * Whether a list is the legend of a drawing ("A Display", "B Support bracket") rather than a procedure. Recognised in English only;
 * numbered items count only if there is a figure beside them.
 * @param language ISO 639-1 of the passage
 */
export function isPartsLegend(
  { text, steps, figures }: Pick<Passage, 'text' | 'steps' | 'figures'>,
  language: string | undefined,
): boolean {
  if (language !== 'en') return false;
  const called = steps.filter(({ marker }) => CALLED.test(marker));
  if (called.length < MIN_ITEMS) return false;
  if (figures.length === 0 && !called.every(({ marker }) => CAPITAL.test(marker))) return false;
  const names = called.map(({ start, end }) => text.slice(start, end).replace(IN_BRACKETS, '').trim());
  const short = names.filter((name) => !SENTENCE.test(name) && name.split(/\s+/).length <= MAX_NAME_WORDS);
  const sure = short.filter((name) => !beginsWithVerb(name));
  return short.length >= NAMES_SHARE * names.length && sure.length >= SURE_SHARE * names.length;
}

function beginsWithVerb(name: string): boolean {
  const first = /^\p{L}[\p{L}-]*/u.exec(name)?.[0].toLowerCase() ?? '';
  return VERBS.has(first) || FURTHER_VERBS.has(first);
}
