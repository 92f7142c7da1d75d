/** Decides whether an answer depends on the variant that the customer has. */
import type { Stretch } from '../../../document/sentences.ts';
import { type ManualIndex, manualOfPassage } from '../../../index/manual-index.ts';
import { termNumbers } from '../../../index/term-numbers.ts';
import type { Answer } from '../../base/answer.ts';
import { holdsType } from '../../base/query.ts';
import type { FoundPassage, SearchResult } from '../../find/search.ts';
import { overlap, termWeights } from '../../find/sentence-score.ts';
import { findRows, languageOfPassage } from '../../find/table-rows.ts';
import { type Axis, areVariantRows, axesOf, LED_BY_NAME, placeOf, variantColumns } from './axes.ts';
import { isVariantName, keyOf } from './names.ts';

/** A variant with the text that answers for it. */
export type VariantPlace = Stretch & { name: string; found: FoundPassage };

/** Share of the best score from which a section about another variant is an equally good answer. */
const AS_GOOD = 0.9;

/**
 * The places of the variants for which the answer differs; empty if the answer applies to all of them.
 * @param isKnown whether the customer's variant is known among these; then sections about others are ignored, however well they match
 */
export function turningPoint(
  index: ManualIndex,
  found: SearchResult,
  { answer, sources }: { answer: Answer; sources: readonly FoundPassage[] },
  isKnown: (names: readonly string[]) => boolean,
): VariantPlace[] {
  const [source] = sources;
  if (source === undefined) return [];
  const said = answer.lead?.[0]?.text ?? null;
  const table = source.passage.table;
  if (table !== null) {
    const places = [columnPlaces(index, found, source, said), rowPlaces(index, found, source)];
    return places.find(({ length }) => length > 0) ?? [];
  }
  const led = ledPlaces(index, source, said ?? answer.content);
  return led.length > 0 ? led : sectionPlaces(index, found, source, isKnown);
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
const areDifferent = (texts: readonly string[]): boolean => new Set(texts.map(squeeze)).size > 1;

/** The cells of the answering row, one for each variant column. */
function columnPlaces(
  index: ManualIndex,
  { query }: SearchResult,
  source: FoundPassage,
  said: string | null,
): VariantPlace[] {
  const { header = [] } = source.passage.table ?? {};
  const columns = variantColumns(header);
  if (columns.length === 0) return [];
  const rows = findRows(index, source, query).rows;
  const row = rows.find(({ cells: [key = ''] }) => said === null || squeeze(said).includes(squeeze(key)));
  if (row === undefined) return [];
  const held = columns.filter((column) => (row.cells[column] ?? '').trim() !== '');
  if (!areDifferent(held.map((column) => row.cells[column] ?? ''))) return [];
  return held.map((column) => ({
    name: squeeze(header[column] ?? ''),
    found: source,
    start: row.start,
    end: row.end,
  }));
}

/** The rows of a table of variants, if the question names one of its columns or asks for its content. */
function rowPlaces(index: ManualIndex, { query }: SearchResult, source: FoundPassage): VariantPlace[] {
  const table = source.passage.table;
  if (table === null || !areVariantRows(table)) return [];
  const weights = termWeights(query);
  const language = languageOfPassage(index, source.number);
  const asked = table.header.map((cell, i) =>
    i === 0
      ? 0
      : overlap(Uint32Array.from(termNumbers(index, cell, language).filter((term) => term >= 0)), weights),
  );
  const holds = (column: number) => table.rows.every(({ cells }) => holdsType(query, cells[column] ?? ''));
  const most = Math.max(0, ...asked);
  const column = most > 0 ? asked.indexOf(most) : table.header.findIndex((_, i) => i > 0 && holds(i));
  if (column < 0 || !areDifferent(table.rows.map(({ cells }) => cells[column] ?? ''))) return [];
  return table.rows.map(({ cells: [name = ''], start, end }) => ({
    name: squeeze(name),
    found: source,
    start,
    end,
  }));
}

/** The lines of a section that begin with names of variants, if one of them answers. */
function ledPlaces(index: ManualIndex, source: FoundPassage, said: string): VariantPlace[] {
  const place = placeOf(source.manualId, source.passage);
  const { firstPassage, passageCount } = manualOfPassage(index, source.number);
  const places: VariantPlace[] = [];
  for (let number = firstPassage; number < firstPassage + passageCount; number += 1) {
    const passage = index.passages[number];
    if (passage === undefined || passage.table !== null || placeOf(source.manualId, passage) !== place)
      continue;
    for (const line of ledLines(passage.text))
      places.push({ ...line, found: { ...source, number, passage } });
  }
  const first = squeeze(said).toLowerCase();
  const leads = places.some(({ name }) => first.startsWith(`${keyOf(name)}:`));
  return leads && new Set(places.map(({ name }) => keyOf(name))).size === places.length && places.length > 1
    ? places
    : [];
}

/** Lines that begin with the name of a variant, each with the lines after it up to the next. */
export function ledLines(text: string): (Stretch & { name: string })[] {
  const lines: (Stretch & { name: string })[] = [];
  for (const { 0: line, index: start } of text.matchAll(/[^\n]+/g)) {
    const name = LED_BY_NAME.exec(line)?.[1] ?? '';
    const last = lines.at(-1);
    if (isVariantName(name)) lines.push({ name: squeeze(name), start, end: start + line.length });
    else if (last) last.end = start + line.length;
  }
  return lines;
}

/** Sections that differ only in the variant and answer equally well. */
function sectionPlaces(
  index: ManualIndex,
  { passages }: SearchResult,
  source: FoundPassage,
  isKnown: (names: readonly string[]) => boolean,
): VariantPlace[] {
  for (const axis of axesOf(index)) {
    const own = sectionOf(axis, source);
    if (own === null) continue;
    const rivals = passages.flatMap((other) => {
      const at = other.score >= AS_GOOD * source.score ? sectionOf(axis, other) : null;
      return at !== null && at.name !== own.name && at.frame === own.frame ? [at] : [];
    });
    if (rivals.length === 0 && !isKnown(axis.names)) continue;
    return placesOfFrame(index, axis, own.frame, passages);
  }
  return [];
}

type AxisSection = { name: string; frame: string };

/** The variant of an axis that the section of a passage is about, and the rest of its path. */
export function sectionOf(
  { names, sections }: Axis,
  { manualId, passage }: FoundPassage,
): AxisSection | null {
  const place = placeOf(manualId, passage);
  for (const name of names)
    for (const section of sections.get(keyOf(name)) ?? []) {
      if (place !== section && !place.startsWith(`${section}\n`)) continue;
      return { name, frame: section.replace(keyOf(name), '…') + place.slice(section.length) };
    }
  return null;
}

/** For each variant, the first passage at the corresponding place; the passage that was found takes precedence. */
function placesOfFrame(
  index: ManualIndex,
  axis: Axis,
  frame: string,
  passages: readonly FoundPassage[],
): VariantPlace[] {
  const all = index.passages.map((passage, number): FoundPassage => {
    const { manualId, title } = manualOfPassage(index, number);
    return { number, manualId, title, passage, score: 0 };
  });
  return axis.names.flatMap((name) => {
    const found = [...passages, ...all].find((one) => {
      const at = sectionOf(axis, one);
      return at !== null && at.frame === frame && at.name === name;
    });
    return found === undefined ? [] : [{ name, found, start: 0, end: found.passage.text.length }];
  });
}
