/** Words of the list of a product's questions. */
import type { QuestionFilter } from '../../../contracts/analytics/analytics.ts';

export const texts = {
  title: 'Questions Asked',
  search: 'Search the questions asked',
  searchPlaceholder: 'Search questions',
  show: 'Which questions',
  all: 'All questions',
  filters: {
    answered: 'Answered',
    unanswered: 'Unanswered',
    'does-not-work': 'Does not work',
    'off-topic': 'Not about the product',
  } satisfies Record<QuestionFilter, string>,
  answered: 'Answered',
  unanswered: 'Unanswered',
  offTopic: 'Not about the product',
  works: 'Customer: works',
  doesNotWork: 'Customer: does not work',
  noFeedback: 'No feedback',
  conversationOf: (customer: string) => `Conversation of ${customer}`,
  confidence: (share: number) => `Confidence ${Math.round(share * 100)} %`,
  empty: 'No questions yet',
  emptyText: 'As soon as a customer asks about this product, the question stands here with its answer.',
  create: 'Create Chatbot',
  noneFound: 'No question found',
  emptyFiltered: 'Try other words or another filter.',
  showAll: 'Show all questions',
};
