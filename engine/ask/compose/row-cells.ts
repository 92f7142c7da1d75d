/** Which cell of a row answers: the row is found by what the question says, and asked for what it does not say. */
import { parseListMarker } from '../../document/list-marker.ts';
import type { TableRow } from '../../document/manual.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import { termNumbers } from '../../index/term-numbers.ts';
import { countWords } from '../../structure/element.ts';
import { holdsType, type Query } from '../base/query.ts';
import { overlap, termWeights } from '../find/sentence-score.ts';
import { isSolution } from '../find/solution-beside.ts';
import { languageOfPassage } from '../find/table-rows.ts';
import { tellsWhatToDo } from '../say/procedures/prose-steps.ts';

/** Cells of so few words hold a value. */
const MAX_VALUE_WORDS = 2;

/** A cell that says something, with the name of its column; the name is empty where the table has none. */
export type NamedCell = { name: string; text: string };

/** The cells of a row that say something, in order; items of a list in a cell stay on lines of their own. */
export function namedCells({ cells }: TableRow, header: readonly string[]): NamedCell[] {
  return cells.flatMap((cell, i) => {
    const text = inLines(cell);
    const name = inOneLine(header[i] ?? '').replace(/:\s*$/, '');
    return text === '' ? [] : [{ text, name: text.startsWith(name) ? '' : name }];
  });
}

/**
 * Place of the cell that answers, of a row of three cells or more: of the column that the question names; else the one that holds the
 * kind of thing that is asked for; else, of a fault, what to do; else the first that the question does not say itself. Null where
 * several hold what is asked for: "12 kg" below one model and "15 kg" below another.
 */
export function answeringCell(
  index: ManualIndex,
  passage: number,
  cells: readonly NamedCell[],
  query: Query,
): number | null {
  const language = languageOfPassage(index, passage);
  const weights = termWeights(query);
  const saidIn = (text: string) =>
    overlap(Uint32Array.from(termNumbers(index, text, language).filter((term) => term >= 0)), weights);
  const key = indexOfMost(cells.map(({ text }) => saidIn(text)));
  const others = cells.flatMap((cell, at): PlacedCell[] =>
    at === key || !/[\p{L}\p{N}]/u.test(cell.text) ? [] : [{ cell, at }],
  );
  const named = others.map(({ cell: { name } }) => saidIn(name));
  const byName = Math.max(0, ...named) > 0 ? others[indexOfMost(named)] : undefined;
  const wanted = byName ? [byName] : others.filter(({ cell }) => holdsType(query, cell.text));
  if (wanted.length > 1) return null;
  const [best = (query.asksMeaning ? others.find(explains) : remedyIn(others)) ?? others[0]] = wanted;
  return best?.at ?? key;
}

type PlacedCell = { cell: NamedCell; at: number };

/** Whether a cell holds a value or a code, which explains nothing. */
export const isValue = (text: string): boolean => countWords(text) <= MAX_VALUE_WORDS;

const explains = ({ cell }: PlacedCell): boolean => !isValue(cell.text);

/** What to do, as its column or the cell itself says. */
const remedyIn = (cells: readonly PlacedCell[]): PlacedCell | undefined =>
  cells.find(({ cell }) => isSolution(cell.name)) ?? cells.find(({ cell }) => tellsWhatToDo(cell.text));

/** The first of the greatest. */
const indexOfMost = (values: readonly number[]): number => Math.max(0, values.indexOf(Math.max(...values)));

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A cell in one line, or in as many as its list has items. */
function inLines(cell: string): string {
  const lines: string[] = [];
  for (const line of cell.split('\n').map(inOneLine)) {
    const last = lines.length - 1;
    if (last < 0 || parseListMarker(line) !== null) lines.push(line);
    else lines[last] = `${lines[last]} ${line}`.trim();
  }
  return lines.join('\n').trim();
}
