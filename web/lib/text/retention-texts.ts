/** Words of a choice for how long conversations are kept, of one company or of all. */
import { countOf } from './count.ts';

const WHEN =
  'The daily maintenance erases that for good, the first time within a day, and from then on whatever gets that old.';

function touched(conversations: number): string {
  if (conversations === 0) return 'No conversation is that old now.';
  return `${countOf(conversations, 'conversation has', 'conversations have')} messages that old now.`;
}

/** How long something is kept; null: for ever. */
export const lasting = (days: number | null): string =>
  days === null ? 'for ever' : `for ${countOf(days, 'day')}`;

export const retentionTexts = {
  title: 'Retention',
  label: 'Keep conversations',
  days: (days: number) => countOf(days, 'day'),
  change: 'Change',
  counting: 'Counting...',
  question: (days: number) => `Erase what is older than ${countOf(days, 'day')}?`,
  questionLonger: (days: number | null) => `Keep conversations ${lasting(days)}?`,
  consequence: (conversations: number) => `${touched(conversations)} ${WHEN}`,
  consequenceLonger: 'Nothing is erased before that age. What is erased already does not come back.',
  consequenceForEver: 'Nothing is erased by age any more. What is erased already does not come back.',
  verb: 'Erase what is older',
  verbLonger: (days: number | null) => `Keep ${lasting(days)}`,
  saving: 'Changing...',
  done: (days: number | null) => `Conversations are kept ${lasting(days)}.`,
} as const;
