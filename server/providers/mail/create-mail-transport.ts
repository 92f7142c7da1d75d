import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp.ts';

/** The one place that chooses how mail goes out; null where it does not, and stays in the outbox to be read. */
export function createMailTransport({ smtpUrl }: { smtpUrl: string | null }): MailTransport | null {
  return smtpUrl === null ? null : createSmtpTransport({ smtpUrl });
}
