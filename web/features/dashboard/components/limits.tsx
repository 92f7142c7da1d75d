import type { Usage } from '../../../../contracts/companies.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { Meter } from '../../../ui/meter.tsx';
import { nearLimits } from '../near-limits.ts';

/** The limits of the plan that are close to their end. */
export function Limits({ usage }: { usage: Usage }) {
  const limits = nearLimits(usage);
  if (limits.length === 0) {
    return <p className="text-ink-2">No limit of the {usage.plan} plan is close to its end.</p>;
  }
  return (
    <>
      <ul className="grid gap-4">
        {limits.map(({ label, used, max }) => {
          const text = `${formatNumber(used)} of ${formatNumber(max)}`;
          return (
            <li key={label} className="grid gap-1.5">
              <p className="flex justify-between gap-3">
                <span>{label}</span>
                <span className="text-ink-2 tabular-nums">{text}</span>
              </p>
              <Meter value={used} max={max} label={label} valueText={text} />
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-13 text-ink-2">
        {usage.plan} plan. What counts by the month begins anew on {formatDate(usage.resetsAt)}.
      </p>
    </>
  );
}
