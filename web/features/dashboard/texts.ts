/** Words of the company's dashboard. */

import type { FirstStep } from '../../../contracts/company/dashboard.ts';
import { NAMED_FORMATS } from '../../../contracts/manuals/manual-formats.ts';
import { countOf } from '../../lib/text/count.ts';
import { formatDateTime, formatNumber } from '../../lib/text/format.ts';

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
  firstSteps: {
    title: 'Your first question',
    progress: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)} done`,
    judged: (judged: number, total: number) => `${formatNumber(judged)} of ${formatNumber(total)} looked at.`,
    putAway: 'Put away',
    failed: 'It could not be saved. Please try again.',
    done: 'Done',
    toDo: 'To do',
    steps: {
      manual: {
        name: 'Have a manual read',
        text: `${NAMED_FORMATS}. It answers as soon as it is read.`,
      },
      answers: {
        name: 'Look at ten questions',
        text: 'What customers are likely to ask, with the answers they get. Approve or correct each.',
      },
      contact: {
        name: 'Say how customers reach you',
        text: 'An e-mail address or a number, shown where the manual has no answer.',
      },
      link: { name: 'Send the first link', text: 'A customer gets a chat of their own by e-mail.' },
      question: { name: 'See the first question', text: 'What a customer asked, and what was answered.' },
    } satisfies Record<FirstStep, { name: string; text: string }>,
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
    asked: (count: number) => `${formatNumber(count)} times`,
    last: (at: string) => `last ${formatDateTime(at)}`,
    offTopic: (count: number) =>
      count === 1
        ? 'One question is not about the product. Show it'
        : `${formatNumber(count)} questions are not about the product. Show them`,
    openOf: (customer: string, question: string) => `Open the conversation of ${customer}: ${question}`,
  },
  manuals: {
    none: 'No manual is waiting to be read.',
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
