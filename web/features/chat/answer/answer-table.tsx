import { keyed } from '../../../lib/browser/keyed.ts';
import type { Table } from '../shell/sheets.ts';
import { texts } from '../shell/texts.ts';
import { useFold } from './fold/use-fold.ts';

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

type AnswerTableProps = {
  table: Table;
  /** Whether all rows are shown on a phone, too; otherwise the first ones are, and a button for the others. */
  isWhole: boolean;
};

/** A table of a manual with its header; on phones each row is a list of labels and values. */
export function AnswerTable({ table, isWhole }: AnswerTableProps) {
  const { button, content } = useFold();
  const fitting = isWhole ? table.rows.length : fittingRows(table);
  const show = (rows: Table['rows']) =>
    keyed(rows, rowText).map(({ key, item }) => <StackedRow key={key} header={table.header} cells={item} />);
  return (
    <div className="min-w-0">
      <WideTable {...table} />
      <div className="border-t-2 border-b border-ink text-14 sm:hidden">
        {show(table.rows.slice(0, fitting))}
        {fitting < table.rows.length && (
          <>
            <button {...button} className="read-on min-h-11">
              {texts.answer.allRows(table.rows.length)}
            </button>
            <div {...content} className="read-on-rest border-t border-hair">
              {show(table.rows.slice(fitting))}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** So many lines of a table are read at a glance on a phone, and so many characters stand on one. */
const GLANCE_LINES = 11;
const LINE_CHARS = 24;

/** How many rows are shown at once: at least one, and all if only one more line or two would be folded. */
function fittingRows({ rows }: Table): number {
  const lines = rows.map((cells) =>
    cells.reduce((sum, cell) => sum + Math.max(1, Math.ceil(cell.length / LINE_CHARS)), 0),
  );
  let room = GLANCE_LINES;
  const fitting = lines.findIndex((count, at) => {
    room -= count;
    return room < 0 && at > 0;
  });
  return fitting < 0 ? rows.length : fitting;
}

/** Length up to which a cell is not broken, so that codes and short values don't break at their hyphen. */
const SHORT_CELL_CHARS = 12;
const cellStyle = (text: string): string =>
  `py-2 pr-4 align-top tabular-nums last:pr-0 ${text.length <= SHORT_CELL_CHARS ? 'whitespace-nowrap' : 'whitespace-pre-line'}`;
