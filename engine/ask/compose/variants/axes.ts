/** Finds the variants that a manual distinguishes: models as columns of a table, platforms in otherwise equal headings. */
import type { Passage, Section } from '../../../document/manual.ts';
import type { ManualIndex } from '../../../index/manual-index.ts';
import { isVariantInHeading, isVariantName, keyOf, withoutNumber } from './names.ts';

/** Names of variants of which a customer has one, with the sections about each, if there are any. */
export type Axis = { names: string[]; sections: ReadonlyMap<string, readonly string[]> };

/** Maximum number of variants; more are no choice to offer. */
const MAX_NAMES = 8;
/** Maximum number of words in which the headings of two variants may differ. */
const MAX_STRETCH = 3;
/** Minimum number of words, and of subheadings, that the headings of two variants have in common. */
const MIN_COMMON = 2;

const axes = new WeakMap<ManualIndex['passages'], readonly Axis[]>();

/** All axes of the manuals of an index, found when they are first needed. */
export function axesOf(index: ManualIndex): readonly Axis[] {
  const known = axes.get(index.passages);
  if (known) return known;
  const found = [
    ...index.passages.flatMap(tableAxes),
    ...index.manuals.flatMap(({ manualId, sections }) => sectionAxes(manualId, sections)),
    ...leadAxes(index.passages),
  ];
  const merged = merge(found);
  axes.set(index.passages, merged);
  return merged;
}

const plain = (names: readonly string[]): Axis[] => {
  const unique = [...new Map(names.map((name) => [keyOf(name), name])).values()];
  return unique.length >= 2 && unique.length <= MAX_NAMES ? [{ names: unique, sections: new Map() }] : [];
};

/** Axes from a table whose columns or rows are named after variants. */
function tableAxes({ table }: Passage): Axis[] {
  if (table === null) return [];
  return [
    ...plain(variantColumns(table.header).map((column) => table.header[column] ?? '')),
    ...plain(areVariantRows(table) ? table.rows.map(({ cells }) => cells[0] ?? '') : []),
  ];
}

/** The columns named after variants, which must follow all others; empty if there are fewer than two. */
export function variantColumns(header: readonly string[]): number[] {
  const columns = header.flatMap((cell, i) => (i > 0 && isVariantName(cell) ? [i] : []));
  const [first = 0] = columns;
  return columns.length >= 2 && columns.length === header.length - first ? columns : [];
}

/** Whether the first cell of each row names a variant. */
export const areVariantRows = ({ rows }: NonNullable<Passage['table']>): boolean =>
  rows.length >= 2 && rows.length <= MAX_NAMES && rows.every(({ cells: [name = ''] }) => isVariantName(name));

/** The path of a section as one text, without section numbers. */
export const placeOf = (manualId: string, { path, heading }: Pick<Section, 'path' | 'heading'>): string =>
  [manualId, ...[...path, heading].map((one) => keyOf(withoutNumber(one)))].join('\n');

/** Axes from sibling headings that differ only in a name, and from those with the same subheadings. */
function sectionAxes(manualId: string, sections: readonly Section[]): Axis[] {
  const siblings = new Map<string, Section[]>();
  for (const section of sections) {
    const key = section.path.join('\n');
    siblings.set(key, [...(siblings.get(key) ?? []), section]);
  }
  const headingsBelow = (section: Section): Set<string> =>
    new Set(
      (siblings.get([...section.path, section.heading].join('\n')) ?? []).map(({ heading }) =>
        keyOf(withoutNumber(heading)),
      ),
    );
  return [...siblings.values()].flatMap((group) => [
    ...framedAxes(manualId, group),
    ...alikeAxes(
      manualId,
      group.map((section) => ({ section, below: headingsBelow(section) })),
    ),
  ]);
}

function framedAxes(manualId: string, group: readonly Section[]): Axis[] {
  const frames = new Map<string, Map<string, { name: string; places: string[] }>>();
  for (const section of group) {
    const words = withoutNumber(section.heading).split(' ');
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 1; to <= Math.min(words.length, from + MAX_STRETCH); to += 1) {
        const name = words.slice(from, to).join(' ');
        const isWhole = to - from === words.length;
        if (!(isWhole ? isVariantName(name) : isVariantInHeading(name))) continue;
        const frame = keyOf([...words.slice(0, from), '…', ...words.slice(to)].join(' '));
        const names = frames.get(frame) ?? new Map();
        const places = [...(names.get(keyOf(name))?.places ?? []), placeOf(manualId, section)];
        frames.set(frame, names.set(keyOf(name), { name, places }));
      }
  }
  return [...frames.values()].flatMap((names) => ofSections([...names.values()]));
}

/** Headings that differ in a few words ("… with a water tank") and have the same subheadings. */
function alikeAxes(manualId: string, group: readonly { section: Section; below: Set<string> }[]): Axis[] {
  const isAlike = (a: (typeof group)[number], b: (typeof group)[number]): boolean =>
    keyOf(a.section.heading) !== keyOf(b.section.heading) &&
    countCommon(wordsOf(a.section.heading), wordsOf(b.section.heading)) >= MIN_COMMON &&
    countCommon(a.below, b.below) >= MIN_COMMON;
  const alike = group.filter((one) => group.some((other) => isAlike(one, other)));
  return ofSections(
    alike.map(({ section }) => ({
      name: withoutNumber(section.heading),
      places: [placeOf(manualId, section)],
    })),
  );
}

/** The content words of a heading. */
const wordsOf = (heading: string): Set<string> => new Set(heading.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
const countCommon = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((one) => b.has(one)).length;

function ofSections(named: readonly { name: string; places: string[] }[]): Axis[] {
  const sections = new Map(named.map(({ name, places }) => [keyOf(name), places]));
  return plain(named.map(({ name }) => name)).map(({ names }) => ({ names, sections }));
}

/** "X100: 12 kg" at the beginning of a line. */
export const LED_BY_NAME = /^(?:[•▪■●◦‣▸*–-]\s+)?([^\n:]{1,40}):\s/u;

/** Names that begin lines of one section. */
function leadAxes(passages: readonly Passage[]): Axis[] {
  const bySection = new Map<string, string[]>();
  for (const { text, table, path, heading } of passages) {
    if (table !== null) continue;
    for (const line of text.split('\n')) {
      const name = LED_BY_NAME.exec(line)?.[1] ?? '';
      if (!isVariantName(name)) continue;
      const key = [...path, heading].join('\n');
      bySection.set(key, [...(bySection.get(key) ?? []), name]);
    }
  }
  return [...bySection.values()].flatMap(plain);
}

/** Joins axes that share names, unless they become too large to offer. */
function merge(found: readonly Axis[]): Axis[] {
  const merged: Axis[] = [];
  for (const axis of found) {
    const keys = new Set(axis.names.map(keyOf));
    const at = merged.findIndex(({ names }) => names.filter((name) => keys.has(keyOf(name))).length >= 2);
    const same = merged[at];
    if (same === undefined) {
      merged.push(axis);
      continue;
    }
    const names = [...new Map([...same.names, ...axis.names].map((name) => [keyOf(name), name])).values()];
    const sections = new Map(
      names
        .map(keyOf)
        .map((key) => [key, [...(same.sections.get(key) ?? []), ...(axis.sections.get(key) ?? [])]]),
    );
    if (names.length <= MAX_NAMES) merged[at] = { names, sections };
  }
  return merged;
}
