/** Words of the corrections: answers that a company writes in place of the manual's. */
import { countOf } from '../../lib/text/count.ts';
import { formatDate } from '../../lib/text/format.ts';

export const texts = {
  title: 'Corrections',
  lede: 'Your own answers. Customers who ask one of these questions, in these or other words, get your answer in place of the manual’s.',
  search: 'Search the corrections',
  searchPlaceholder: 'Search corrections',
  correct: 'Correct this answer',
  edit: 'Edit correction',
  /** The label of a button with the question that it is about. */
  of: (label: string, question: string) => `${label}: ${question}`,
  empty: 'No corrections yet',
  emptyText:
    'Where the manual’s answer is wrong or missing, write a better one: open the questions asked and choose “Correct this answer”.',
  toQuestions: 'View Questions',
  noneFound: 'No correction found',
  noneFoundText: 'Try other words of the question or of the answer.',
  showAll: 'Show all corrections',
  unused: 'Not used yet',
  used: (times: number, lastUsedAt: string | null) =>
    `Used ${times === 1 ? 'once' : countOf(times, 'time')}, last on ${formatDate(lastUsedAt)}`,
  outdated: 'The manual was replaced: check the page',
  gone: 'The manual was deleted: the page is not shown',
  wholeFile: 'Word file',
  editLabel: (question: string) => `Edit correction: ${question}`,
  deleteLabel: (question: string) => `Delete correction: ${question}`,
  delete: 'Delete Correction',
  deleteQuestion: 'Delete this correction?',
  deleteConsequence: (question: string) =>
    `“${question}” is answered from the manual again. Answers already given stay.`,
  deleted: 'The correction is deleted.',
  saved: 'Saved. Customers get your answer from now on.',
  form: {
    question: 'Question',
    questionHint:
      'Write it so that it can be understood alone. Other ways of asking the same are recognised.',
    answerNow: 'The answer now',
    answer: 'Your answer',
    answerHint: 'Warnings that the manual gives for this question stay with it.',
    save: 'Save Correction',
    discard: 'Discard',
    discardQuestion: 'Discard what you wrote?',
    discardConsequence: 'Your answer is not saved.',
  },
  source: {
    label: 'Page of the manual',
    hint: 'Customers can open it beside your answer.',
    none: 'No page',
    other: 'Another page...',
    manual: 'Manual',
    page: 'Page number',
    pageOf: (pages: number) => `1 to ${pages}`,
    pageRefused: (pages: number) => `Give a page from 1 to ${pages}.`,
    place: (page: number) => `p. ${page}`,
  },
  preview: {
    title: 'What the customer will see',
    empty: 'As soon as there is an answer, it is shown here as customers will see it.',
    loading: 'Drawing the preview',
  },
};
