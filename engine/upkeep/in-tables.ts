/** Intervals in tables: a column of them beside the tasks, or columns named by them with marks in the rows. */
import type { Passage } from '../document/manual.ts';
import { type FoundInterval, findInterval, readHeader, withoutPlace } from './find-interval.ts';
import type { IntervalWords } from './interval-words.ts';
import type { Interval } from './upkeep.ts';

/** A task of a table, with the passage that holds its row. */
export type RowTask = { task: string; interval: Interval; passage: Passage; start: number; end: number };

/** One mark alone: "x", "●", "✓". Rules and dashes say that there is nothing. */
const MARK = /^(?:[x×✕✖✗✘]|[\p{So}\p{Sm}•■□○●◆✓✔*]){1,2}$/iu;
/** An interval that is all a cell is for begins there, and takes up so much of it. */
const MAX_BEFORE = 4;
const MIN_SHARE = 0.4;
/** A column is one of intervals if this share of its rows tells one. */
const MIN_COLUMN_SHARE = 0.4;
/** A longer cell says more than how often. */
const MAX_CELL_CHARS = 80;
const HAS_WORD = /\p{L}{3}/u;

type Row = { cells: readonly string[]; passage: Passage; start: number; end: number };

/**
 * The tasks of one table.
 * @param parts passages of the table, in order: long ones are several
 */
export function tasksOfTable(parts: readonly Passage[], words: IntervalWords): RowTask[] {
  const header = parts.find(({ table }) => table !== null)?.table?.header ?? [];
  const rows = parts.flatMap((passage) =>
    (passage.table?.rows ?? []).map(({ cells, start, end }): Row => ({ cells, passage, start, end })),
  );
  const named = tasksUnderMarks(header, rows, words);
  return named.length > 0 ? named : tasksBesideIntervals(header, rows, words);
}

/** Rows with a mark under "weekly", "monthly", "500 h"; where one has several marks, the first column counts, which is the shortest. */
function tasksUnderMarks(header: readonly string[], rows: readonly Row[], words: IntervalWords): RowTask[] {
  const intervals = header.map((cell) => readHeader(cell, words));
  if (intervals.filter((interval) => interval !== null).length < 2) return [];
  return rows.flatMap(({ cells, ...place }): RowTask[] => {
    const at = cells.findIndex((cell, i) => intervals[i] != null && MARK.test(cell.trim()));
    const interval = intervals[at] ?? intervalAmong(cells, words);
    const task = cells.find((cell, i) => intervals[i] == null && HAS_WORD.test(cell));
    return interval && task ? [{ task, interval, ...place }] : [];
  });
}

function tasksBesideIntervals(
  header: readonly string[],
  rows: readonly Row[],
  words: IntervalWords,
): RowTask[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) =>
    rows.map(({ cells }) => intervalOfCell(cells[column] ?? '', words)),
  );
  const counts = columns.map((column) => column.filter((found) => found !== null).length);
  const most = Math.max(0, ...counts);
  const column = counts.indexOf(most);
  if (most < 2 || most < rows.length * MIN_COLUMN_SHARE) return [];
  const tasks = rows.flatMap(({ cells, ...place }): RowTask[] => {
    const interval = wholeCell(cells[column] ?? '', words);
    const task = interval ? taskOf(cells, column, words) : undefined;
    return interval && task ? [{ task, interval, ...place }] : [];
  });
  return isOfUpkeep(header, tasks, words) ? tasks : [];
}

/** The cell that says what is to be done: the first that names work, else the first with words. */
function taskOf(cells: readonly string[], column: number, words: IntervalWords): string | undefined {
  const others = cells.filter((cell, i) => i !== column && HAS_WORD.test(cell));
  return others.find((cell) => words.task.test(cell)) ?? others[0];
}

/** Null unless the cell is there for the interval. */
function intervalOfCell(cell: string, words: IntervalWords): FoundInterval | null {
  const text = cell.trim();
  const found = findInterval(text, words);
  if (found === null || found.start > MAX_BEFORE) return null;
  return found.end - found.start >= text.length * MIN_SHARE ? found : null;
}

/** In a row without a mark: "every day", in the column for what is in none of the others. */
function intervalAmong(cells: readonly string[], words: IntervalWords): Interval | null {
  const cell = cells.find((one) => intervalOfCell(one, words) !== null);
  return cell === undefined ? null : wholeCell(cell, words);
}

/** The interval that a cell begins with, in a column of them; printed as the cell has it, with what it holds for ("weekly in autumn"). */
function wholeCell(cell: string, words: IntervalWords): Interval | null {
  const text = cell.trim();
  const found = findInterval(text, words);
  if (found === null || found.start > MAX_BEFORE) return null;
  const isShort = text.length <= MAX_CELL_CHARS;
  return { ...withoutPlace(found), ...(isShort && { printed: text.replace(/\s+/g, ' ') }) };
}

/** Tables of other things have intervals, too: of programmes, of messages, of what a firm charges. */
function isOfUpkeep(header: readonly string[], tasks: readonly RowTask[], words: IntervalWords): boolean {
  const [first] = tasks;
  if (first === undefined) return false;
  const { heading, path, context } = first.passage;
  const isHeaded = [heading, ...path, context, ...header].some((text) => words.chapter.test(text));
  const works = tasks.filter(({ task }) => words.task.test(task)).length;
  return works >= tasks.length / (isHeaded ? 4 : 2);
}
