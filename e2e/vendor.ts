/** A vendor made by calls, for tests that begin where signing up has been done already. */
import type { Browser, Page } from 'playwright-core';
import { ADMIN } from '../bench/lib/server-process.ts';
import { textLines, writePdf } from '../engine/testing/pdf-writer.ts';
import { expectAccessible, type Look, visit } from './browser.ts';
import type { Product } from './product.ts';

const PASSWORD = 'a-good-long-password';

export type Vendor = { token: string; companyId: string; email: string };
type Reply = { token: string; data: Record<string, string> & { status?: string }[]; link: string };
type Call = { token?: string; method?: string; json?: unknown; form?: FormData };

const MANUAL = writePdf([
  { texts: textLines(['1 Dimensions', 'The pump is 540 mm high and weighs 21 kg.'], 80) },
  { texts: textLines(['2 Error codes', 'E-14 means that the water flow is too low.'], 80) },
]);

/** Calls the product; throws with its answer when it refuses. */
export async function callProduct(
  { url }: Product,
  path: string,
  { token, method, json, form }: Call = {},
): Promise<Reply> {
  const body = form ?? (json === undefined ? null : JSON.stringify(json));
  const response = await fetch(`${url}${path}`, {
    method: method ?? (body === null ? 'GET' : 'POST'),
    body,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Reply>;
}

/** A company that the administrator has approved. */
export async function createVendor(product: Product, name: string): Promise<Vendor> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@vendor.example`;
  const { token } = await callProduct(product, '/api/auth/register', {
    json: { name, email, password: PASSWORD },
  });
  const company = await callProduct(product, '/api/company/create-profile', {
    token,
    json: { company_name: `${name} Pumps` },
  });
  const user = await callProduct(product, '/api/auth/user-info', { token });
  const admin = await callProduct(product, '/api/auth/login', { json: ADMIN });
  await callProduct(product, '/api/admin/approv-user', {
    token: admin.token,
    json: { userId: user.data._id },
  });
  return { token, companyId: company.data._id ?? '', email };
}

/** The same vendor in a session of its own, for a test that ends it. */
export async function signInAgain(product: Product, vendor: Vendor): Promise<Vendor> {
  const json = { email: vendor.email, password: PASSWORD };
  return { ...vendor, token: (await callProduct(product, '/api/auth/login', { json })).token };
}

/** Id of a new product; its small manual is read a moment later. */
export async function addProduct(product: Product, { token }: Vendor, name: string): Promise<string> {
  const form = new FormData();
  form.set('product_name', name);
  form.set('file', new Blob([new Uint8Array(MANUAL)]), 'pump.pdf');
  return (await callProduct(product, '/api/manual/upload', { token, form })).data._id ?? '';
}

/** Waits until the manuals of a product are read. */
export async function waitUntilRead(product: Product, { token }: Vendor, productId: string): Promise<void> {
  for (;;) {
    const { data } = await callProduct(product, `/api/manual/progress/${productId}`, { token });
    if (data.every(({ status }) => status === 'ready')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A browser in which the vendor is signed in. */
export async function visitAs(browser: Browser, { token }: Vendor, look?: Look) {
  const visited = await visit(browser, look);
  await visited.context.addInitScript(
    // Once, so that a logout lasts; and not in the frames of other sites.
    `if (window.top === window && !sessionStorage.getItem('seen')) {
      sessionStorage.setItem('seen', '1');
      localStorage.setItem('userToken', ${JSON.stringify(token)});
      localStorage.setItem('role', 'company');
    }`,
  );
  return visited;
}

/** Nothing for axe to complain about in light and dark, and nothing wider than the screen. */
export async function expectGoodLooks(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    // Colours that are still changing are neither the one look nor the other.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    await expectAccessible(page);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) throw new Error(`The page is ${overflow} px wider than the screen.`);
}

/** Lets a call fail as often as it is made, until the returned function is called. */
export async function breakCall(page: Page, pattern: string): Promise<() => Promise<void>> {
  const body = { status: 500, code: 'internal', message: 'Server error. Please try again later.' };
  await page.route(pattern, (route) => route.fulfill({ status: 500, json: body }));
  return () => page.unroute(pattern);
}
