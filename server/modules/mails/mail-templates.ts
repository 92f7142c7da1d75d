/** The mails the product writes, each as plain text and as HTML with every value escaped. */
import { INVITATION_DAYS } from '../../../contracts/limits.ts';
import type { Identity } from '../../../contracts/platform-settings.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { layout, SMALL, signature, writeLinkMail } from './mail-layout.ts';

export type MailContent = { subject: string; text: string; html: string };

type LinkMail = { brandName: string; companyName: string; productName: string; link: string };

/** The mail that brings a customer the chatbot link. */
export const chatbotLinkMail = ({ brandName, companyName, productName, link }: LinkMail): MailContent =>
  writeLinkMail({
    subject: `Your help for ${productName}`,
    paragraphs: [
      `${companyName} has set up a help chat for your ${productName}.`,
      'Ask in your own words, on your phone or computer. Each answer shows the page of the manual it stands on. You need no account.',
    ],
    link,
    linkText: 'Open the help chat',
    ending: `This link is yours: please don't pass it on. Sent by ${brandName} for ${companyName}.`,
  });

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

type InvitationMail = Identity & { companyName: string; inviterName: string; link: string };

/** Asks a colleague into a company's team. */
export function invitationMail({ companyName, inviterName, link, ...writer }: InvitationMail): MailContent {
  // To somebody who knows neither: what they call themselves must not be a message of its own.
  const [company, inviter] = [plainName(companyName), plainName(inviterName)];
  const subject = `Join ${company} on ${writer.brandName}`;
  const words = `${inviter} invites you to work on the manuals and chatbots of ${company}. The link can be used once, within ${INVITATION_DAYS} days.`;
  return accountMail(subject, words, link, writer);
}

const MAX_NAME_CHARS = 60;
const LINK = /\S*(?::\/\/|\bwww\.|@)\S*|\S+\.\S+\/\S*/giu;

/** A name on one line, without links and addresses, of bounded length. */
export const plainName = (name: string): string =>
  name.replace(LINK, '').replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_CHARS) || 'Somebody';

/** Shows the administrator that mails arrive. */
export function testMail({ brandName, name }: { brandName: string; name: string }): MailContent {
  const subject = `A test from ${brandName}`;
  const words = `Hello ${name}, mails of ${brandName} arrive at this address.`;
  return { subject, text: words, html: layout(subject, [`<p>${escapeHtml(words)}</p>`]) };
}

const accountMail = (subject: string, words: string, link: string, writer: Identity): MailContent => ({
  subject,
  text: `${words}\n\n${link}\n\n${signature(writer)}`,
  html: layout(subject, [
    `<p>${escapeHtml(words)}</p>`,
    `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
    `<p style="${SMALL}">${escapeHtml(signature(writer))}</p>`,
  ]),
});
