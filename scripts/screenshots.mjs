/** npm run screenshots: a picture of every screen in every look, with what is wrong on it. */
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt, ensureInstalled, root, run } from './lib.mjs';

await ensureInstalled();
await ensureBuilt();
const browser = await ensureBrowser();
if (!browser) process.exit(1);
const main = [join(root, 'scripts/run-ts.mjs'), 'e2e/screenshots/main.ts', ...process.argv.slice(2)];
process.exit(await run(process.execPath, main, { env: { CHROMIUM_PATH: browser } }));
