/** Words of the list of likely questions. */
import type { LikelyKind, LikelyQuestion } from '../../../contracts/manuals/likely-questions.ts';
import { formatNumber } from '../../lib/text/format.ts';

export const texts = {
  title: 'What customers are likely to ask',
  lede: 'Taken from what your manuals say about faults, first use, warnings, parts and tasks. Look at each answer before your customers do: say that it is right, or correct it. Nothing here takes a query or is counted.',
  progress: (judged: number, total: number) => `${formatNumber(judged)} of ${formatNumber(total)} looked at`,
  weak: (count: number) =>
    count === 1
      ? 'The manual is weak on 1 of these questions.'
      : `The manual is weak on ${formatNumber(count)} of these questions.`,
  kinds: {
    'first-use': 'First use',
    fault: 'Fault',
    own: 'Asked in the manual',
    task: 'Task',
    caution: 'Warning',
    part: 'Part',
  } satisfies Record<LikelyKind, string>,
  states: {
    open: 'To look at',
    approved: 'Right',
    corrected: 'Corrected',
  } satisfies Record<LikelyQuestion['state'], string>,
  weaknesses: {
    refused: 'The manual does not say it',
    unsure: 'Unsure: perhaps not the answer',
  } satisfies Record<NonNullable<LikelyQuestion['weakness']>, string>,
  right: 'Right',
  notRight: 'Not right after all',
  of: (verb: string, question: string) => `${verb}: ${question}`,
  failed: 'It could not be saved. Please try again.',
  empty: 'No questions yet',
  emptyText: 'As soon as a manual is read, ten questions that customers are likely to ask stand here.',
  toManuals: 'View Manuals',
};
