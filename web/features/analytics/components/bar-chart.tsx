import './bar-chart.css';
import type { KeyboardEvent, PointerEvent } from 'react';
import { formatNumber, formatShortDay } from '../../../lib/text/format.ts';
import { type Bar, gridLines } from '../bars.ts';

type BarChartProps = {
  bars: readonly Bar[];
  /** Label that explains how to read it, for screen readers. */
  label: string;
  /** Index of the selected bar; null for none. */
  read: number | null;
  onRead: (index: number | null) => void;
  /** Describes a bar in words. */
  describe: (bar: Bar) => string;
};

/** Keys that move the selection, and by how many bars. */
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Bars of questions, the answered ones full and the others hatched, with a mark for the period before. The bars are
 * selected one by one with the keys of a slider, or by pointing.
 */
export function BarChart({ bars, label, read, onRead, describe }: BarChartProps) {
  const lines = gridLines(Math.max(...bars.map(({ asked, before }) => Math.max(asked, before))));
  const top = lines.at(-1) ?? 1;
  const last = bars.length - 1;
  const current = bars[read ?? last];

  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onRead(Math.min(last, Math.max(0, (read ?? last) + step)));
  };
  const handlePoint = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * bars.length);
    onRead(Math.min(last, Math.max(0, index)));
  };
  return (
    <>
      <div
        className="bar-chart"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={(read ?? last) + 1}
        aria-valuetext={current && describe(current)}
        onKeyDown={handleKey}
        onFocus={() => onRead(read ?? last)}
        onBlur={() => onRead(null)}
        onPointerDown={handlePoint}
        onPointerMove={handlePoint}
        onPointerLeave={() => onRead(null)}
      >
        {lines.map((line) => (
          <div key={line} className="bar-chart-line" style={{ bottom: share(line, top) }}>
            <span>{formatNumber(line)}</span>
          </div>
        ))}
        {bars.map((bar, index) => (
          <Slot key={bar.from} bar={bar} top={top} isRead={index === read} />
        ))}
        <Most bars={bars} top={top} />
      </div>
      <Days bars={bars} />
    </>
  );
}

const share = (value: number, top: number): string => `${(value / top) * 100}%`;

function Slot({ bar, top, isRead }: { bar: Bar; top: number; isRead: boolean }) {
  const { asked, answered, before } = bar;
  return (
    <div className="bar-chart-slot" data-read={isRead}>
      {answered > 0 && <i className="bar-chart-part" style={{ bottom: 0, height: share(answered, top) }} />}
      {asked > answered && (
        <i
          className="bar-chart-part"
          data-part="rest"
          style={{ bottom: share(answered, top), height: share(asked - answered, top) }}
        />
      )}
      {before > 0 && <i className="bar-chart-before" style={{ bottom: share(before, top) }} />}
    </div>
  );
}

/** The number above the highest bar. */
function Most({ bars, top }: { bars: readonly Bar[]; top: number }) {
  const most = bars.reduce((highest, bar) => (bar.asked > highest.asked ? bar : highest));
  const middle = (bars.indexOf(most) + 0.5) / bars.length;
  return (
    <span
      className="bar-chart-most"
      style={{ left: share(middle, 1), top: `${100 - (Math.max(most.asked, most.before) / top) * 100}%` }}
    >
      {formatNumber(most.asked)}
    </span>
  );
}

/** Labels of the first and last day and of two in between, if there are enough bars. */
function Days({ bars }: { bars: readonly Bar[] }) {
  const steps = Math.min(3, bars.length - 1);
  const shown = Array.from({ length: steps + 1 }, (_, i) => {
    const bar = bars[Math.round((i * (bars.length - 1)) / Math.max(1, steps))];
    return i === steps && steps > 0 ? bar?.to : bar?.from;
  });
  return (
    <div className="bar-chart-days" aria-hidden="true">
      {shown.map((day) => day !== undefined && <span key={day}>{formatShortDay(day)}</span>)}
    </div>
  );
}
