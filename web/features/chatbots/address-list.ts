/** Reads addresses as people provide them: typed, pasted, or in a CSV file with any columns. */

/** Separators between addresses on one line: tabs and commas of spreadsheets, semicolons of mail programs. */
const BETWEEN = /[,;\t]/;

const unquote = (text: string): string =>
  text
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();
/** Removes the name: "Dana Whitfield <dana@example.com>" → "dana@example.com". */
const withoutName = (text: string): string => /<([^<>]*)>\s*$/.exec(text)?.[1]?.trim() ?? text;

/**
 * Splits a text into entries, one per line or separated part. Empty ones are left out; wrong ones stay for a report.
 */
export const splitAddresses = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => line.split(BETWEEN))
    .map((part) => withoutName(unquote(part)))
    .filter((part) => part !== '');

/**
 * Reads the addresses of a CSV file: the first cell with an @ of each line. So a heading and columns with names,
 * numbers or notes don't matter.
 */
export const addressesOfCsv = (text: string): string[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((line) => splitAddresses(line).find((part) => part.includes('@')) ?? []);
