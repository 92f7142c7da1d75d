/** What every screen has to be, whatever it shows. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { findOverflowPixels, findViolations } from './check-page.ts';
import { breakCall, REFUSAL } from './network.ts';
import type { Scene, Session } from './scene.ts';
import type { Visitor } from './visits.ts';

/** No violation of the accessibility rules that axe can check, or of those in `only`. */
export async function expectAccessible(page: Page, only?: string[]): Promise<void> {
  // A page that is still loading has nothing to check.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitForAnimations(page);
  expect(await findViolations(page, only)).toEqual([]);
}

const POLL_MS = 30;

/**
 * Colours that are still changing are neither the one look nor the other. What moves for ever is not waited for. Asked again and again:
 * the promise of an animation's end may never be kept where its element is drawn anew.
 */
const waitForAnimations = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ effect, playState }) =>
            playState !== 'running' || !Number.isFinite(effect?.getComputedTiming().endTime),
        ),
    undefined,
    { polling: POLL_MS },
  );

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
  { page, close, problems }: Visitor,
  find: (page: Page) => Locator,
): Promise<void> {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.reload();
    await find(page).waitFor();
    await expectGoodLooks(page);
  }
  expect(problems).toEqual([]);
  await close();
}

type Retried = {
  /** Address of the call that fails, with `*` for what differs. */
  failing: string;
  /** Shows that what was asked for is there. */
  find: (page: Page) => Locator;
};

/** What `load` opens can't be loaded and says so, and is there once somebody asks again. */
export async function expectRetry(
  page: Page,
  load: () => Promise<unknown>,
  { failing, find }: Retried,
): Promise<void> {
  const mend = await breakCall(page, failing, REFUSAL);
  await load();
  await page.getByText('Error Loading Data').waitFor();
  await expectAccessible(page);
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await find(page).waitFor();
}

/** The same for a screen that somebody opens who is signed in. */
export async function expectRetryAt(
  { visitAs, open }: Scene,
  session: Session,
  path: string,
  retried: Retried,
): Promise<void> {
  const { page, close } = await visitAs(session);
  await expectRetry(page, () => open(page, path), retried);
  await close();
}
