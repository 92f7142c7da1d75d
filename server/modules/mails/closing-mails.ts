/** The mails to the owner of a company that is closed. */
import type { Identity } from '../../../contracts/admin/platform-settings.ts';
import type { CompanyHoldings } from '../../../contracts/company/closing.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { countOf, formatCount, formatDay } from '../../lib/words.ts';
import { dayOf } from '../../time.ts';
import { layout, SMALL, signature, writeLinkMail } from './mail-layout.ts';
import type { MailContent } from './mail-templates.ts';

type ClosedMail = Identity & { name: string; companyName: string; erasesAt: Date; link: string };

/** Says that the company is closed, and brings the link that undoes it. */
export const companyClosedMail = ({
  name,
  companyName,
  erasesAt,
  link,
  ...writer
}: ClosedMail): MailContent => {
  const day = formatDay(dayOf(erasesAt));
  return writeLinkMail({
    subject: `${companyName} is closed at ${writer.brandName}`,
    paragraphs: [
      `Hello ${name}, ${companyName} is closed. Nobody reaches it any more: not its people, not its customers, no program.`,
      `On ${day} everything of it is erased for good. Until then you can undo it; all of it is then as it was, and its people sign in again.`,
    ],
    link,
    linkText: 'Undo the closing',
    ending: `The link works once, until ${day}. If you want the company closed, there is nothing to do: you get a receipt when it is erased. ${signature(writer)}`,
  });
};

type ReceiptMail = Identity & {
  name: string;
  receipt: {
    id: string;
    name: string;
    closedAt: Date;
    erasingSince: Date | null;
    erasedAt: Date | null;
    holdings: CompanyHoldings | null;
    rowsErased: number;
  };
};

/** What was erased, when. It tells figures alone, and nothing that was said or stored. */
export function erasureReceiptMail({ name, receipt, ...writer }: ReceiptMail): MailContent {
  const subject = `Receipt: ${receipt.name} is erased at ${writer.brandName}`;
  const greeting = `Hello ${name}, everything of ${receipt.name} is erased, your account with it. Nothing of it can be had back. Copies in backups go when these expire.`;
  const lines = [
    `Company ${receipt.id}`,
    `Closed ${momentOf(receipt.closedAt)}`,
    `Erased from ${momentOf(receipt.erasingSince)} to ${momentOf(receipt.erasedAt)}`,
    ...(receipt.holdings ? describeHoldings(receipt.holdings) : []),
    countOf(receipt.rowsErased, 'database row'),
  ];
  return {
    subject,
    text: [greeting, lines.join('\n'), signature(writer)].join('\n\n'),
    html: layout(subject, [
      `<p>${escapeHtml(greeting)}</p>`,
      `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
      `<p style="${SMALL}">${escapeHtml(signature(writer))}</p>`,
    ]),
  };
}

const describeHoldings = (holdings: CompanyHoldings): string[] => [
  countOf(holdings.products, 'product'),
  countOf(holdings.manuals, 'manual'),
  countOf(holdings.conversations, 'conversation'),
  countOf(holdings.members, 'member'),
  `${countOf(holdings.files, 'stored file')}, ${formatCount(holdings.bytes)} bytes`,
];

/** To the second, which is what a receipt is about: "2026-11-27 18:06:35 UTC". */
const momentOf = (at: Date | null): string =>
  at === null ? '–' : `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
