/** Somebody who has come to the product, in a browser that knows nothing of whoever came before. */
import type { Browser, Page } from 'playwright-core';
import type { BrowserStorage } from '../../bench/lib/running/browser-session.ts';
import { DESKTOP, type Look, openContext } from './browser.ts';

export type Visit = Look & {
  /** For what a page can't forget, such as a script put before its own: nobody has this browser afterwards. */
  isAlone?: boolean;
};

/** `problems` are the errors that the page wrote to its console; `close` ends the visit. */
export type Visitor = { page: Page; problems: string[]; close: () => Promise<void> };

/**
 * What visitors have left, by the language of the browser, emptied for the next one: to start a page's process and to read
 * the product's scripts there for the first time takes three quarters of the processor time of opening a screen.
 */
const left = new Map<string, Page[]>();

/** Pages that somebody has now, the newest last. */
const visited = new Set<Page>();

/** @param url origin of the product, without a trailing slash */
export async function visit(
  browser: Browser,
  url: string,
  { viewport = DESKTOP, colorScheme = 'light', locale = 'en-GB', storageState, isAlone = false }: Visit = {},
): Promise<Visitor> {
  const page = (isAlone ? undefined : left.get(locale)?.pop()) ?? (await openPage(browser, locale));
  visited.add(page);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  const endFilling = storageState && (await fillStorage(page, storageState));
  return {
    page,
    problems: collectProblems(page),
    close: async () => {
      visited.delete(page);
      if (isAlone) return page.context().close();
      // Of a visitor who has opened nothing.
      await endFilling?.();
      await empty(page, url);
      left.set(locale, [...(left.get(locale) ?? []), page]);
    },
  };
}

/** What is open in the browsers that somebody has now, the newest browser first. */
export const visitedPages = (): Page[] => [...visited].reverse().flatMap((page) => page.context().pages());

/** Ends the visits that nobody has ended, as those of a test that failed. */
export async function endVisits(): Promise<void> {
  await Promise.all([...visited].map((page) => page.context().close()));
  visited.clear();
}

async function openPage(browser: Browser, locale: string): Promise<Page> {
  const page = await (await openContext(browser, { locale })).newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // A refused call is also written to the console by the browser; tests look at those on the screen.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(message.text());
  });
  return problems;
}

/**
 * Fills the storage of each origin before the first page that opens runs a script. Playwright's own `storageState` opens another
 * page for it, which took a quarter of what a signed-in visit costs.
 * @returns what ends it where no page opens
 */
async function fillStorage(page: Page, { origins }: BrowserStorage): Promise<() => Promise<void>> {
  const filling = await page.addInitScript((storages) => {
    const kept = storages.find(({ origin }) => origin === location.origin)?.localStorage ?? [];
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, origins);
  // Once: what a page removes later, as when somebody signs out, stays away. A browser that is closed by then has no scripts.
  const end = (): Promise<void> => filling.dispose().catch(() => undefined);
  page.once('domcontentloaded', () => void end());
  return end;
}

/** Leaves nothing of a visit but scripts and styles in the browser's cache. */
async function empty(page: Page, url: string): Promise<void> {
  const context = page.context();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  // Nothing of the product runs here, and the page's process stays: another site would get another one.
  await page.goto(`${url}/healthz`);
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await protocol.detach();
  await page.emulateMedia({ media: null, reducedMotion: null });
  await page.mouse.move(0, 0);
}
