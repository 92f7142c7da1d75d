/** What people find in their mailbox; without a mail server it stands in the outbox. */
import type { OutboxMail } from '../../contracts/admin.ts';
import { eventually } from './jobs.ts';
import type { TestApp } from './test-app.ts';

/** The mails to an address, newest first. */
export async function mailsTo({ services }: TestApp, address: string): Promise<OutboxMail[]> {
  return (await services.mails.list({ page: 1, limit: 100, search: address })).rows;
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
