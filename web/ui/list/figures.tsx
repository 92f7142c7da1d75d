import type { ReactNode } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';

export type Figure = {
  label: string;
  /** A HelpTip after the label. */
  help?: ReactNode;
  value: ReactNode;
  /** The trend, "+14% from last month"; left out if there is nothing to compare with. */
  trend?: ReactNode;
};

const THREE = 'grid-cols-3';
/** Columns for four figures: two by two where there is no room for four. */
const FOUR =
  'grid-cols-4 max-lg:grid-cols-2 max-lg:*:nth-3:border-l-0 max-lg:*:nth-3:pl-0 max-lg:*:nth-[n+3]:border-t max-lg:*:nth-[n+3]:border-hair';
/** Columns for five figures: rows of three or two where there is no room for five; the last fills what is left. */
const FIVE =
  'grid-cols-5 sm:max-xl:*:last:col-span-2 lg:max-xl:grid-cols-3 lg:max-xl:*:nth-4:border-l-0 lg:max-xl:*:nth-4:pl-0 lg:max-xl:*:nth-[n+4]:border-t lg:max-xl:*:nth-[n+4]:border-hair max-lg:grid-cols-2 max-lg:*:odd:border-l-0 max-lg:*:odd:pl-0 max-lg:*:nth-[n+3]:border-t max-lg:*:nth-[n+3]:border-hair';

const COLUMNS: Partial<Record<number, string>> = { 4: FOUR, 5: FIVE };

/** Three to five figures side by side between two rules, or one below the other on phones. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl
      className={classNames(
        'grid border-t-2 border-b border-ink max-sm:grid-cols-1',
        COLUMNS[items.length] ?? THREE,
      )}
    >
      {items.map(({ label, help, value, trend }) => (
        <div
          key={label}
          className="py-3.5 pr-6 last:pr-0 not-first:border-l not-first:border-hair not-first:pl-6 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-center max-sm:px-0! max-sm:py-2.5 max-sm:not-first:border-t max-sm:not-first:border-l-0"
        >
          <dt className="text-13 font-medium text-ink-2">
            {label}
            {help}
          </dt>
          <dd className="text-[40px] leading-12 tracking-tight tabular-nums max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:text-[32px] max-sm:leading-10">
            {value}
          </dd>
          {trend && <dd className="text-13 text-ink-2">{trend}</dd>}
        </div>
      ))}
    </dl>
  );
}
