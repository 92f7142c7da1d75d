/** The mails about a person's own account. */

import type { Identity } from '../../../contracts/admin/platform-settings.ts';
import { INVITATION_DAYS } from '../../../contracts/plans/limits.ts';
import { signature, writeLinkMail } from './mail-layout.ts';
import type { MailContent } from './mail-templates.ts';

/** How long the link that confirms an address works. */
export const CONFIRMATION_DAYS = 7;

type AccountMail = Identity & { name: string; link: string };

/** Brings the link that confirms the address. */
export const confirmEmailMail = ({ name, link, ...writer }: AccountMail): MailContent =>
  writeLinkMail({
    subject: `Confirm your e-mail for ${writer.brandName}`,
    paragraphs: [
      `Hello ${name}, an account was made for this address.`,
      'Confirm that it is yours, so that we can reach you when something happens to your account.',
    ],
    link,
    linkText: 'Confirm e-mail',
    ending: `The link works for ${CONFIRMATION_DAYS} days. If you have made no account at ${writer.brandName}, do nothing. ${signature(writer)}`,
  });

/** Brings the link to set a new password. */
export const resetPasswordMail = ({ name, link, ...writer }: AccountMail): MailContent =>
  writeLinkMail({
    subject: `Set a new password for ${writer.brandName}`,
    paragraphs: [
      `Hello ${name}, a new password was asked for your account.`,
      'Choose it now; until then the old one stays.',
    ],
    link,
    linkText: 'Set new password',
    ending: `The link works once, for an hour. If you did not ask for it, do nothing. ${signature(writer)}`,
  });

type WelcomeMail = AccountMail & { companyName: string };

/** Brings the owner of a company that was set up for them the link to choose a password. */
export const welcomeMail = ({ name, companyName, link, ...writer }: WelcomeMail): MailContent =>
  writeLinkMail({
    subject: `Your ${writer.brandName} account for ${companyName}`,
    paragraphs: [
      `Hello ${name}, an account was set up for you and ${companyName}.`,
      'Choose your password; then you can upload your first manual.',
    ],
    link,
    linkText: 'Choose password',
    ending: `The link works once, for ${INVITATION_DAYS} days. If you expected no account, do nothing. ${signature(writer)}`,
  });

/** Says that the password was changed, and what to do if somebody else did it. */
export const passwordChangedMail = ({ name, link, ...writer }: AccountMail): MailContent =>
  writeLinkMail({
    subject: `Your ${writer.brandName} password was changed`,
    paragraphs: [
      `Hello ${name}, the password of your account was changed, and everyone who was signed in elsewhere is signed out.`,
      'If that was not you, set a new password at once.',
    ],
    link,
    linkText: 'Set new password',
    ending: `If it was you, there is nothing to do. ${signature(writer)}`,
  });

/** Says that somebody tries passwords, and what helps where it was not the owner. */
export const guessedPasswordMail = ({ name, link, ...writer }: AccountMail): MailContent =>
  writeLinkMail({
    subject: `Wrong passwords for your ${writer.brandName} account`,
    paragraphs: [
      `Hello ${name}, several wrong passwords in a row were tried to sign in to your account. Nobody got in with them, and further ones have to wait.`,
      'If that was you and you don’t remember it, set a new one. If it was not you, your password holds as long as it is used nowhere else.',
    ],
    link,
    linkText: 'Set new password',
    ending: `If you know your password, there is nothing to do. ${signature(writer)}`,
  });

/** How long the link works that confirms a new address. */
export const NEW_EMAIL_HOURS = 24;
/** How long the owner of the old address can undo a change. */
export const UNDO_EMAIL_DAYS = 7;

/** Brings the link that makes this address an account's. It names nobody: whoever has the account could name anybody. */
export const newEmailMail = ({ link, ...writer }: Omit<AccountMail, 'name'>): MailContent =>
  writeLinkMail({
    subject: `Confirm your new e-mail for ${writer.brandName}`,
    paragraphs: [
      'An account is to have this address from now on. Nothing changes before you confirm that it is yours.',
    ],
    link,
    linkText: 'Use this e-mail',
    ending: `The link works once, for ${NEW_EMAIL_HOURS} hours. If you have no account at ${writer.brandName}, do nothing. ${signature(writer)}`,
  });

type EmailNotice = AccountMail & { newEmail: string; isDone: boolean };

/** Tells the old address that another one is asked for, or taken, and brings the link that undoes it. */
export const emailNoticeMail = ({ name, newEmail, isDone, link, ...writer }: EmailNotice): MailContent =>
  writeLinkMail({
    subject: isDone
      ? `Your ${writer.brandName} e-mail was changed`
      : `A new e-mail for your ${writer.brandName} account`,
    paragraphs: [
      isDone
        ? `Hello ${name}, your account has the address ${newEmail} now, and everyone who was signed in elsewhere is signed out.`
        : `Hello ${name}, somebody who knows your password asked that your account get the address ${newEmail}.`,
      `If that was not you, press the button. Your account then has this address, nobody is signed in, the old password opens nothing, and you get a link to set a new one.`,
    ],
    link,
    linkText: 'This was not me',
    ending: `The link works for ${UNDO_EMAIL_DAYS} days. If it was you, there is nothing to do. ${signature(writer)}`,
  });
