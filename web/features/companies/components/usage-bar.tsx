import { formatNumber } from '../../../lib/text/format.ts';
import { Meter } from '../../../ui/state/meter.tsx';
import { texts } from '../settings-texts.ts';

const words = texts.subscription;

type UsageBarProps = {
  label: string;
  used: number;
  /** The limit; null: unlimited, without a bar. */
  max: number | null;
  /** Writes both; default: as numbers. */
  format?: (value: number) => string;
};

/** The usage of a limit, in words and as a bar. */
export function UsageBar({ label, used, max, format = formatNumber }: UsageBarProps) {
  const text = max === null ? words.unlimited(format(used)) : words.of(format(used), format(max));
  return (
    <div className="grid gap-1.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{label}</span>
        <span className="text-13 text-ink-2 tabular-nums">{text}</span>
      </p>
      {max !== null && <Meter value={used} max={max} label={label} valueText={text} />}
    </div>
  );
}
