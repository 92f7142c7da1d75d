import { inFormat, type ListLevel, type OdtStyles } from './odt-styles.ts';

/** Counts of a list, by level from 0. */
export type Counts = number[];
/** How deep what counts goes: further levels are marked like the last. */
const MAX_LEVELS = 10;

/** Counts one further at a level, or from `start` where that is said, and tells the mark; null where none is shown. */
export function countOn(
  counts: Counts,
  level: number,
  start: number | null,
  styleOf: (level: number) => ListLevel | undefined,
): string | null {
  const at = Math.min(level, MAX_LEVELS - 1);
  const style = styleOf(at + 1);
  for (let outer = counts.length; outer < at; outer++) counts[outer] = styleOf(outer + 1)?.start ?? 1;
  const last = counts[at];
  counts[at] = start ?? (last === undefined ? (style?.start ?? 1) : last + 1);
  counts.length = at + 1;
  if (!style?.isNumbered) return null;
  const shown = counts.slice(Math.max(0, at + 1 - style.shown)).map((count, index, all) => {
    const format = styleOf(at + 2 - all.length + index)?.format ?? style.format;
    return inFormat(count, format === '' ? '1' : format);
  });
  return `${style.before}${shown.join('.')}${style.behind}`.trim();
}

/** The counts of a list, which it shares with those that go on with it, and the name of all of them together. */
type CountedList = { counts: Counts; name: string };

/** Keeps the counts of a document's lists, so that one that goes on with another counts on. */
export function createListCounts() {
  const byId = new Map<string, CountedList>();
  const byStyle = new Map<string, CountedList>();
  let lists = 0;
  return (list: { id: string; style: string; goesOn: boolean; goesOnWith: string }): CountedList => {
    const before = byId.get(list.goesOnWith) ?? (list.goesOn ? byStyle.get(list.style) : undefined);
    const counted = before ?? { counts: [], name: `c${++lists}` };
    if (list.id !== '') byId.set(list.id, counted);
    byStyle.set(list.style, counted);
    return counted;
  };
}

/** The number of each heading in turn, with a blank behind it; empty where headings have none. */
export function createHeadingNumbers(styles: OdtStyles): (level: number) => string {
  const counts: Counts = [];
  return (level) => {
    const mark = countOn(counts, level - 1, null, styles.headingLevel);
    return mark === null || mark === '' ? '' : `${mark} `;
  };
}
