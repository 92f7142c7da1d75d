import { CLOSING_UNDO_DAYS } from '../../../contracts/company/closing.ts';
import { countOf } from '../../lib/text/count.ts';
import { lasting } from '../../lib/text/retention-texts.ts';

/** Words of what an owner decides about the company's data as a whole. */
export const texts = {
  ownerOnly: 'Only the owner of your company decides about its data as a whole.',
  retention: {
    lede: 'How long the conversations of your customers are kept. Links go on answering, and the daily figures stay.',
    asInstallation: (longest: number | null) => `As this installation does: ${lasting(longest)}`,
    bounded: (longest: number) =>
      `This installation keeps no conversation longer than ${countOf(longest, 'day')}.`,
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
  closing: {
    title: 'Close the company',
    lede: (holdings: string) =>
      `Everything of your company is erased for good: ${holdings}, with corrections, figures, settings and mails. Nobody reaches it from the moment you close it; for ${countOf(CLOSING_UNDO_DAYS, 'day')} a link in a mail to you undoes it. You get a receipt at the end.`,
    exportFirst: 'Export everything first: nothing can be had back after that time.',
  },
  closed: {
    title: 'Your company is closed',
    lede: `Nobody reaches it any more. In ${countOf(CLOSING_UNDO_DAYS, 'day')} everything of it is erased. We have mailed you a link that undoes it until then, and you get a receipt at the end.`,
    leave: 'Leave',
  },
} as const;
