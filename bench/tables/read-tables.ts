import { readManual } from '../../engine/read/read-manual.ts';
import { type GridTable, hasColumns } from './grid-table.ts';

/**
 * The tables that the engine reads in a file, in reading order, frames of one column (safety labels in Word) left out.
 * Throws if the file cannot be read.
 */
export async function readTables(file: string): Promise<GridTable[]> {
  const tables: GridTable[] = [];
  for await (const event of readManual(file)) {
    if (event.type === 'failed') throw new Error(`${file}: ${event.message}`);
    if (event.type !== 'batch') continue;
    for (const block of event.blocks.flatMap((page) => page.blocks)) {
      if (block.kind !== 'table') continue;
      tables.push({
        header: block.header.map(({ text }) => text),
        rows: block.rows.map((row) => row.map(({ text }) => text)),
      });
    }
  }
  return tables.filter(hasColumns);
}
