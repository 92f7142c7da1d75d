/** One Chromium for a test file; every page watches for errors that a person would not see. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BrowserStorage } from '../bench/lib/browser-session.ts';
import { launchChromium } from '../bench/lib/chromium.ts';
import { findViolations } from './check-page.ts';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchBrowser = (): Promise<Browser> => launchChromium(ARGS);

export type Look = {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** Signs the visitor in, see `openSession`. */
  storageState?: BrowserStorage;
};

/** A fresh visitor: own storage, errors of the page collected in `problems`. */
export async function visit(
  browser: Browser,
  { viewport = DESKTOP, colorScheme = 'light', ...look }: Look = {},
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport, colorScheme, locale: 'en-GB', ...look });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // A refused call is also written to the console by the browser; tests look at those on the screen.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(message.text());
  });
  return { context, page, problems };
}

/** No violation of the accessibility rules that axe can check. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is still loading has nothing to check.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await findViolations(page)).toEqual([]);
}
