/** Addresses as people bring them: typed, pasted, or in a CSV file of whatever columns. */

/** Separators between addresses on one line: tabs and commas of spreadsheets, semicolons of mail programs. */
const BETWEEN = /[,;\t]/;

const unquote = (text: string): string =>
  text
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();
/** "Dana Whitfield <dana@example.com>" → "dana@example.com". */
const withoutName = (text: string): string => /<([^<>]*)>\s*$/.exec(text)?.[1]?.trim() ?? text;

/** One entry for each line or separated part, in order; empty ones are left out, wrong ones stay to be told. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => line.split(BETWEEN))
    .map((part) => withoutName(unquote(part)))
    .filter((part) => part !== '');

/**
 * The addresses of a CSV file: of each line the first cell with an @, so that a heading and columns with names,
 * numbers or notes don't matter.
 */
export const addressesOfCsv = (text: string): string[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((line) => splitAddresses(line).find((part) => part.includes('@')) ?? []);
