/** One Chromium for a test file; every page watches for errors that a person would not see. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { BrowserStorage } from '../bench/lib/browser-session.ts';
import { launchChromium } from '../bench/lib/chromium.ts';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The tests keep every core busy: threads that compile and collect beside the page's own only take from one another.
  '--js-flags=--single-threaded',
];

export const launchBrowser = (): Promise<Browser> => launchChromium(ARGS);

export type Look = {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** Language of the browser, BCP 47. Default: British English. */
  locale?: string;
  /** Signs the visitor in, see `openSession`. */
  storageState?: BrowserStorage;
};

/** A page in a browser of its own; `problems` are the errors that were written to its console. */
export type Visitor = { context: BrowserContext; page: Page; problems: string[] };

/** A browser with a storage of its own, of a reader in Britain. */
export async function openContext(
  browser: Browser,
  { viewport = DESKTOP, colorScheme = 'light', locale = 'en-GB', storageState }: Look = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, colorScheme, locale });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  if (storageState) await fillStorage(context, storageState);
  return context;
}

/**
 * Fills the storage of each origin before the first page that opens runs a script. Playwright's own `storageState` opens another
 * page for it, which took a quarter of what a signed-in visit costs.
 */
async function fillStorage(context: BrowserContext, { origins }: BrowserStorage): Promise<void> {
  const filling = await context.addInitScript((storages) => {
    const kept = storages.find(({ origin }) => origin === location.origin)?.localStorage ?? [];
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, origins);
  // Once: what a page removes later, as when somebody signs out, stays away. A context that is closed by then has no scripts.
  const endFilling = (): void => void filling.dispose().catch(() => undefined);
  context.once('page', (page) => page.once('domcontentloaded', endFilling));
}

/** A fresh visitor: own storage, errors of the page collected in `problems`. */
export async function visit(browser: Browser, look?: Look): Promise<Visitor> {
  const context = await openContext(browser, look);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // A refused call is also written to the console by the browser; tests look at those on the screen.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(message.text());
  });
  return { context, page, problems };
}
