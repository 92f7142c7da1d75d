/** Words of closing a company, by its owner or by the administrator. */
import { CLOSING_UNDO_DAYS, type CompanyHoldings } from '../../../contracts/company/closing.ts';
import { countOf } from './count.ts';
import { formatBytes, formatDate } from './format.ts';

export const closingTexts = {
  verb: 'Close the company',
  busy: 'Closing...',
  question: (name: string) => `Close ${name}?`,
  /** Everything that a company has: "2 products, 3 manuals, 14 conversations, 2 members and 5 files (1.2 MB)". */
  holdings: ({ products, manuals, conversations, members, files, bytes }: CompanyHoldings) =>
    `${countOf(products, 'product')}, ${countOf(manuals, 'manual')}, ${countOf(conversations, 'conversation')}, ${countOf(members, 'member')} and ${countOf(files, 'file')} (${formatBytes(bytes)})`,
  consequence: (holdings: string) =>
    `At once nobody reaches it: links of customers answer as if they had never been, everybody is signed out, and access tokens, webhooks and mails stop. After ${countOf(CLOSING_UNDO_DAYS, 'day')} everything is erased for good: ${holdings}. Until then a link in a mail to the owner undoes it.`,
  nameLabel: 'Name of the company',
  nameHint: (name: string) => `Type ${name}`,
  password: 'Your password',
  done: (name: string, erasesAt: string) => `${name} is closed. It is erased on ${formatDate(erasesAt)}.`,
} as const;
