import { useState } from 'react';
import type { AnalyticsOverview, AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import { paths } from '../../../../contracts/paths.ts';
import { formatDays } from '../../../lib/text/format.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { FigureCaption, Plate } from '../../../ui/picture/plate.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { type Bar, toBars, unitOf, unitsFor } from '../bars.ts';
import { texts } from '../texts.ts';
import { BarChart } from './bar-chart.tsx';
import { BarTable } from './bar-table.tsx';

const words = texts.chart;

type QueriesChartProps = {
  overview: AnalyticsOverview;
  period: AnalyticsPeriod;
  /** Name of the chosen product; empty for all. */
  productName: string;
  /** Wanted unit of a bar, as the address has it. */
  unit: string;
  onUnit: (unit: string) => void;
};

/** The chart of questions in the period, compared with the period before. */
export function QueriesChart({ overview, period, productName, unit: wanted, onUnit }: QueriesChartProps) {
  const units = unitsFor(period);
  const unit = unitOf(wanted, period);
  const choice = units.length > 1 && (
    <FilterSelect
      label={words.unit}
      options={units.map((option) => ({ value: option, label: words.units[option] }))}
      value={unit}
      onValue={onUnit}
    />
  );
  return (
    <Section
      numeral="4.1"
      title={words.title[unit]}
      aside={choice && <div className="w-32 print:hidden">{choice}</div>}
    >
      {overview.total.asked + overview.before.asked === 0 ? (
        <EmptyState
          title={words.empty}
          action={<ButtonLink to={paths.chatbots.path}>{words.create}</ButtonLink>}
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <Chart
          bars={toBars(period, unit, overview)}
          overview={overview}
          caption={words.caption(formatDays(period.from, period.to), productName || words.allProducts)}
        />
      )}
    </Section>
  );
}

type ChartProps = { bars: readonly Bar[]; overview: AnalyticsOverview; caption: string };

function Chart({ bars, overview: { before }, caption }: ChartProps) {
  const [read, setRead] = useState<number | null>(null);
  const hasBefore = before.asked > 0;
  const describe = ({ from, to, asked, answered, before: earlier }: Bar) =>
    words.reading(formatDays(from, to), asked, asked - answered) +
    (hasBefore ? words.readingBefore(earlier) : '');
  const bar = read === null ? undefined : bars[read];
  return (
    <>
      <Plate>
        <BarChart bars={bars} label={words.reader} read={read} onRead={setRead} describe={describe} />
      </Plate>
      <FigureCaption
        number={words.figure}
        keys={[
          { swatch: 'bg-ink', label: words.answered },
          { swatch: 'border border-ink hatch', label: words.notAnswered },
          ...(hasBefore
            ? [
                {
                  swatch: 'border-t-2 border-line h-0!',
                  label: words.before(formatDays(before.from, before.to)),
                },
              ]
            : []),
        ]}
      >
        <span className="block min-h-4 tabular-nums">{bar ? describe(bar) : caption}</span>
      </FigureCaption>
      <BarTable bars={bars} hasBefore={hasBefore} caption={caption} />
    </>
  );
}
