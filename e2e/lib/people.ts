/** Accounts for browser tests, made by calls, and the mails they get. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { PASSWORD } from '../../bench/lib/running/company.ts';
import { authRoutes } from '../../contracts/account/auth.ts';
import { adminRoutes } from '../../contracts/admin/admin.ts';
import { paths } from '../../contracts/paths.ts';
import { ADMIN } from '../../server/testing/server-process.ts';
import type { Scene, Session } from './scene.ts';

/** A running product without a browser. */
type Product = Pick<Scene, 'api'>;

const MAIL_TIMEOUT_MS = 60_000;
const POLL_MS = 200;

/** Of the form that ends a weekly summary, and not of the server's making. */
export const STRANGE_SUMMARY_TOKEN = `00000000-0000-7000-8000-000000000000.${'x'.repeat(43)}`;

/** An address that nobody else in the product has. */
export const newEmail = (who: string): string => `${who}.${randomUUID()}@vendor.example`;

/** A new account that waits for approval. */
export async function signUp(
  { api }: Product,
  name = 'Ines Halloran',
): Promise<{ email: string; token: string }> {
  const email = newEmail('person');
  const { token } = await api.call(authRoutes.register, { body: { name, email, password: PASSWORD } });
  return { email, token };
}

/** A further session of an account. */
export const signIn = ({ api }: Product, email: string, password = PASSWORD): Promise<Session> =>
  api.call(authRoutes.login, { body: { email, password } });

/** The administrator's session. */
export const signInAdmin = (product: Product): Promise<Session> =>
  signIn(product, ADMIN.email, ADMIN.password);

/** The mails to an address, newest first; without a mail server the administrator passes them on. */
export async function mailsTo(product: Product, email: string) {
  const { token } = await signInAdmin(product);
  const { data } = await product.api.call(adminRoutes.outbox, { query: { search: email } }, token);
  const read = async (mail: (typeof data)[number]) => {
    if (!mail.isSealed) return mail;
    const { data } = await product.api.call(adminRoutes.readMail, { params: { id: mail.id } }, token);
    return { ...mail, ...data };
  };
  return Promise.all(data.map(read));
}

/**
 * The address in the newest mailed link that begins with `path`; waits for a mail that a job writes.
 * @throws if none comes
 */
export async function mailedLink(product: Product, email: string, path: string): Promise<string> {
  const pattern = new RegExp(`http[^/\\s]*//[^/\\s]+(${path}\\S+)`);
  const deadline = Date.now() + MAIL_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const mails = await mailsTo(product, email);
    const link = mails.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean);
    if (link) return link;
    await sleep(POLL_MS);
  }
  throw new Error(`No mail to ${email} has a link that begins with ${path}.`);
}

/** Fills in the login screen. */
export async function logIn(
  { open }: Scene,
  page: Page,
  { email, password = PASSWORD }: { email: string; password?: string },
): Promise<void> {
  await open(page, paths.login.path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login Now' }).click();
}

/** Logs in on the login screen and waits for the administrator's dashboard. */
export async function logInAdmin(scene: Scene, page: Page): Promise<void> {
  await logIn(scene, page, ADMIN);
  await page.waitForURL(`**${paths.adminDashboard.path}`);
}
