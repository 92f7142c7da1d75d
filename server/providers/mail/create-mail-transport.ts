import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp.ts';

/** Chooses how mail is sent; null if no server is set, and mails stay in the outbox, where they can be read. */
export function createMailTransport({ smtpUrl }: { smtpUrl: string | null }): MailTransport | null {
  return smtpUrl === null ? null : createSmtpTransport({ smtpUrl });
}
