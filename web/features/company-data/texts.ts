import { countOf } from '../../lib/text/count.ts';

const WHEN =
  'The daily maintenance erases that for good, the first time within a day, and from then on whatever gets that old.';

function touched(conversations: number): string {
  if (conversations === 0) return 'No conversation of your company is that old now.';
  return `${countOf(conversations, 'conversation has', 'conversations have')} messages that old now.`;
}

const lasting = (days: number | null): string => (days === null ? 'for ever' : `for ${countOf(days, 'day')}`);

/** Words of what an owner decides about the company's data as a whole. */
export const texts = {
  ownerOnly: 'Only the owner of your company decides about its data as a whole.',
  retention: {
    title: 'Retention',
    lede: 'How long the conversations of your customers are kept. Links go on answering, and the daily figures stay.',
    label: 'Keep conversations',
    asInstallation: (longest: number | null) => `As this installation does: ${lasting(longest)}`,
    days: (days: number) => countOf(days, 'day'),
    bounded: (longest: number) =>
      `This installation keeps no conversation longer than ${countOf(longest, 'day')}.`,
    change: 'Change',
    counting: 'Counting...',
    question: (days: number) => `Erase what is older than ${countOf(days, 'day')}?`,
    questionLonger: (days: number | null) => `Keep conversations ${lasting(days)}?`,
    consequence: (conversations: number) => `${touched(conversations)} ${WHEN}`,
    consequenceLonger: 'Nothing is erased before that age. What is erased already does not come back.',
    verb: 'Erase what is older',
    verbLonger: (days: number | null) => `Keep ${lasting(days)}`,
    saving: 'Changing...',
    done: (days: number | null) => `Conversations are kept ${lasting(days)}.`,
  },
  export: {
    title: 'Export',
    lede: 'Everything that is kept of your company in one ZIP: profile, people, products, manuals with their files, customers, conversations, corrections, and your part of the audit trail. Rows are JSON Lines and CSV, and README.txt says what is what. No password, token or secret is in it.',
    button: 'Export everything',
    description:
      'Enter your password. The file holds the addresses and questions of your customers: keep it where nobody else reads.',
    verb: 'Save as ZIP',
    busy: 'Saving...',
    done: 'The export is saved.',
    password: 'Password',
  },
} as const;
