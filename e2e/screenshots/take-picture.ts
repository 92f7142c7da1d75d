import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { findOverflowPixels, findViolations } from '../check-page.ts';
import { type Look, lookName } from './looks.ts';
import type { Screen } from './screens.ts';
import type { Places } from './stage.ts';

const SETTLING_MS = 300;

/** What is wrong with a screen in one look; `faults` has a line for each. */
export type Picture = { screen: string; look: string; file: string; faults: string[] };

/**
 * Opens the screen in `page`, which is fresh, and stores its picture in `folder`. A screen that can't be reached is a
 * fault as well; the picture then shows how far it came.
 */
export async function takePicture(
  page: Page,
  screen: Screen,
  { look, places, url, folder }: { look: Look; places: Places; url: string; folder: string },
): Promise<Picture> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  await open(page, screen, `${url}${screen.path(places)}`).catch((error: unknown) => {
    faults.push(`not reached: ${error instanceof Error ? error.message.split('\n', 1) : error}`);
  });
  const overflow = await findOverflowPixels(page);
  if (overflow > 0) faults.push(`${overflow} px wider than the window`);
  faults.push(...(await findViolations(page)));
  const file = `${screen.name}-${lookName(look)}.png`;
  // A dialog belongs to the window; what it covers would only be repeated around it.
  const fullPage = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) === 0;
  await page.screenshot({ path: join(folder, file), fullPage, animations: 'disabled' });
  return { screen: screen.name, look: lookName(look), file, faults };
}

async function open(page: Page, { prepare, act, isUnfinished = false }: Screen, address: string) {
  await prepare?.(page);
  await page.goto(address, { waitUntil: isUnfinished ? 'load' : 'networkidle' });
  if (!isUnfinished) await page.getByRole('heading', { level: 1 }).first().waitFor();
  await act?.(page);
  if (!isUnfinished) await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLING_MS);
}
