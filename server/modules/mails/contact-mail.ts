import { escapeHtml } from '../../lib/escape-html.ts';
import { layout, linkButton, SMALL } from './mail-layout.ts';
import { type MailContent, plainName } from './mail-templates.ts';

type ContactMail = {
  brandName: string;
  productName: string;
  /** The customer's own address, as it was typed in; nobody has proved it. */
  email: string;
  message: string;
  /** What was shown before it was sent, as plain text; null where there was nothing to show. */
  answer: string | null;
  /** Where the company reads what its customers ask. */
  link: string;
};

/** Brings a company what a customer wrote in its contact form. It goes to nobody else, and holds what a stranger wrote as plain text. */
export function contactMail({
  brandName,
  productName,
  email,
  message,
  answer,
  link,
}: ContactMail): MailContent {
  const product = plainName(productName, { mostChars: 100, or: 'your product' });
  const subject = `A customer's message about ${product}`;
  const shown =
    answer === null
      ? 'Nothing of the manual was shown before it was sent.'
      : 'Before it was sent, the form showed this from the manual, and the customer sent the message all the same:';
  const ending = `Sent by ${brandName} because somebody filled in your contact form. An answer to this mail goes to ${email}; nobody has checked that it is the writer's.`;
  const said = answer === null ? [] : [answer];
  return {
    subject,
    text: [`From: ${email}`, message, shown, ...said, link, ending].join('\n\n'),
    html: layout(subject, [
      `<p>From: ${escapeHtml(email)}</p>`,
      quoted(message),
      `<p>${escapeHtml(shown)}</p>`,
      ...said.map(quoted),
      linkButton(link, 'See what customers ask'),
      `<p style="${SMALL}">${escapeHtml(ending)}</p>`,
    ]),
  };
}

const quoted = (text: string): string =>
  `<p style="white-space:pre-line;border-left:3px solid #85816f;padding-left:12px">${escapeHtml(text)}</p>`;
