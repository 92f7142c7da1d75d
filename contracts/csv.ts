/** Lines of CSV files that people open in a spreadsheet. */

/** What a spreadsheet would take for a formula (OWASP, "CSV Injection"). */
const FORMULA_START = /^[=+\-@\t\r]/;

/** Spreadsheets take a file without it for one in a local encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/** The first line of a file: names of its columns. */
export const csvHeader = (names: readonly string[]): string => BYTE_ORDER_MARK + csvLine(names);

/**
 * One line with its end (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe before it;
 * numbers are ours and stay numbers.
 */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
