import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { findOverflowPixels, findViolations } from '../lib/check-page.ts';
import { type Device, lookName, type Scheme, schemes } from './looks.ts';
import { firstLine, openScreen, type Settle } from './open-screen.ts';
import type { Screen } from './screen.ts';
import type { Places } from './stage.ts';

const DIALOG = 'dialog[open], [role=dialog], [role=alertdialog]';

/** What is wrong with a screen in one look; `faults` has a line for each. */
export type Picture = { screen: string; look: string; file: string; faults: string[] };

type Setting = { device: Device; places: Places; url: string; folder: string };

/**
 * Opens the screen in `page`, which is fresh, and stores its pictures, light and dark, in the folder. What goes wrong
 * on the way is a fault of the screen and stops nothing: a picture then shows how far it came.
 */
export async function takePictures(page: Page, screen: Screen, setting: Setting): Promise<Picture[]> {
  const { errors, settle, leave } = await openScreen(page, screen, setting);
  const pictures: Picture[] = [];
  for (const scheme of schemes) {
    const picture = await takeOne(page, screen, { ...setting, scheme, settle });
    pictures.push({ ...picture, faults: [...errors, ...picture.faults] });
  }
  await leave();
  return pictures;
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
