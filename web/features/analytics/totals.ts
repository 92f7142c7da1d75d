/** The four figures at the head of the screen, in words. */
import { type AnalyticsOverview, daysOf } from '../../../contracts/analytics.ts';
import { formatNumber } from '../../lib/format.ts';
import { signed } from '../../lib/signed.ts';
import { texts } from './texts.ts';

const words = texts.totals;

/** "+32% from the 30 days before"; null where nothing was asked then. */
export function describeTrend({ trend, before }: Pick<AnalyticsOverview, 'trend' | 'before'>): string | null {
  if (trend === null) return null;
  const days = daysOf(before);
  return trend === 0 ? words.same(days) : words.changed(signed(trend), days);
}

/** Label, value and the line below of each figure, in their order. */
export function toTotals(overview: AnalyticsOverview) {
  const { asked, answered, not_answered, works, does_not_work, resolved } = overview.total;
  return {
    asked: { label: words.asked, value: formatNumber(asked), trend: describeTrend(overview) },
    answered: {
      label: words.answered,
      value: formatNumber(answered),
      trend: words.notAnswered(not_answered),
    },
    works: { label: words.works, value: formatNumber(works), trend: words.doesNotWork(does_not_work) },
    deflection: {
      label: words.deflection,
      value: asked === 0 ? words.noneAsked : words.deflectionValue(resolved / asked),
      trend: words.deflectionTrend(resolved, asked),
    },
  };
}
