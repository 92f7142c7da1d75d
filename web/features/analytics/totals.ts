/** Puts the five figures at the top of the screen into words. */
import { type AnalyticsOverview, daysOf } from '../../../contracts/analytics/analytics.ts';
import { signed } from '../../lib/api/signed.ts';
import { formatNumber } from '../../lib/text/format.ts';
import { formatDuration } from '../../lib/text/format-duration.ts';
import { texts } from './texts.ts';

const words = texts.totals;

/** "+32% from the 30 days before"; null if nothing was asked then. */
export function describeTrend({ trend, before }: Pick<AnalyticsOverview, 'trend' | 'before'>): string | null {
  if (trend === null) return null;
  const days = daysOf(before);
  return trend === 0 ? words.same(days) : words.changed(signed(trend), days);
}

/**
 * "Faster: 20% less than in the 30 days before"; if there were questions but no measured times, a sentence that says
 * so; null if there is nothing to say.
 */
export function describeAnswerTime({
  total,
  answerTime: { medianMs, trend },
  before,
}: Pick<AnalyticsOverview, 'total' | 'answerTime' | 'before'>): string | null {
  if (medianMs === null) return total.asked === 0 ? null : words.notMeasured;
  if (trend === null) return null;
  const days = daysOf(before);
  if (trend === 0) return words.same(days);
  return trend < 0 ? words.faster(-trend, days) : words.slower(trend, days);
}

/** Makes label, value and the line below for each figure, in order. */
export function toTotals(overview: AnalyticsOverview) {
  const { asked, answered, not_answered, works, does_not_work, resolved } = overview.total;
  const { medianMs } = overview.answerTime;
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
    answerTime: {
      label: words.answerTime,
      value: medianMs === null ? words.noTime : formatDuration(medianMs),
      trend: describeAnswerTime(overview),
    },
  };
}
