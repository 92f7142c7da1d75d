import { Skeleton } from './skeleton.tsx';
import { texts } from './texts.ts';

/** A block that is still loading; the text is read out, the bars are seen. */
export function Loading({ text = texts.loading, lines = 3 }: { text?: string; lines?: number }) {
  return (
    <div role="status" className="grid gap-4 py-3">
      <span className="text-ink-2">{text}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
        <Skeleton key={line} className={line % 2 ? 'w-2/5' : 'w-3/5'} />
      ))}
    </div>
  );
}
