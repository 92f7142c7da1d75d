/** Words of the company's dashboard. */
import { NAMED_FORMATS } from '../../../contracts/manual-formats.ts';
import { countOf } from '../../lib/count.ts';
import { formatNumber } from '../../lib/format.ts';

export const texts = {
  loading: 'Loading...',
  cards: {
    chatbots: 'Active Chatbots',
    manuals: 'Total Manuals',
    interactions: 'User Interactions',
  },
  trends: {
    same: (period: 'month' | 'week') => `Same as last ${period}`,
    changed: (percent: string, period: 'month' | 'week') => `${percent}% from last ${period}`,
    noneNew: 'None new this week',
    new: (count: string) => `${count} new this week`,
  },
  sections: {
    actions: 'Quick Actions',
    unanswered: 'Unanswered Questions',
    manuals: 'Manuals in Work',
    limits: 'Limits',
  },
  actions: {
    upload: 'Upload Manual',
    uploadDetail: NAMED_FORMATS,
    chatbots: 'Chatbots',
    chatbotsDetail: (count: number) => (count === 0 ? 'None active' : `${formatNumber(count)} active`),
    products: 'View Products',
    productsDetail: (count: number) => (count === 0 ? 'None yet' : countOf(count, 'product')),
  },
  unanswered: {
    none: 'Nothing is left unanswered. Questions that a manual does not answer appear here.',
    openOf: (customer: string, question: string) => `Open the conversation of ${customer}: ${question}`,
  },
  manuals: {
    none: 'Every manual is read.',
    unreadable: 'This file could not be read.',
    reading: (title: string) => `Reading ${title}`,
  },
  limits: {
    none: (plan: string) => `No limit of the ${plan} plan is close to its end.`,
    used: (used: number, max: number) => `${formatNumber(used)} of ${formatNumber(max)}`,
    renewed: (plan: string, date: string) => `${plan} plan. What counts by the month begins anew on ${date}.`,
    names: {
      products: 'Products',
      manuals: 'Manuals',
      queries: 'Queries this month',
      tokens: 'Tokens this month',
    },
  },
};
