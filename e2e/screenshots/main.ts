/**
 * `npm run screenshots [-- SCREEN…]`: starts the built product with the demo company, looks at every screen (or those
 * whose names begin with one of the arguments) on phone and desktop, light and dark, and stores the pictures in
 * screenshots/ with an index.html. Ends with an error if a screen can't be reached, breaks a rule of accessibility
 * or has to be scrolled sideways.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { printTable } from '../../bench/lib/figures/table.ts';
import { startTemporaryServer } from '../../bench/lib/running/temporary-server.ts';
import { launchBrowser, openContext } from '../lib/browser.ts';
import { contactSheet } from './contact-sheet.ts';
import { type Device, devices } from './looks.ts';
import { screens } from './screens.ts';
import { type Person, type Stage, setStage } from './stage.ts';
import { type Picture, takePictures } from './take-picture.ts';

const STEP_TIMEOUT_MS = 15_000;
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
    // Two at once: a page mostly waits for the other side.
    const lanes: Device[] = ['phone', 'desktop'];
    const pictures = await Promise.all(lanes.map((device) => takeLane(browser, device, stage, server.url)));
    return pictures.flat();
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** All screens on one device, one after another; a person keeps the same browser. */
async function takeLane(
  browser: Browser,
  device: Device,
  { storages, places }: Stage,
  url: string,
): Promise<Picture[]> {
  const contexts = new Map<Person, BrowserContext>();
  const contextOf = async (person: Person) => {
    const look = { viewport: devices[device], storageState: storages[person] };
    const context = contexts.get(person) ?? (await openContext(browser, look));
    contexts.set(person, context);
    return context;
  };
  const pictures: Picture[] = [];
  for (const screen of chosen.filter(({ only = device }) => only === device)) {
    const page = await (await contextOf(screen.person)).newPage();
    page.setDefaultTimeout(STEP_TIMEOUT_MS);
    const taken = await takePictures(page, screen, { device, places, url, folder });
    await page.close();
    pictures.push(...taken);
    console.log(
      `  ${screen.name} (${device})${taken.some(({ faults }) => faults.length > 0) ? ': faults' : ''}`,
    );
  }
  return pictures;
}

function report(pictures: readonly Picture[]): void {
  const faults = pictures.flatMap(({ file, faults }) => faults.map((fault) => [file, fault]));
  console.log(`\n${pictures.length} pictures of ${chosen.length} screens: ${join(folder, 'index.html')}`);
  if (faults.length > 0) {
    printTable(['picture', 'fault'], faults);
    process.exitCode = 1;
  }
}
