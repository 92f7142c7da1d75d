import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';

type EntryListProps<T> = {
  /** undefined while loading. */
  entries: readonly T[] | undefined;
  keyOf: (entry: T) => string | number;
  error: Error | null;
  onRetry: () => void;
  empty: ReactNode;
  /** An Entry. */
  children: (entry: T) => ReactNode;
};

/** A list whose entries fold out, in its four states: loading, failed, empty, filled. */
export function EntryList<T>({ entries, keyOf, error, onRetry, empty, children }: EntryListProps<T>) {
  if (!entries) return error ? <ErrorState error={error} onRetry={onRetry} /> : <Loading lines={5} />;
  if (entries.length === 0) return empty;
  return (
    <ul className="border-t-2 border-ink">
      {entries.map((entry) => (
        <li key={keyOf(entry)}>{children(entry)}</li>
      ))}
    </ul>
  );
}

type EntryProps = {
  /** Cells of the line that is always there; below each other on phones. */
  head: ReactNode;
  /** Class that gives their columns from tablets on. */
  columns: string;
  children: ReactNode;
};

/** One entry: its head, and the rest when opened. */
export const Entry = ({ head, columns, children }: EntryProps) => (
  <details className="group border-b border-hair">
    <summary
      className={classNames(
        'grid items-baseline gap-x-4 gap-y-0.5 py-2.5 hover:bg-wash max-md:grid-cols-[minmax(0,1fr)_auto]',
        columns,
      )}
    >
      {head}
    </summary>
    <div className="mt-1 mb-4 grid gap-4 border border-hair bg-sheet p-4">{children}</div>
  </details>
);

/** When it was, in the head of an Entry. */
export const EntryTime = ({ at, className }: { at: string; className: string }) => (
  <time dateTime={at} className={classNames('text-right text-13 text-ink-2 tabular-nums', className)}>
    {formatDateTime(at)}
  </time>
);
