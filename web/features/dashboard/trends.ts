import type { Summary } from '../../../contracts/company/companies.ts';
import { signed } from '../../lib/api/signed.ts';
import { texts } from './texts.ts';

const words = texts.trends;

/**
 * The line below a figure: "+14% from last month", "−9% from last week", "Same as last week"; null if `percent` is null
 * because there is no earlier period to compare with.
 */
export const describeChange = (percent: number | null, period: 'month' | 'week'): string | null => {
  if (percent === null) return null;
  if (percent === 0) return words.same(period);
  return words.changed(signed(percent), period);
};

/** "+8 new this week"; null if the number is unknown. */
export const describeNew = (count: number | null): string | null => {
  if (count === null) return null;
  return count === 0 ? words.noneNew : words.new(signed(count));
};

/** Makes the three figures of the dashboard in order: label, figure and trend. */
export const toCards = ({ chatbots, manuals, interactions, trends }: Summary) => [
  { label: texts.cards.chatbots, value: chatbots, trend: describeChange(trends.chatbots, 'month') },
  { label: texts.cards.manuals, value: manuals, trend: describeNew(trends.manuals) },
  {
    label: texts.cards.interactions,
    value: interactions,
    trend: describeChange(trends.interactions, 'week'),
  },
];
