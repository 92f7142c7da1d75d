/** The two things of a question that asks how they differ. */
import { whenNeeded } from '../../../runtime/when-needed.ts';
import { formsOfAll, namedWords } from '../../../words/named-words.ts';

/** A name of more words is a story. */
const MAX_WORDS = 6;
const THING = '([^?!.;]+?)';
const END = String.raw`\s*(?:[?!.].*)?$`;

/** The same in all languages. */
const VERSUS = 'vs\\.?|versus';

const forms = whenNeeded((): readonly RegExp[] => [
  ...[...namedWords('comparisons').values()].flatMap(({ before, between, opening, differs = between }) => [
    formOf(`(?<!\\p{L})(?:${before})\\s+`, between),
    ...(opening === undefined ? [] : [formOf(`^\\P{L}*(?:${opening})\\s+`, differs)]),
  ]),
  formOf(String.raw`^(?:.{0,60}[:,]\s+)?`, VERSUS),
]);
/** Articles, which are no part of what a thing is called. */
const article = whenNeeded(() => new RegExp(`^(?:${formsOfAll('comparisons', 'article')})\\s+`, 'iu'));

function formOf(before: string, between: string): RegExp {
  return new RegExp(`${before}${THING}\\s+(?:${between})\\s+${THING}${END}`, 'iu');
}

/**
 * The things that a question compares, as they are called; null for one that compares nothing. What stands behind both belongs to
 * the first as well: "between Eco and Standby mode".
 */
export function splitComparison(question: string): [string, string] | null {
  for (const form of forms()) {
    const [, first = '', second = ''] = form.exec(question.trim()) ?? [];
    const [one, other] = [wordsOf(first), wordsOf(second)];
    if (one.length === 0 || other.length === 0 || one.length > MAX_WORDS || other.length > MAX_WORDS)
      continue;
    // A name keeps its last word for itself: "between Turbo and Extra Dry".
    const behind =
      other.length === one.length + 1 && /^\p{Ll}+$/u.test(other.at(-1) ?? '') ? other.slice(-1) : [];
    return [[...one, ...behind].join(' '), other.join(' ')];
  }
  return null;
}

const wordsOf = (thing: string): string[] =>
  thing
    .replace(/["'“”‘’«»]/gu, ' ')
    .trim()
    .replace(article(), '')
    .split(/\s+/)
    .filter((word) => word !== '');
