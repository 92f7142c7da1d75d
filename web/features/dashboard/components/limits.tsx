import type { Usage } from '../../../../contracts/company/companies.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { Meter } from '../../../ui/state/meter.tsx';
import { nearLimits } from '../near-limits.ts';
import { texts } from '../texts.ts';

/** The limits of the plan that are nearly reached. */
export function Limits({ usage }: { usage: Usage }) {
  const limits = nearLimits(usage);
  if (limits.length === 0) {
    return <p className="text-ink-2">{texts.limits.none(usage.plan)}</p>;
  }
  return (
    <>
      <ul className="grid gap-4">
        {limits.map(({ label, used, max }) => {
          const text = texts.limits.used(used, max);
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
        {texts.limits.renewed(usage.plan, formatDate(usage.resetsAt))}
      </p>
    </>
  );
}
