import { keyed } from '../../lib/browser/keyed.ts';
import { texts } from '../page/texts.ts';
import { Skeleton } from './skeleton.tsx';

/** A block that is still loading: bars to see, and a text that is read out. */
export function Loading({ text = texts.loading, lines = 3 }: { text?: string; lines?: number }) {
  const widths = Array.from({ length: lines }, (_, line) => (line % 2 ? 'w-2/5' : 'w-3/5'));
  return (
    <div role="status" className="grid gap-4 py-3">
      <span className="text-ink-2">{text}</span>
      {keyed(widths, (width) => width).map(({ key, item: width }) => (
        <Skeleton key={key} className={width} />
      ))}
    </div>
  );
}
