import './day-bars.css';
import type { DailyCount } from '../../../../contracts/analytics/analytics.ts';
import { formatDate, formatNumber } from '../../../lib/text/format.ts';
import { texts } from '../analytics-texts.ts';

const share = (part: number, whole: number) => `${whole === 0 ? 0 : (part / whole) * 100}%`;

/** A bar for each day, scaled to the highest; screen readers get a table of the same figures. */
export function DayBars({ days }: { days: readonly DailyCount[] }) {
  const most = Math.max(0, ...days.map(({ asked }) => asked));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure>
      <div aria-hidden="true">
        <p className="text-right font-mono text-12 text-ink-2">{formatNumber(most)}</p>
        <div className="flex h-40 items-end gap-px border-t border-b border-hair border-b-ink">
          {days.map(({ day, asked, answered }) => (
            <div
              key={day}
              title={texts.dayBar(formatDate(day), formatNumber(asked), formatNumber(answered))}
              className="flex h-full min-w-0 flex-1 flex-col justify-end"
            >
              <div
                className="day-bar-open empty:block"
                style={{ height: share(asked - answered, most) }}
                hidden={asked === answered}
              />
              <div className="bg-ink" style={{ height: share(answered, most) }} />
            </div>
          ))}
        </div>
        <p className="mt-1 flex justify-between font-mono text-12 text-ink-2">
          <span>{first && formatDate(first.day)}</span>
          <span>{last && formatDate(last.day)}</span>
        </p>
      </div>
      <figcaption className="mt-1 text-13 text-ink-2">{texts.barKey}</figcaption>
      <div className="sr-only">
        <table>
          <caption>{texts.perDay}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.asked}</th>
              <th scope="col">{texts.answered}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, asked, answered }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day)}</th>
                <td>{formatNumber(asked)}</td>
                <td>{formatNumber(answered)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
