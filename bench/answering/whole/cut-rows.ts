/** Rows of tables that an answer shows without what their cells are. */
import type { Answer } from '../../../engine/ask/base/answer.ts';
import type { Passage } from '../../../engine/document/manual.ts';
import type { ManualSource } from '../../../engine/index/manual-index.ts';
import { squeezeText } from '../../lib/manuals/squeeze-text.ts';
import type { Cut } from './find-cuts.ts';

/** Rows of three and more cells that are said without the names of their columns, where the table has names. */
export function findCutRows({ lead = [], table, citations }: Answer, manual: ManualSource): Cut[] {
  const cuts: Cut[] = [];
  const shown =
    table === null ? [] : table.rows.map((cells) => ({ said: cells.join(''), header: table.header }));
  const leading = lead.map(({ text }) => ({ said: text, header: [text] }));
  const pages = new Set(citations.map(({ page }) => page));
  for (const passage of manual.passages) {
    if (passage.table === null || !pages.has(passage.page)) continue;
    const names = headerOf(passage, manual.passages);
    for (const { cells } of passage.table.rows) {
      if (cells.length < 3 || isSame(cells, names)) continue;
      const own = [...shown, ...leading].find(({ said }) => holdsAll(said, cells));
      const missing = own && namesOf(cells, names).find((name) => !holds(own.header.join('\n'), name));
      if (own && missing) cuts.push({ kind: 'row', page: passage.page, said: own.said, missing });
    }
  }
  return cuts;
}

/** The names of a table's columns, from its first part where it goes on over pages. */
function headerOf({ table, continues }: Passage, passages: readonly Passage[]): string[] {
  const own = table?.header ?? [];
  const first = continues === null ? undefined : passages[continues]?.table?.header;
  return own.some((name) => name !== '') ? own : (first ?? own);
}

/** The names of the columns that a row has something in, but for the first, which says what the row is of. */
const namesOf = (cells: readonly string[], names: readonly string[]): string[] =>
  names.filter((name, i) => i > 0 && name !== '' && (cells[i] ?? '') !== '');

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n');
const holds = (text: string, words: string): boolean => squeezeText(text).includes(squeezeText(words));
const holdsAll = (text: string, cells: readonly string[]): boolean =>
  cells.filter((cell) => cell !== '').length > 1 && cells.every((cell) => holds(text, cell));
