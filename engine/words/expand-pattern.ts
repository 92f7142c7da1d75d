import { WordsError } from './table.ts';

/** A pattern of as many words as that, at most, in between. */
export const within = (words: number): string => String.raw`(?: [^\s.,;?!]+){0,${words}}?`;

/**
 * Puts in what stands between percent signs: "%within 3%" is up to three words in between, "%not%" the part of that name.
 *
 * @throws {WordsError} for a name that no part has
 */
export function expandPattern(pattern: string, parts: ReadonlyMap<string, string>): string {
  return pattern.replace(/%(?:within (\d)|([a-z-]+))%/g, (_, words?: string, name = '') => {
    if (words !== undefined) return within(Number(words));
    const part = parts.get(name);
    if (part === undefined) throw new WordsError(`There is no pattern “${name}” in patterns.tsv.`);
    return part;
  });
}
