import { describe, expect, it } from 'vitest';
import { htmlBlocks } from './html-blocks.ts';

const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`;
const cell = (text: string, attributes = '') => `<td${attributes && ` ${attributes}`}><p>${text}</p></td>`;

function readTable(...rows: string[]): string[][] {
  const [table] = htmlBlocks(`<table>${rows.join('')}</table>`, 10_000).blocks;
  if (table?.kind !== 'table') throw new Error('No table was read.');
  return [table.header, ...table.rows].map((cells) => cells.map(({ text }) => text));
}

describe('tables of Word', () => {
  it('say a cell over several rows in each of them, and keep the columns', () => {
    const read = readTable(
      row(cell('Failure'), cell('Cause'), cell('Remedy')),
      row(cell('No light', 'rowspan="2"'), cell('Lid open'), cell('Close it.')),
      row(cell('No water'), cell('Clean the hose.', 'rowspan="2"')),
      row(cell('Noise'), cell('Blocked')),
    );
    expect(read).toEqual([
      ['Failure', 'Cause', 'Remedy'],
      ['No light', 'Lid open', 'Close it.'],
      ['No light', 'No water', 'Clean the hose.'],
      ['Noise', 'Blocked', 'Clean the hose.'],
    ]);
  });

  it('keep the columns beside a cell over several of them, and say a long text once', () => {
    const long = 'word '.repeat(30).trim();
    const read = readTable(
      row(cell('Program'), cell('Time'), cell('Load')),
      row(cell('Cotton', 'colspan="2"'), cell('8 kg')),
      row(cell(long, 'rowspan="2"'), cell('1 h'), cell('4 kg')),
      row(cell('2 h'), cell('2 kg')),
    );
    expect(read.slice(1)).toEqual([
      ['Cotton', '', '8 kg'],
      [long, '1 h', '4 kg'],
      ['', '2 h', '2 kg'],
    ]);
  });

  it('take no more columns than a table can have', () => {
    const [first] = readTable(row(cell('A', 'colspan="999999" rowspan="999999"'), cell('B')), row(cell('C')));
    expect(first?.length).toBeLessThan(100);
  });
});
