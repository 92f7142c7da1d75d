import { Link } from 'react-router';
import {
  ANALYTICS_DAYS,
  type CompanyTotals,
  type PlatformAnalytics as Totals,
} from '../../../../contracts/admin/platform-analytics.ts';
import { paths } from '../../../../contracts/paths.ts';
import { formatNumber, formatPercent } from '../../../lib/text/format.ts';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { Figures } from '../../../ui/list/figures.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { texts } from '../analytics-texts.ts';
import { DayBars } from './day-bars.tsx';

const answeredShare = (answered: number, asked: number) =>
  asked === 0 ? texts.none : formatPercent(answered / asked);

const COLUMNS: readonly Column<CompanyTotals>[] = [
  {
    header: texts.columns.company,
    kind: 'lead',
    cell: ({ _id, company_name }) => <Link to={paths.adminClient.href(_id)}>{company_name}</Link>,
  },
  { header: texts.columns.asked, align: 'right', cell: ({ asked }) => formatNumber(asked) },
  {
    header: texts.columns.answered,
    align: 'right',
    cell: ({ answered, asked }) => answeredShare(answered, asked),
  },
  { header: texts.columns.tokens, align: 'right', cell: ({ tokens }) => formatNumber(tokens) },
];

type PlatformAnalyticsProps = { totals: Totals; days: number; onDays: (days: string) => void };

/** Questions over all companies: totals, a bar for each day, and the companies that were asked most. */
export function PlatformAnalytics({ totals, days, onDays }: PlatformAnalyticsProps) {
  const { asked, answered, works, doesNotWork, tokensThisMonth } = totals;
  return (
    <>
      <div className="mb-6 max-w-[220px]">
        <FilterSelect
          label={texts.period}
          options={ANALYTICS_DAYS.map((value) => ({ value: String(value), label: texts.periods[value] }))}
          value={String(days)}
          onValue={onDays}
        />
      </div>
      <Figures
        items={[
          { label: texts.asked, value: formatNumber(asked) },
          {
            label: texts.answered,
            value: answeredShare(answered, asked),
            trend:
              asked === 0 ? texts.noQuestions : texts.shareOf(formatNumber(answered), formatNumber(asked)),
          },
          { label: texts.tokens, value: formatNumber(tokensThisMonth) },
        ]}
      />
      {works + doesNotWork > 0 && (
        <p className="mt-3 text-ink-2">{texts.feedback(formatNumber(works), formatNumber(doesNotWork))}</p>
      )}
      <Section title={texts.perDay} className="mt-12!">
        <DayBars days={totals.days} />
      </Section>
      <Section title={texts.companies}>
        <Table
          caption={texts.companiesCaption}
          columns={COLUMNS}
          rows={totals.companies}
          rowKey={({ _id }) => _id}
          empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
        />
      </Section>
    </>
  );
}
