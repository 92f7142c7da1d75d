/**
 * `npm run screenshots [-- SCREEN…]`: starts the built product with the demo company, looks at every screen (or those
 * whose names begin with one of the arguments) on phone and desktop, light and dark, and stores the pictures in
 * screenshots/ with an index.html. Ends with an error if a screen can't be reached, breaks a rule of accessibility
 * or has to be scrolled sideways.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { printTable } from '../../bench/lib/table.ts';
import { startTemporaryServer } from '../../bench/lib/temporary-server.ts';
import { launchBrowser, visit } from '../browser.ts';
import { contactSheet } from './contact-sheet.ts';
import { type Look, looks } from './looks.ts';
import { type Screen, screens } from './screens.ts';
import { type Stage, setStage } from './stage.ts';
import { type Picture, takePicture } from './take-picture.ts';

const folder = join(import.meta.dirname, '../../screenshots');

const wanted = process.argv.slice(2);
const chosen = screens.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
if (chosen.length === 0)
  throw new Error(`No such screen. There are: ${screens.map(({ name }) => name).join(', ')}`);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const pictures = await takeAll();
await writeFile(join(folder, 'index.html'), contactSheet(pictures));
report(pictures);

async function takeAll(): Promise<Picture[]> {
  console.log('Starting the product with its demo company …');
  const [server, browser] = await Promise.all([startTemporaryServer({ withDemo: true }), launchBrowser()]);
  try {
    const stage = await setStage(server.url);
    const pictures: Picture[] = [];
    for (const screen of chosen) {
      for (const look of looks) {
        if (screen.only && screen.only !== look.device) continue;
        pictures.push(await takeOne(browser, stage, server.url, { screen, look }));
      }
      console.log(`  ${screen.name}`);
    }
    return pictures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function takeOne(
  browser: Browser,
  { storages, places }: Stage,
  url: string,
  { screen, look }: { screen: Screen; look: Look },
): Promise<Picture> {
  const { viewport, colorScheme } = look;
  const storageState = storages[screen.person];
  const { page, context } = await visit(browser, { viewport, colorScheme, storageState });
  try {
    return await takePicture(page, screen, { look, places, url, folder });
  } finally {
    await context.close();
  }
}

function report(pictures: readonly Picture[]): void {
  const faults = pictures.flatMap(({ file, faults }) => faults.map((fault) => [file, fault]));
  console.log(`\n${pictures.length} pictures of ${chosen.length} screens: ${join(folder, 'index.html')}`);
  if (faults.length > 0) {
    printTable(['picture', 'fault'], faults);
    process.exitCode = 1;
  }
}
