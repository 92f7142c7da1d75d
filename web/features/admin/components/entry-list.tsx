import type { ReactNode } from 'react';
import { classNames } from '../../../lib/browser/class-names.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Unloaded } from '../../../ui/state/unloaded.tsx';

type EntryListProps<T> = {
  /** The entries; undefined while they are loading. */
  entries: readonly T[] | undefined;
  keyOf: (entry: T) => string | number;
  error: Error | null;
  onRetry: () => void;
  empty: ReactNode;
  /** Renders an Entry. */
  children: (entry: T) => ReactNode;
};

/** A list whose entries can be opened, with four states: loading, failed, empty, filled. */
export function EntryList<T>({ entries, keyOf, error, onRetry, empty, children }: EntryListProps<T>) {
  if (!entries) return <Unloaded error={error} onRetry={onRetry} lines={5} />;
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
  /** Cells of the line that is always visible; on phones they are stacked. */
  head: ReactNode;
  /** Class with the columns of these cells, from tablets on. */
  columns: string;
  children: ReactNode;
};

/** An entry: its head, and everything else when it is opened. */
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

/** The time in the head of an Entry. */
export const EntryTime = ({ at, className }: { at: string; className: string }) => (
  <time dateTime={at} className={classNames('text-right text-13 text-ink-2 tabular-nums', className)}>
    {formatDateTime(at)}
  </time>
);
