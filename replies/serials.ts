/** Order of serial numbers, and whether one is in a range. */

/** An empty bound is none. */
export type SerialRange = { serialFrom: string; serialTo: string };

const RUNS = /\d+|\D+/g;

/**
 * Compares as people count: digits by their value ("A9" before "A10"), all else by its characters, capital or small.
 * @returns negative, 0 or positive
 */
export function compareSerials(one: string, other: string): number {
  const [ones, others] = [runsOf(one), runsOf(other)];
  for (let i = 0; i < Math.min(ones.length, others.length); i++) {
    const difference = compareRuns(ones[i] ?? '', others[i] ?? '');
    if (difference !== 0) return difference;
  }
  return ones.length - others.length;
}

/** Whether a range holds a serial number. One without bounds holds all. */
export const isWithin = ({ serialFrom, serialTo }: SerialRange, serial: string): boolean =>
  (serialFrom === '' || compareSerials(serialFrom, serial) <= 0) &&
  (serialTo === '' || compareSerials(serial, serialTo) <= 0);

/** Whether a range has a bound at all. */
export const isBounded = ({ serialFrom, serialTo }: SerialRange): boolean =>
  serialFrom !== '' || serialTo !== '';

const runsOf = (serial: string): string[] => serial.toUpperCase().match(RUNS) ?? [];

function compareRuns(one: string, other: string): number {
  if (/^\d/.test(one) && /^\d/.test(other)) {
    const [a, b] = [one.replace(/^0+/, ''), other.replace(/^0+/, '')];
    if (a.length !== b.length) return a.length - b.length;
    return a < b ? -1 : Number(a > b);
  }
  return one < other ? -1 : Number(one > other);
}
