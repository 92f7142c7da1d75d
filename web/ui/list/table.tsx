import './table.css';
import type { ReactNode } from 'react';
import { texts } from '../page/texts.ts';
import { ErrorState } from '../state/error-state.tsx';
import { Skeleton } from '../state/skeleton.tsx';

export type Column<T> = {
  /** Heading of the column, and label of its values on phones. It must be unique in the table. */
  header: string;
  cell: (row: T) => ReactNode;
  /** Alignment: numbers and times are aligned right. */
  align?: 'right';
  /** Kind of column. `lead` names the row and is a heading on phones; `actions` has buttons at the end of the row. */
  kind?: 'lead' | 'actions';
  /** A word or a date, which stays on one line. */
  isShort?: boolean;
};

type TableProps<T> = {
  /** Name of the table, for screen readers. */
  caption: string;
  columns: readonly Column<T>[];
  /** The rows; undefined while they are loading. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  error?: Error | null;
  /** Loads the rows again; missing if they are always there. */
  onRetry?: () => void;
  /** An EmptyState, shown if there are no rows. */
  empty: ReactNode;
};

const LOADING_ROWS = ['w-[70%]', 'w-1/2', 'w-3/5'];

function LoadingRows({ headers }: { headers: readonly string[] }) {
  return LOADING_ROWS.map((width) => (
    <tr key={width}>
      {headers.map((header) => (
        <td key={header} data-kind="bar">
          <Skeleton className={`my-1.5 ${width}`} />
        </td>
      ))}
    </tr>
  ));
}

function Cell<T>({ column, row }: { column: Column<T>; row: T }) {
  const kind = column.kind ?? 'value';
  const content = column.cell(row);
  return (
    <td data-kind={kind} data-align={column.align} data-short={column.isShort}>
      {kind === 'value' && (
        <span className="table-label" aria-hidden="true">
          {column.header}
        </span>
      )}
      {kind === 'actions' ? <div className="table-actions">{content}</div> : <div>{content}</div>}
    </td>
  );
}

/** A list of rows with four states: loading, failed, empty, filled. On phones the cells of a row are stacked. */
export function Table<T>({ caption, columns, rows, rowKey, error, onRetry, empty }: TableProps<T>) {
  if (!rows && error) return <ErrorState error={error} onRetry={onRetry} />;
  if (rows?.length === 0) return empty;
  return (
    <div className="table-wrap" aria-busy={!rows}>
      <table className="table">
        <caption className="sr-only">{rows ? caption : texts.loadingTable(caption)}</caption>
        <thead>
          <tr>
            {columns.map(({ header, align, kind }) => (
              <th key={header} scope="col" data-align={kind === 'actions' ? 'right' : align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows ? (
            rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) => (
                  <Cell key={column.header} column={column} row={row} />
                ))}
              </tr>
            ))
          ) : (
            <LoadingRows headers={columns.map(({ header }) => header)} />
          )}
        </tbody>
      </table>
    </div>
  );
}
