/** What every screen has to be, whatever it shows. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE, type Visitor } from './browser.ts';
import { findOverflowPixels, findViolations } from './check-page.ts';

/** No violation of the accessibility rules that axe can check, or of those in `only`. */
export async function expectAccessible(page: Page, only?: string[]): Promise<void> {
  // A page that is still loading has nothing to check.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitForAnimations(page);
  expect(await findViolations(page, only)).toEqual([]);
}

/** Colours that are still changing are neither the one look nor the other. What moves for ever is not waited for. */
const waitForAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });

/** Nothing is wider than the window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await findOverflowPixels(page)).toBe(0);

/** Nothing for axe to complain about in light and dark, and nothing wider than the screen. */
export async function expectGoodLooks(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Whatever else axe looks at is the same in both.
  await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/**
 * The open screen, loaded anew on desktop and on a phone, light and dark; leaves the browser closed.
 * @param find what shows that the screen is there
 */
export async function expectFitsEveryLook(
  { page, context, problems }: Visitor,
  find: (page: Page) => Locator,
): Promise<void> {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.reload();
    await find(page).waitFor();
    await expectGoodLooks(page);
  }
  expect(problems).toEqual([]);
  await context.close();
}

/** The list or form could not be loaded, and is once somebody asks again; `mend` repairs what was broken. */
export async function expectRetry(page: Page, mend: () => Promise<void>): Promise<void> {
  await page.getByText('Error Loading Data').waitFor();
  await expectAccessible(page);
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
}
