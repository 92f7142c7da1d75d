import type { ReactNode } from 'react';

export type Figure = {
  label: string;
  value: ReactNode;
  /** "+14% from last month"; left out where there is nothing to compare with. */
  trend?: ReactNode;
};

/** Figures side by side between two rules; on phones one below the other. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-3 border-t-2 border-b border-ink max-sm:grid-cols-1">
      {items.map(({ label, value, trend }) => (
        <div
          key={label}
          className="py-3.5 pr-6 not-first:border-l not-first:border-hair not-first:pl-6 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-center max-sm:px-0! max-sm:py-2.5 max-sm:not-first:border-t max-sm:not-first:border-l-0"
        >
          <dt className="text-13 font-medium text-ink-2">{label}</dt>
          <dd className="text-[40px] leading-12 tracking-tight tabular-nums max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:text-[32px] max-sm:leading-10">
            {value}
          </dd>
          {trend && <dd className="text-13 text-ink-2">{trend}</dd>}
        </div>
      ))}
    </dl>
  );
}
