/** What people find in their mailbox; without a mail server it stands in the outbox. */
import { createMailsRepository, type MailRow } from '../modules/mails/mails.repository.ts';
import { eventually } from './jobs.ts';
import type { TestApp } from './test-app.ts';

/** The mails to an address, newest first, as their reader has them. */
export async function mailsTo({ services }: TestApp, address: string): Promise<MailRow[]> {
  const list = createMailsRepository(services.db).list({ page: 1, limit: 100, search: address });
  return (await list).rows;
}

/** The token in the newest mailed link to `path`; waits for a mail that a job writes. */
export async function mailedToken(app: TestApp, address: string, path: string): Promise<string> {
  const pattern = new RegExp(`http\\S+${path}#(\\S+)`);
  const find = async (): Promise<string> => {
    const texts = (await mailsTo(app, address)).map((mail) => mail.text);
    const token = texts.map((text) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
    if (token === undefined) throw new Error(`No link to ${path} was mailed to ${address}.`);
    return token;
  };
  return eventually(find);
}
