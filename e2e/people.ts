/** Accounts for browser tests, made by calls, and the mails they get. */
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ADMIN } from '../bench/lib/server-process.ts';
import { type Look, visit } from './browser.ts';
import type { Product } from './product.ts';

export const PASSWORD = 'a-good-long-password';

type Mail = { subject: string; text: string };

let accounts = 0;

/** Calls the product without a browser. */
export async function post(
  { url }: Product,
  path: string,
  body: object,
): Promise<{ token: string; role: string }> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { token: string; role: string };
}

/** A new account that waits for approval. */
export async function signUp(product: Product): Promise<{ email: string; token: string }> {
  accounts += 1;
  const email = `person-${accounts}@vendor.example`;
  const account = { name: 'Ines Halloran', email, password: PASSWORD };
  const { token } = await post(product, '/api/auth/register', account);
  return { email, token };
}

/** The administrator's session. */
export const signInAdmin = (product: Product) => post(product, '/api/auth/login', ADMIN);

/** The mails to an address, newest first; without a mail server the administrator passes them on. */
export async function mailsTo(product: Product, email: string): Promise<Mail[]> {
  const { token } = await signInAdmin(product);
  const response = await fetch(`${product.url}/api/admin/outbox?search=${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { data: Mail[] }).data;
}

/** The address in the newest mailed link to `path`; waits for a mail that a job writes. */
export async function mailedLink(product: Product, email: string, path: string): Promise<string> {
  const pattern = new RegExp(`http\\S+(${path}#\\S+)`);
  const find = async () =>
    (await mailsTo(product, email)).map(({ text }) => pattern.exec(text)?.[1]).find((link) => link);
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return (await find()) ?? '';
}

/** Fills in the login screen. */
export async function logIn({ url }: Product, page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login Now' }).click();
}

/** A browser in which somebody is signed in; the role is asked for. */
export async function visitAs(browser: Browser, token: string, look: Look = {}) {
  const visitor = await visit(browser, look);
  await visitor.page.addInitScript((userToken) => {
    // Once: a logout in the test stays one.
    if (sessionStorage.getItem('isPrepared') !== null) return;
    sessionStorage.setItem('isPrepared', 'true');
    localStorage.setItem('userToken', userToken);
    localStorage.setItem('role', 'user');
  }, token);
  return visitor;
}

/** Nothing is wider than the window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
