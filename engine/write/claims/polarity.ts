/** What turns the meaning of a clause round: negations, and words that have a contrary. */

import { whenNeeded } from '../../runtime/when-needed.ts';
import { WORDS } from '../../words/languages.ts';
import { formsOfAll } from '../../words/named-words.ts';
import { withoutAccents } from '../../words/whole-words.ts';

const negation = whenNeeded(() => new RegExp(String.raw`\b(?:${formsOfAll('claims', 'negation')})\b`, 'giu'));

const SWITCHED = /\b(?:switch|turn|power|set)\p{L}*(?: \p{L}+){0,4} (on|off)\b/giu;

/** Pairs of which a text may not say the one where the manual says the other. */
const contraries = whenNeeded(() =>
  [...WORDS.values()].flatMap(({ contraries: pairs }) =>
    pairs.map(([one, contrary]) => [toPattern(one), toPattern(contrary)] as const),
  ),
);

function toPattern(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}-])(?:${withoutAccents(words)})(?![\p{L}-])`, 'iu');
}

/** How often a plain text denies. */
export const countNegations = (text: string): number => [...text.matchAll(negation())].length;

/** Whether a clause of a plain text denies something. */
export const isNegated = (clause: string): boolean => countNegations(clause) > 0;

/** Whether a clause says the contrary of a word where the other says the word itself, and not both. */
export function contradicts(clause: string, other: string): boolean {
  const [own, others] = [waysOf(clause), waysOf(other)];
  if (own.size === 1 && others.size === 1 && ![...own].some((way) => others.has(way))) return true;
  return contraries().some(
    ([one, two]) => saysOnly(clause, one, two, other) || saysOnly(clause, two, one, other),
  );
}

const saysOnly = (clause: string, word: RegExp, contrary: RegExp, other: string): boolean =>
  word.test(clause) && !contrary.test(clause) && contrary.test(other) && !word.test(other);

/** "on" and "off", where something is switched. */
const waysOf = (clause: string): Set<string> =>
  new Set([...clause.matchAll(SWITCHED)].map((match) => (match[1] ?? '').toLowerCase()));
