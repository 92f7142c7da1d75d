import { createTransport } from 'nodemailer';
import {
  isPlainAddress,
  type MailTransport,
  type OutgoingMail,
  PermanentMailError,
  TemporaryMailError,
} from './mail-transport.ts';

export type SmtpOptions = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  smtpUrl: string;
  /** Longest wait for a connection, and for each answer. */
  timeoutMs?: number;
};

const defaultTimeoutMs = 20_000;

/** What node tells of a refusal by the server. */
type SmtpError = Error & { responseCode?: number; command?: string };

/** Commands whose refusal is about this mail rather than about us. */
const mailCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** Sends over SMTP, one connection a mail: few are sent, and none is then lost with a stale connection. */
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

/** Addresses as objects: nothing in them is parsed for further ones, and names are quoted as they need to be. */
const toMessage = ({ to, from, subject, text, html, unsubscribeUrl }: OutgoingMail) => ({
  to: { name: '', address: to.address },
  from,
  subject: subject.replace(/[\r\n]+/g, ' '),
  text,
  html,
  ...(unsubscribeUrl ? { headers: unsubscribeHeaders(unsubscribeUrl) } : {}),
});

/** With both of them mail programs show a button of their own. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** 5xx about the mail will be the same tomorrow; a refused login or a full queue will not. */
function classify(error: SmtpError): Error {
  const { responseCode = 0, command = '', message } = error;
  const isAboutMail = responseCode >= 500 && responseCode < 600 && mailCommands.has(command);
  return isAboutMail
    ? new PermanentMailError(message, { cause: error })
    : new TemporaryMailError(message, { cause: error });
}
