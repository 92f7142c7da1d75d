/**
 * `npm run axe -- [SCREEN…] [--languages en,de] [--shard K/N]`: every screen and dialog of the built product with its demo
 * company, on a phone of 360 px, light and dark: what axe finds, what has to be scrolled sideways, which text is cut; and the
 * last two again at 200 % zoom, which leaves 180 px. What visitors and customers see is looked at in every language that it is
 * in, other screens in English. Ends with status 1 if anything is found. Needs a Chromium.
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { printTable } from '../../bench/lib/figures/table.ts';
import { startTemporaryServer } from '../../bench/lib/running/temporary-server.ts';
import { launchBrowser, openContext, PHONE } from '../lib/browser.ts';
import { findCutText, findOverflowPixels, findViolations } from '../lib/check-page.ts';
import { schemes } from './looks.ts';
import { openScreen } from './open-screen.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { type Stage, setStage } from './stage.ts';

/** Browsers that ask for the languages of the customer's chat and of the public pages. */
const LOCALES = { en: 'en-GB', de: 'de-DE', es: 'es-ES', fr: 'fr-FR', hi: 'hi-IN' } as const;
type Language = keyof typeof LOCALES;

const STEP_TIMEOUT_MS = 20_000;
/** 200 % of a phone: half as many pixels for the page. */
const ZOOMED = { width: PHONE.width / 2, height: PHONE.height / 2 };

type Visit = { screen: Screen; language: Language };
type Fault = [screen: string, look: string, fault: string];

await run(process.argv.slice(2));

async function run(args: string[]): Promise<void> {
  const options = {
    languages: { type: 'string', default: Object.keys(LOCALES).join(',') },
    shard: { type: 'string', default: '1/1' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const visits = sharded(visitsOf(positionals, values.languages.split(',')), values.shard);
  if (visits.length === 0) throw new Error('No such screen or language.');
  const server = await startTemporaryServer({ withDemo: true });
  let browser = await launchBrowser();
  try {
    const stage = await setStage(server.url);
    const faults: Fault[] = [];
    for (const visit of visits) {
      // A browser that died is a fault of the visit during which it did, and no reason to leave the others out.
      if (!browser.isConnected()) browser = await launchBrowser();
      faults.push(...(await look(browser, visit, { stage, url: server.url })));
    }
    printTable(['screen', 'look', 'fault'], faults);
    console.log(`\n${visits.length} visits, ${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** What is done to a screen names its words in English, so that in other languages only those are visited that are there at once. */
function visitsOf(names: readonly string[], languages: readonly string[]): Visit[] {
  const isWanted = ({ name }: Screen): boolean =>
    names.length === 0 || names.some((start) => name.startsWith(start));
  const isForeign = ({ person, act }: Screen): boolean => person === 'visitor' && act === undefined;
  return (Object.keys(LOCALES) as Language[])
    .filter((language) => languages.includes(language))
    .flatMap((language) =>
      screens
        .filter((screen) => screen.only !== 'desktop' && isWanted(screen))
        .filter((screen) => language === 'en' || isForeign(screen))
        .map((screen) => ({ screen, language })),
    );
}

/** The part `2/3` is every third, beginning with the second. */
function sharded(visits: readonly Visit[], shard: string): Visit[] {
  const [part = 1, parts = 1] = shard.split('/').map(Number);
  return visits.filter((_, at) => at % parts === part - 1);
}

async function look(
  browser: Browser,
  { screen, language }: Visit,
  { stage, url }: { stage: Stage; url: string },
): Promise<Fault[]> {
  const context = await openContext(browser, {
    viewport: PHONE,
    locale: LOCALES[language],
    storageState: stage.storages[screen.person],
  });
  const faults: Fault[] = [];
  const tell = (name: string, found: readonly string[]): void => {
    for (const fault of found) faults.push([screen.name, `${language}, ${name}`, fault]);
  };
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_TIMEOUT_MS);
    const { errors, settle, leave } = await openScreen(page, screen, { places: stage.places, url });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await settle();
      tell(colorScheme, await findViolations(page));
    }
    for (const [name, size] of Object.entries({ '360 px': PHONE, '200 %': ZOOMED })) {
      await page.setViewportSize(size);
      await settle();
      const overflow = await findOverflowPixels(page);
      tell(name, [
        ...(overflow > 0 ? [`${overflow} px wider than the window`] : []),
        ...(await findCutText(page)),
      ]);
    }
    tell('opening', errors);
    await leave();
  } catch (error) {
    tell('looking', [error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)]);
  } finally {
    await context.close();
  }
  console.log(`  ${screen.name} (${language})`);
  for (const [, name, fault] of faults) console.log(`    ${name}: ${fault}`);
  return faults;
}
