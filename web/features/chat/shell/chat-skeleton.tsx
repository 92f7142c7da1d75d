import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { texts } from './texts.ts';

/** Bars in place of a conversation that is loading. */
export function ChatSkeleton() {
  return (
    <main className="min-h-dvh" aria-busy="true">
      <div role="status" className="sr-only">
        <h1>{texts.loading}</h1>
      </div>
      <div className="flex h-16 items-center border-b border-ink px-4 md:px-8">
        <Skeleton className="w-40" />
      </div>
      <div className="mx-auto grid max-w-[720px] gap-4 px-4 py-7 md:px-8">
        <Skeleton className="w-2/5" />
        <Skeleton className="w-4/5" />
        <Skeleton className="w-3/5" />
      </div>
    </main>
  );
}
