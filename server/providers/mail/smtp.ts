import { createTransport } from 'nodemailer';
import {
  isPlainAddress,
  type MailTransport,
  NoSuchAddressError,
  type OutgoingMail,
  PermanentMailError,
  TemporaryMailError,
} from './mail-transport.ts';

export type SmtpOptions = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  smtpUrl: string;
  /** Longest wait for a connection and for each answer. */
  timeoutMs?: number;
};

const defaultTimeoutMs = 20_000;

/** The error that nodemailer throws when the server refuses something. */
type SmtpError = Error & { responseCode?: number; command?: string; response?: string };

/** Commands whose refusal concerns this mail rather than us. */
const mailCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** Makes a transport that sends over SMTP, with a connection for each mail, so that no stale connection loses one. */
export function createSmtpTransport({ smtpUrl, timeoutMs = defaultTimeoutMs }: SmtpOptions): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A mail never makes the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      if (!isPlainAddress(mail.to.address))
        throw new PermanentMailError('Not an address that mail can be sent to.');
      try {
        await transport.sendMail(toMessage(mail));
      } catch (error) {
        throw classify(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}

/** Converts a mail for nodemailer. Addresses are objects: none is parsed for further ones, and names are quoted. */
const toMessage = ({ to, from, replyTo, subject, text, html, unsubscribeUrl }: OutgoingMail) => ({
  to: { name: '', address: to.address },
  from,
  ...(replyTo && isPlainAddress(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}),
  subject: subject.replace(/[\r\n]+/g, ' '),
  text,
  html,
  ...(unsubscribeUrl ? { headers: unsubscribeHeaders(unsubscribeUrl) } : {}),
});

/** The two headers with which mail programs show their own button for unsubscribing. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Classifies a failure. A 5xx that concerns the mail is permanent; a refused login or a full queue is not. */
function classify(error: SmtpError): Error {
  const { responseCode = 0, command = '', message } = error;
  const isAboutMail = responseCode >= 500 && responseCode < 600 && mailCommands.has(command);
  if (!isAboutMail) return new TemporaryMailError(message, { cause: error });
  const Refusal = isAboutAddress(error) ? NoSuchAddressError : PermanentMailError;
  return new Refusal(message, { cause: error });
}

/** Codes by which a server says, in a reply to a recipient, that it has no such mailbox. */
const noMailboxCodes = new Set([550, 551, 553]);
/** Of the codes of RFC 3463: bad addresses, and mailboxes that are closed. Neither full ones nor rules about senders. */
const noMailboxStatus = /\b5\.(?:1\.(?:[0-3]|6|10)|2\.1)\b/;
const anyStatus = /\b5\.\d{1,3}\.\d{1,3}\b/;

/** Whether a refusal is of the address itself, and not of us or of what we wrote. */
function isAboutAddress({ responseCode = 0, command, message, response = message }: SmtpError): boolean {
  if (command !== 'RCPT TO') return false;
  return anyStatus.test(response) ? noMailboxStatus.test(response) : noMailboxCodes.has(responseCode);
}
