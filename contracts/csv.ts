/** Makes lines of CSV files that people open in a spreadsheet. */

/** Beginnings of cells that a spreadsheet would take for a formula (OWASP, "CSV Injection"). */
const FORMULA_START = /^[=+\-@\t\r]/;

/** Mark of UTF-8. Spreadsheets read a file without it in a local encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/** The first line of a file, with the names of its columns. */
export const csvHeader = (names: readonly string[]): string => BYTE_ORDER_MARK + csvLine(names);

/**
 * A line including its line break (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe before
 * it; numbers are our own and stay numbers.
 */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
