import type { ReactNode } from 'react';

/** Pairs of name and value between hairlines. */
export function DescriptionList({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="border-t border-ink">
      {items.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[160px_minmax(0,1fr)] gap-4 border-b border-hair py-2 max-sm:grid-cols-[112px_minmax(0,1fr)] max-[300px]:grid-cols-1 max-[300px]:gap-1"
        >
          <dt className="text-13 text-ink-2">{label}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
