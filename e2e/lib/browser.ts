/** Chromium as the tests start it, and a browser of somebody's own in it. */
import type { Browser, BrowserContext } from 'playwright-core';
import type { BrowserStorage } from '../../bench/lib/running/browser-session.ts';
import { launchChromium } from '../../bench/lib/running/chromium.ts';

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

/** A browser with a storage of its own, of a reader in Britain. */
export async function openContext(browser: Browser, look: Look = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB', ...look });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return context;
}
