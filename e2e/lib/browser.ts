/** Chromium as the tests start it, and a browser of somebody's own in it. */
import type { Browser, BrowserContext } from 'playwright-core';
import type { BrowserStorage } from '../../bench/lib/running/browser-session.ts';
import { launchChromium } from '../../bench/lib/running/chromium.ts';
import { beNiceAsSession } from '../../engine/runtime/process-priority.ts';

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

/** Behind everything that the servers start: people's browsers are on other machines, and take nothing from a server's. */
const NICENESS = 10;

/** Starts a browser that steps back behind the servers; closing it is up to the caller. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await launchChromium(ARGS);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  for (const { id, type } of processInfo) if (type === 'browser') beNiceAsSession({ pid: id }, NICENESS);
  return browser;
}

export type Look = {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** Language of the browser, BCP 47. Default: British English. */
  locale?: string;
  /** Signs the visitor in, see `openSession`. */
  storageState?: BrowserStorage;
};

/** A browser with a storage of its own, of a reader in Britain. */
export async function openContext(browser: Browser, look: Look = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB', ...look });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return context;
}
