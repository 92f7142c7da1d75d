import type { Summary } from '../../../contracts/companies.ts';
import { signed } from '../../lib/signed.ts';
import { texts } from './texts.ts';

const words = texts.trends;

/**
 * The line under a card: "+14% from last month", "−9% from last week", "Same as last week".
 * `percent` is null where there is no earlier period to compare with; then nothing is said.
 */
export const describeChange = (percent: number | null, period: 'month' | 'week'): string | null => {
  if (percent === null) return null;
  if (percent === 0) return words.same(period);
  return words.changed(signed(percent), period);
};

/** "+8 new this week"; null when nothing is known of the week. */
export const describeNew = (count: number | null): string | null => {
  if (count === null) return null;
  return count === 0 ? words.noneNew : words.new(signed(count));
};

/** The three cards of the dashboard in their order: label, figure and trend line. */
export const toCards = ({ chatbots, manuals, interactions, trends }: Summary) => [
  { label: texts.cards.chatbots, value: chatbots, trend: describeChange(trends.chatbots, 'month') },
  { label: texts.cards.manuals, value: manuals, trend: describeNew(trends.manuals) },
  {
    label: texts.cards.interactions,
    value: interactions,
    trend: describeChange(trends.interactions, 'week'),
  },
];
