import type { Range } from './pages.ts';

/** Ranges in order, those that touch as one; empty ones left out. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) merged.push({ start, end });
  }
  return merged;
}

/** Moves ranges of a text that was cut, and clips them to its new length. */
export function shiftRanges(ranges: readonly Range[], by: number, length: number): Range[] {
  return ranges
    .map(({ start, end }) => ({ start: Math.max(0, start + by), end: Math.min(length, end + by) }))
    .filter(({ start, end }) => end > start);
}

/** What a text of so many characters holds besides the ranges. */
export function restOf(length: number, ranges: readonly Range[]): Range[] {
  let at = 0;
  const rest: Range[] = [];
  for (const { start, end } of mergeRanges(ranges)) {
    if (start > at) rest.push({ start: at, end: Math.min(start, length) });
    at = Math.max(at, end);
  }
  return at < length ? [...rest, { start: at, end: length }] : rest;
}
