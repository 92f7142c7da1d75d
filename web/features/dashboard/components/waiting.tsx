import { type ReactNode, useDeferredValue } from 'react';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { texts } from '../texts.ts';

/** The part of a query that is needed to show it. */
export type WaitingQuery<T> = { data: T | undefined; error: Error | null; refetch: () => unknown };

type WaitingProps<T> = { query: WaitingQuery<T>; children: (data: T) => ReactNode };

/** A part of the dashboard that is loaded after the rest. */
export function Waiting<T>({ query: { data, error, refetch }, children }: WaitingProps<T>) {
  // Drawn when the browser has nothing more urgent to do, and not with every other part that comes at the same time.
  const shown = useDeferredValue(data);
  if (shown !== undefined) return children(shown);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="w-4/5" />
      <Skeleton className="w-2/5" />
    </div>
  );
}
