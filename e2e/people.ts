/** Accounts for browser tests, made by calls, and the mails they get. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORD } from '../bench/lib/company.ts';
import { ADMIN } from '../bench/lib/server-process.ts';
import { adminRoutes } from '../contracts/admin.ts';
import { authRoutes } from '../contracts/auth.ts';
import { paths } from '../contracts/paths.ts';
import type { Scene, Session } from './scene.ts';

let accounts = 0;

/** A new account that waits for approval. */
export async function signUp(
  { api }: Scene,
  name = 'Ines Halloran',
): Promise<{ email: string; token: string }> {
  accounts += 1;
  const email = `person-${accounts}@vendor.example`;
  const { token } = await api.call(authRoutes.register, { body: { name, email, password: PASSWORD } });
  return { email, token };
}

/** A further session of an account. */
export const signIn = ({ api }: Scene, email: string, password = PASSWORD): Promise<Session> =>
  api.call(authRoutes.login, { body: { email, password } });

/** The administrator's session. */
export const signInAdmin = (scene: Scene): Promise<Session> => signIn(scene, ADMIN.email, ADMIN.password);

/** The mails to an address, newest first; without a mail server the administrator passes them on. */
export async function mailsTo(scene: Scene, email: string) {
  const { token } = await signInAdmin(scene);
  const { data } = await scene.api.call(adminRoutes.outbox, { query: { search: email } }, token);
  return data;
}

/** The address in the newest mailed link that begins with `path`; waits for a mail that a job writes. */
export async function mailedLink(scene: Scene, email: string, path: string): Promise<string> {
  const pattern = new RegExp(`http[^/\\s]*//[^/\\s]+(${path}\\S+)`);
  const find = async () =>
    (await mailsTo(scene, email)).map(({ text }) => pattern.exec(text)?.[1]).find((link) => link);
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return (await find()) ?? '';
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

/** Logs in on the login screen and waits for the list of clients. */
export async function logInAdmin(scene: Scene, page: Page): Promise<void> {
  await logIn(scene, page, ADMIN);
  await page.waitForURL(`**${paths.adminClients.path}`);
}
