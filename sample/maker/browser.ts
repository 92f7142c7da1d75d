import type { Page } from 'playwright-core';
import { launchChromium } from '../../bench/lib/running/chromium.ts';

/** Opens a page in the system's Chromium (`CHROMIUM_PATH` names another one), hands it over and closes everything. */
export async function withPage<Result>(
  scale: number,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await launchChromium(['--font-render-hinting=none']);
  try {
    const page = await browser.newPage({ deviceScaleFactor: scale });
    return await work(page);
  } finally {
    await browser.close();
  }
}
