import type { Block, Cell } from '../../document/pages.ts';
import { tableText } from '../../document/table-text.ts';

type TableBlock = Extract<Block, { kind: 'table' }>;

/** A table without the rows at its ends of which all cells are so: heads and feet that stand in line with its columns. */
export function trimTable(table: TableBlock, isRunning: (cell: Cell) => boolean): TableBlock {
  const isRunningRow = (row: readonly Cell[]) => row.every((cell) => cell.text === '' || isRunning(cell));
  let [from, to] = [0, table.rows.length];
  while (to > 1 && isRunningRow(table.rows[to - 1] ?? [])) to -= 1;
  while (table.header.length === 0 && from < to - 1 && isRunningRow(table.rows[from] ?? [])) from += 1;
  if (from === 0 && to === table.rows.length) return table;
  const rows = table.rows.slice(from, to);
  const kept = [table.header, ...rows].filter((row) => row.length > 0);
  const boxes = kept.flat().flatMap(({ box }) => box ?? []);
  const top = Math.min(...boxes.map(({ y }) => y));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const isInside = ({ y, height }: { y: number; height: number }) => y + height > top && y < bottom;
  return {
    ...table,
    rows,
    text: tableText(kept),
    lines: table.lines.filter(({ box }) => box === null || isInside(box)),
    box: table.box && { ...table.box, y: top, height: bottom - top },
  };
}
