import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { findOverflowPixels, findViolations } from '../lib/check-page.ts';
import { type Device, lookName, type Scheme, schemes } from './looks.ts';
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
const DIALOG = 'dialog[open], [role=dialog], [role=alertdialog]';

/** What is wrong with a screen in one look; `faults` has a line for each. */
export type Picture = { screen: string; look: string; file: string; faults: string[] };

/** Waits until nothing changes any more by itself. */
type Settle = () => Promise<void>;

type Setting = { device: Device; places: Places; url: string; folder: string };

/**
 * Opens the screen in `page`, which is fresh, and stores its pictures, light and dark, in the folder. What goes wrong
 * on the way is a fault of the screen and stops nothing: a picture then shows how far it came.
 */
export async function takePictures(page: Page, screen: Screen, setting: Setting): Promise<Picture[]> {
  const { places, url } = setting;
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  const settle = watchNetwork(page);
  const path = typeof screen.path === 'string' ? screen.path : screen.path(places);
  await open(page, screen, { address: `${url}${path}`, settle }).catch((error: unknown) => {
    errors.push(`not reached: ${firstLine(error)}`);
  });
  const pictures: Picture[] = [];
  for (const scheme of schemes) {
    const picture = await takeOne(page, screen, { ...setting, scheme, settle });
    pictures.push({ ...picture, faults: [...errors, ...picture.faults] });
  }
  await abortHanging(page);
  return pictures;
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

async function takeOne(
  page: Page,
  { name }: Screen,
  { device, scheme, settle, folder }: Setting & { scheme: Scheme; settle: Settle },
): Promise<Picture> {
  const look = lookName(device, scheme);
  const file = `${name}-${look}.png`;
  const faults: string[] = [];
  try {
    await page.emulateMedia({ colorScheme: scheme });
    await settle();
    const overflow = await findOverflowPixels(page);
    if (overflow > 0) faults.push(`${overflow} px wider than the window`);
    faults.push(...(await findViolations(page)));
    // A dialog belongs to the window; what it covers would only be repeated around it.
    const fullPage = (await page.locator(DIALOG).filter({ visible: true }).count()) === 0;
    // A picture of the whole page is taken from its top, where what waits above the window stays out of it.
    if (fullPage) await page.evaluate('scrollTo(0, 0)');
    await page.screenshot({ path: join(folder, file), fullPage, animations: 'disabled' });
  } catch (error) {
    faults.push(`no picture: ${firstLine(error)}`);
  }
  return { screen: name, look, file, faults };
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

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
