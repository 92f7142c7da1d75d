/** Opens a screen in a page and brings it into its state. */
import type { Page, Request } from 'playwright-core';
import { abortHanging, isHanging, type Screen } from './screen.ts';
import type { Places } from './stage.ts';

const NETWORK_TIMEOUT_MS = 10_000;
/** Fonts and pictures are there, also those further down, and nothing moves but what moves for ever. */
const COME_TO_REST = `(async () => {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  const ends = (animation) => animation.playState === 'running' && animation.effect.getComputedTiming().endTime < Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
})()`;

/** Waits until nothing changes any more by itself. */
export type Settle = () => Promise<void>;

/** A screen that is open. `errors` has a line for each thing that went wrong on the way, and grows while it is. */
export type OpenScreen = { errors: string[]; settle: Settle; leave: () => Promise<void> };

/**
 * Opens the screen in `page`, which is fresh. What goes wrong on the way is a fault of the screen and stops nothing.
 * @param url origin of the product
 */
export async function openScreen(
  page: Page,
  screen: Screen,
  { places, url }: { places: Places; url: string },
): Promise<OpenScreen> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  const settle = watchNetwork(page);
  const path = typeof screen.path === 'string' ? screen.path : screen.path(places);
  await open(page, screen, { address: `${url}${path}`, settle }).catch((error: unknown) => {
    errors.push(`not reached: ${firstLine(error)}`);
  });
  return { errors, settle, leave: () => abortHanging(page) };
}

async function open(
  page: Page,
  { prepare, act, isUnfinished }: Screen,
  { address, settle }: { address: string; settle: Settle },
): Promise<void> {
  await prepare?.(page);
  await page.goto(address);
  if (!isUnfinished) await page.getByRole('heading', { level: 1 }).first().waitFor();
  else await page.getByRole('status').first().waitFor();
  await settle();
  await act?.(page);
}

/**
 * Follows what the page asks for. The returned function resolves when everything has been answered, drawn and come to
 * rest, or when the network takes too long; calls that hang on purpose are not waited for.
 */
function watchNetwork(page: Page): Settle {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const isQuiet = () => [...open].every(isHanging);
  return async () => {
    const deadline = Date.now() + NETWORK_TIMEOUT_MS;
    // An answer can lead to the next question, so the page has its turn between two looks.
    for (let quietLooks = 0; quietLooks < 2 && Date.now() < deadline; ) {
      await page.evaluate(COME_TO_REST);
      quietLooks = isQuiet() ? quietLooks + 1 : 0;
    }
  };
}

/** What an error says, without where it was thrown. */
export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
