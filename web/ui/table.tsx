import './table.css';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';
import { texts } from './texts.ts';

export type Column<T> = {
  /** Heading, and the label before the value on phones. Unique in the table. */
  header: string;
  cell: (row: T) => ReactNode;
  /** Numbers and times stand right. */
  align?: 'right';
  /** `lead`: names the row, a heading on phones. `actions`: buttons at the end of the row. */
  kind?: 'lead' | 'actions';
};

type TableProps<T> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<T>[];
  /** undefined while loading. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  error?: Error | null;
  /** Absent where rows are always there. */
  onRetry?: () => void;
  /** Shown when there are no rows: an EmptyState. */
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
    <td data-kind={kind} data-align={column.align}>
      {kind === 'value' && (
        <span className="table-label" aria-hidden="true">
          {column.header}
        </span>
      )}
      {kind === 'actions' ? <div className="table-actions">{content}</div> : <div>{content}</div>}
    </td>
  );
}

/** A list of rows in its four states: loading, failed, empty, filled. On phones every row is stacked. */
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
