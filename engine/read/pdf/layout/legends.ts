import { endsInOneOf } from '../../../document/lines.ts';
import type { PrintedLine } from '../characters/printed-line.ts';
import type { Fragment } from '../page-content.ts';

/** "Steam knob 5": the name of a part, and the number that a drawing gives it. */
const NAMED = /^(?<name>\p{L}.{1,58}\S)\s+\(?(?<number>\d{1,3})\)?$/u;
const ENDS = '0123456789)';
/** Fewer lines whose numbers count on may end in any number. */
const MIN_LINES = 3;

/**
 * The lines of a region that are entries of a legend with the number behind the name, one for each part of a drawing: they count on
 * line by line, so that none goes on in the next.
 */
export function findLegend(lines: readonly PrintedLine[]): ReadonlySet<PrintedLine> {
  const entries = new Set<PrintedLine>();
  let run: PrintedLine[] = [];
  let last = Number.NaN;
  for (const line of lines) {
    const number = endsInOneOf(ENDS, line.text) ? Number(NAMED.exec(line.text)?.groups?.number) : Number.NaN;
    if (number !== last + 1) run = [];
    if (!Number.isNaN(number)) run.push(line);
    last = number;
    if (run.length >= MIN_LINES) for (const entry of run) entries.add(entry);
  }
  return entries;
}

const NUMBER = /^\(?(\d{1,3})\)?$/;
const NAME = /\p{L}{2}/u;
/** Points that the numbers of one column may begin apart. */
const SAME_EDGE = 12;

/** The rows of a page, each from left to right, that are such entries with white between the name and the number, however wide. */
export function findLegendRows(rows: ReadonlyArray<readonly Fragment[]>): ReadonlySet<readonly Fragment[]> {
  const entries = new Set<readonly Fragment[]>();
  let run: Array<readonly Fragment[]> = [];
  let last: { number: number; x: number } | undefined;
  for (const row of rows) {
    const entry = numberAtEnd(row);
    const goesOn =
      entry && last && entry.number === last.number + 1 && Math.abs(entry.x - last.x) <= SAME_EDGE;
    if (!goesOn) run = [];
    if (entry) run.push(row);
    last = entry;
    if (run.length >= MIN_LINES) for (const found of run) entries.add(found);
  }
  return entries;
}

function numberAtEnd(row: readonly Fragment[]): { number: number; x: number } | undefined {
  const end = row.at(-1);
  const digits = end && row.length === 2 ? NUMBER.exec(end.text.trim())?.[1] : undefined;
  if (end === undefined || digits === undefined || !NAME.test(row[0]?.text ?? '')) return undefined;
  return { number: Number(digits), x: end.x };
}
