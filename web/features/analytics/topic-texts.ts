/** Words of the sections about what customers struggle with. */
import type {
  ImprovementEffect,
  ImprovementKind,
  ImprovementPriority,
  UnhelpedQuestion,
} from '../../../contracts/analytics/analytics-topics.ts';
import { IMPROVEMENT_TITLES } from '../../../contracts/manuals/improvement-titles.ts';
import { countOf } from '../../lib/text/count.ts';
import { formatDate, formatNumber } from '../../lib/text/format.ts';

const DAYS_OF_WEEK = 7;

const perWeek = (count: number, days: number): string =>
  formatNumber(Math.round((count * DAYS_OF_WEEK * 10) / days) / 10);

/** Describes how often customers asked; as a rate only if there is at least a week. */
function frequency({ days, asked, unhelped }: ImprovementEffect['before']): string {
  if (days >= DAYS_OF_WEEK)
    return `${perWeek(asked, days)} asked a week, ${perWeek(unhelped, days)} without help`;
  return `${formatNumber(asked)} asked in ${days === 0 ? 'less than a day' : countOf(days, 'day')}, ${formatNumber(unhelped)} without help`;
}

export const texts = {
  points: {
    title: 'Confusion points',
    lede: 'What customers asked and got no answer to, or one that does not work, in their own words.',
    share: (share: number) => `${Math.round(share * 100)}%`,
    count: (count: number, share: number) =>
      `${countOf(count, 'question')}, ${Math.round(share * 100)}% of those without help`,
    customers: (count: number) => countOf(count, 'customer'),
    outcome: (unanswered: number, doesNotWork: number) => {
      if (doesNotWork === 0) return 'Not in the manual';
      if (unanswered === 0) return 'Answer did not help';
      return `${formatNumber(unanswered)} not in the manual, ${formatNumber(doesNotWork)} did not help`;
    },
    more: (count: number) => `Show all ${countOf(count, 'topic')}`,
    lookedAt: (total: number, lookedAt: number) =>
      total > lookedAt
        ? `From the newest ${formatNumber(lookedAt)} of ${formatNumber(total)} questions without help.`
        : `From ${countOf(total, 'question')} without help.`,
    lastAsked: (at: string) => `last ${formatDate(at)}`,
    alone: (count: number) =>
      count === 1
        ? 'One question is like no other. Show it'
        : `${formatNumber(count)} questions are like no other. Show them`,
    empty: 'Nobody was left without help',
    emptyText:
      'Questions that the manual does not answer, or whose answer a customer says does not work, are gathered here.',
    noTopics: 'No two questions are about the same thing',
    noTopicsText: (count: number) =>
      count === 1
        ? 'One question went without help in this period.'
        : `${formatNumber(count)} questions went without help in this period.`,
  },
  questions: {
    outcome: {
      unanswered: 'Unanswered',
      'does-not-work': 'Does not work',
    } satisfies Record<UnhelpedQuestion['outcome'], string>,
    corrected: 'Your correction answers this now',
    conversationOf: (customer: string, question: string) =>
      `Open the conversation of ${customer}: ${question}`,
    more: (count: number) => `Show all ${countOf(count, 'question')}`,
  },
  offTopic: {
    line: (count: number) =>
      count === 1
        ? 'One question is not about the product. Show it'
        : `${formatNumber(count)} questions are not about the product. Show them`,
    mark: 'Not about the product',
    keep: 'It is about the product',
    markOf: (verb: string, about: string) => `${verb}: ${about}`,
    done: (count: number, isHidden: boolean) =>
      isHidden ? `${countOf(count, 'question')} hidden` : `${countOf(count, 'question')} shown again`,
    saving: 'Saving...',
    failed: 'This could not be saved. Try again.',
  },
  improvements: {
    title: 'What to improve',
    priority: {
      high: 'High priority',
      medium: 'Medium priority',
      low: 'Low priority',
    } satisfies Record<ImprovementPriority, string>,
    titleOf: IMPROVEMENT_TITLES,
    reason: {
      correction: 'Your own answer reaches its paraphrases, too.',
      'error-image': 'No error image names this code.',
      video: 'The manual’s steps did not work for them, and no video shows them.',
      manual: 'Much of what is asked is not in it.',
    } satisfies Record<ImprovementKind, string>,
    action: {
      correction: 'Correct Answer',
      'error-image': 'Add Error Image',
      video: 'Add Video Link',
      manual: 'Upload New Version',
    } satisfies Record<ImprovementKind, string>,
    actionOf: (action: string, subject: string) => `${action}: ${subject}`,
    evidence: (questions: number, customers: number, since: string) =>
      `${countOf(questions, 'question')} from ${countOf(customers, 'customer')} since ${formatDate(since)}`,
    ofAll: (asked: number) => `, of ${countOf(asked, 'question')} in all`,
    show: (count: number) => `Show ${countOf(count, 'question')}`,
    empty: 'Nothing to improve in this period',
    emptyText:
      'As soon as several questions about the same thing go without help, what would help stands here with its reasons.',
  },
  effects: {
    title: 'What came of it',
    lede: 'How often it was asked in up to four weeks before and after.',
    caption: 'Effect of what was done in this period',
    columns: { done: 'Done', before: 'Before', after: 'After' },
    kind: {
      correction: 'Correction',
      'error-image': 'Error image',
      video: 'Video',
      manual: 'New version',
    } satisfies Record<ImprovementKind, string>,
    doneAt: (kind: string, product: string, at: string) => `${kind}, ${product}, ${formatDate(at)}`,
    frequency,
    uses: (count: number) => `, used ${countOf(count, 'time')}`,
  },
};
