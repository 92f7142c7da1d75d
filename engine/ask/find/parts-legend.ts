import type { Passage } from '../../document/manual.ts';
import { FURTHER_VERBS, VERBS } from '../words/verbs.ts';

/** "A", "(3)": what an item is called in the drawing. */
const CALLED = /[\p{L}\p{N}]/u;
const CAPITAL = /^\W*\p{Lu}\W*$/u;
/** Fewer items are no legend. */
const MIN_ITEMS = 3;
/** A name is no longer, what is added in brackets aside. */
const MAX_NAME_WORDS = 8;
/** Share of the items that are names, and of those that cannot be read as an order: "Display unit" may be one. */
const NAMES_SHARE = 0.8;
const SURE_SHARE = 0.5;

const IN_BRACKETS = /\s*\([^)]*\)/g;
/** A name is no sentence, and has nothing before it that only a verb leads to. */
const SENTENCE = /[.!?;:]$|^\p{L}+\s+(?:the|an?|it|your|all|each|up|down|off|out)\s/iu;

/**
 * Whether a list names the parts of a drawing, "A Display", "B Support bracket", and tells nothing to do. Known of English alone;
 * numbered names count only where a figure stands with them.
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
