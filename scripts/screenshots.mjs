/**
 * npm run screenshots: a picture of every screen in every look, with what is wrong on it. npm run pictures: those that the
 * landing page and the README show. npm run axe: what is wrong on a screen, in every language and at 200 %.
 */
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt, ensureInstalled, root, run } from './lib.mjs';

await ensureInstalled();
await ensureBuilt();
const browser = await ensureBrowser();
if (!browser) process.exit(1);
const [program, ...args] = process.argv.slice(2);
const main = [join(root, 'scripts/run-ts.mjs'), `e2e/screenshots/${program}.ts`, ...args];
process.exit(await run(process.execPath, main, { env: { CHROMIUM_PATH: browser } }));
