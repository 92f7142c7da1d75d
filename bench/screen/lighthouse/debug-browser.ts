import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findFreePort } from '../../../server/testing/free-port.ts';
import type { BrowserStorage } from '../../lib/running/browser-session.ts';
import { chromiumSettings } from '../../lib/running/chromium.ts';

/** A Chromium that another program drives over `port`. */
export type DebugBrowser = { port: number; close: () => Promise<void> };

/**
 * Starts one whose own profile, which every tab opened from outside shares, holds `storage`. Contexts of Playwright
 * would keep it to themselves.
 */
export async function startDebugBrowser(storage: BrowserStorage): Promise<DebugBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'manualist-lighthouse-'));
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(
    profile,
    chromiumSettings([`--remote-debugging-port=${port}`]),
  );
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const page = await context.newPage();
    for (const { origin, localStorage } of storage.origins) {
      // Any file of the site's will do; one without scripts leaves the storage alone.
      await page.goto(`${origin}/favicon.svg`);
      const kept = Object.fromEntries(localStorage.map(({ name, value }) => [name, value]));
      await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
    }
    await page.close();
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
}
