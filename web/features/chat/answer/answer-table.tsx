import { keyed } from '../../../lib/browser/keyed.ts';
import type { Table } from '../shell/sheets.ts';

const text = (cell: string): string => cell;
const rowText = (cells: readonly string[]): string => cells.join('\t');

function WideTable({ header, rows }: Table) {
  return (
    <div className="overflow-x-auto max-sm:hidden">
      <table className="w-full border-t-2 border-b border-ink text-14">
        {header.some((cell) => cell !== '') && (
          <thead>
            <tr>
              {keyed(header, text).map(({ key, item }) => (
                <th
                  key={key}
                  scope="col"
                  className="border-b border-ink py-2 pr-4 text-left text-12 font-medium text-ink-2"
                >
                  {item}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {keyed(rows, rowText).map(({ key, item }) => (
            <tr key={key} className="border-b border-hair last:border-0">
              {keyed(item, text).map((cell) => (
                <td key={cell.key} className={cellStyle(cell.item)}>
                  {cell.item}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StackedRow({ header, cells }: { header: readonly string[]; cells: readonly string[] }) {
  const pairs = cells.map((cell, index) => ({ label: header[index] ?? '', cell }));
  return (
    <dl className="grid gap-y-1 border-b border-hair py-2.5 last:border-0">
      {keyed(pairs, ({ label, cell }) => `${label}\t${cell}`).map(({ key, item }) => (
        <div key={key} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3">
          <dt className="text-13 text-ink-2 wrap-anywhere">{item.label}</dt>
          <dd className="whitespace-pre-line tabular-nums wrap-anywhere">{item.cell}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A table of a manual with its header; on phones each row is a list of labels and values. */
export function AnswerTable({ table }: { table: Table }) {
  return (
    <div className="min-w-0">
      <WideTable {...table} />
      <div className="border-t-2 border-b border-ink text-14 sm:hidden">
        {keyed(table.rows, rowText).map(({ key, item }) => (
          <StackedRow key={key} header={table.header} cells={item} />
        ))}
      </div>
    </div>
  );
}

/** Length up to which a cell is not broken, so that codes and short values don't break at their hyphen. */
const SHORT_CELL_CHARS = 12;
const cellStyle = (text: string): string =>
  `py-2 pr-4 align-top tabular-nums last:pr-0 ${text.length <= SHORT_CELL_CHARS ? 'whitespace-nowrap' : 'whitespace-pre-line'}`;
