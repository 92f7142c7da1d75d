/** The mails the product writes, each as plain text and as HTML with every value escaped. */

import type { Identity } from '../../../contracts/admin/platform-settings.ts';
import { LINK } from '../../../contracts/links.ts';
import { INVITATION_DAYS } from '../../../contracts/plans/limits.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { layout, SMALL, signature, writeLinkMail } from './mail-layout.ts';

export type MailContent = { subject: string; text: string; html: string };

type LinkMail = { brandName: string; companyName: string; productName: string; link: string };

/** The mail that brings a customer the chatbot link. */
export function chatbotLinkMail({ brandName, companyName, productName, link }: LinkMail): MailContent {
  // To somebody who may know neither, as an invitation is.
  const company = plainName(companyName);
  const product = plainName(productName, { mostChars: MAX_PRODUCT_CHARS, or: 'product' });
  return writeLinkMail({
    subject: `Your help for ${product}`,
    paragraphs: [
      `${company} has set up a help chat for your ${product}.`,
      'Ask in your own words, on your phone or computer. Each answer shows the page of the manual it stands on. You need no account.',
    ],
    link,
    linkText: 'Open the help chat',
    ending: `This link is yours: please don't pass it on. Sent by ${brandName} for ${company}.`,
  });
}

type ApprovalMail = Identity & { name: string; link: string };

/** Tells the owner that the company is approved. */
export function approvedMail({ name, link, ...writer }: ApprovalMail): MailContent {
  const subject = `Your ${writer.brandName} account is approved`;
  const words = `Hello ${name}, your company profile has been verified. You can upload your first manual now.`;
  return accountMail(subject, words, link, writer);
}

/** Tells the owner that the company is suspended; `reason` empty says nothing of why. */
export function suspendedMail({
  name,
  link,
  reason,
  ...writer
}: ApprovalMail & { reason: string }): MailContent {
  const subject = `Your ${writer.brandName} account is suspended`;
  const why = reason === '' ? '' : ` The reason: ${reason.replace(/[.\s]+$/, '')}.`;
  const words = `Hello ${name}, your account has been suspended.${why} Nothing is deleted; your customers see your contact details until it is approved again.`;
  return accountMail(subject, words, link, writer);
}

type InvitationMail = Identity & {
  companyName: string;
  inviterName: string;
  link: string;
  /** The page that ends such mails. */
  stopLink: string;
};

/** Asks a colleague into a company's team. */
export function invitationMail({
  companyName,
  inviterName,
  link,
  stopLink,
  ...writer
}: InvitationMail): MailContent {
  // To somebody who knows neither: what they call themselves must not be a message of its own.
  const [company, inviter] = [plainName(companyName), plainName(inviterName)];
  const subject = `Join ${company} on ${writer.brandName}`;
  const words = `${inviter} invites you to work on the manuals and chatbots of ${company}. The link can be used once, within ${INVITATION_DAYS} days.`;
  return accountMail(subject, words, link, writer, {
    words: `You have not expected this? Get no more invitations of ${company}:`,
    link: stopLink,
  });
}

const MAX_NAME_CHARS = 60;
const MAX_PRODUCT_CHARS = 160;

/** A name on one line, without links and addresses, of bounded length; `or` where nothing is left of it. */
export const plainName = (name: string, { mostChars = MAX_NAME_CHARS, or = 'Somebody' } = {}): string =>
  name.replace(LINK, '').replace(/\s+/g, ' ').trim().slice(0, mostChars) || or;

/** Shows the administrator that mails arrive. */
export function testMail({ brandName, name }: { brandName: string; name: string }): MailContent {
  const subject = `A test from ${brandName}`;
  const words = `Hello ${name}, mails of ${brandName} arrive at this address.`;
  return { subject, text: words, html: layout(subject, [`<p>${escapeHtml(words)}</p>`]) };
}

/** How its recipient ends such mails. */
type Ending = { words: string; link: string };

function accountMail(
  subject: string,
  words: string,
  link: string,
  writer: Identity,
  ending?: Ending,
): MailContent {
  const lines = [words, link, signature(writer), ...(ending ? [`${ending.words}\n${ending.link}`] : [])];
  const small = (html: string) => `<p style="${SMALL}">${html}</p>`;
  const anchor = (url: string) => `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
  return {
    subject,
    text: lines.join('\n\n'),
    html: layout(subject, [
      `<p>${escapeHtml(words)}</p>`,
      `<p>${anchor(link)}</p>`,
      small(escapeHtml(signature(writer))),
      ...(ending ? [small(`${escapeHtml(ending.words)} ${anchor(ending.link)}`)] : []),
    ]),
  };
}
