/** How the product's mails look: HTML that every mail program shows, with every value escaped. */
import type { Identity } from '../../../contracts/admin/platform-settings.ts';
import { escapeHtml } from '../../lib/escape-html.ts';

export const SMALL = 'color:#62645f;font-size:13px';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#0e6b45;color:#ffffff;text-decoration:none;border-radius:2px;font-weight:600';

/** Whom a mail to somebody with an account is from, and where help is. */
export const signature = ({ brandName, supportEmail }: Identity): string =>
  supportEmail === null
    ? `Sent by ${brandName}.`
    : `Sent by ${brandName}. Questions? Write to ${supportEmail}.`;

/** A whole mail around `blocks`, which are HTML already. @param language ISO 639-1 of its words */
export const layout = (title: string, blocks: string[], language = 'en'): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
  '<body style="margin:0;padding:32px 16px;background:#f5f2e9;color:#1c1e1f;font:16px/24px Helvetica,Arial,sans-serif">' +
  `<div style="max-width:520px;margin:0 auto;border-top:2px solid #1c1e1f;padding-top:16px">${blocks.join('')}</div></body></html>`;

/** The one thing that a mail asks for, as a button. */
export const linkButton = (link: string, words: string): string =>
  `<p><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(words)}</a></p>`;

export type LinkMail = {
  subject: string;
  paragraphs: string[];
  link: string;
  /** Words on the button. */
  linkText: string;
  /** Small print under the link. */
  ending: string;
};

/** A mail that asks for one press: paragraphs, a button, the same link to copy, small print. */
export function writeLinkMail({ subject, paragraphs, link, linkText, ending }: LinkMail) {
  return {
    subject,
    text: [...paragraphs, link, ending].join('\n\n'),
    html: layout(subject, [
      ...paragraphs.map((words) => `<p>${escapeHtml(words)}</p>`),
      linkButton(link, linkText),
      `<p style="${SMALL};word-break:break-all">${escapeHtml(link)}</p>`,
      `<p style="${SMALL}">${escapeHtml(ending)}</p>`,
    ]),
  };
}
