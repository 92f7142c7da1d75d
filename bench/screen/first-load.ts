/**
 * `npm run bench -- first-load`: the JavaScript that the built product sends before a screen shows itself, against
 * the limits of `scripts/web/first-loads.ts`. `npm run build` ends with it.
 */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { firstLoads } from '../../scripts/web/first-loads.ts';
import { parseManifest, scriptsOf } from '../../scripts/web/manifest.ts';
import { printTable } from '../lib/figures/table.ts';

const builtWeb = new URL('../../dist/web/', import.meta.url);
/** Kept beside the site by the build, not in it: visitors have no use for it. */
const builtManifest = new URL('../../dist/web-manifest.json', import.meta.url);
const bytesPerKilobyte = 1_024;

const compress = promisify(gzip);

export async function run(): Promise<void> {
  const manifest = parseManifest(await readFile(fileURLToPath(builtManifest), 'utf8'));
  const assets = (await readdir(new URL('assets', builtWeb))).filter((name) => name.endsWith('.js'));
  const measured = await Promise.all(
    firstLoads.map(async ({ screen, modules, starter, limitKilobytes }) => {
      const starters = starter === undefined ? [] : assets.filter((name) => name.startsWith(starter));
      const files = [...scriptsOf(manifest, modules), ...starters.map((name) => `assets/${name}`)];
      const sizes = await Promise.all(files.map(sentBytes));
      const kilobytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / bytesPerKilobyte;
      return { screen, files: files.length, kilobytes, limitKilobytes };
    }),
  );
  const over = measured.filter(({ kilobytes, limitKilobytes }) => kilobytes > limitKilobytes);
  printTable(
    ['JavaScript of the first load', 'files', 'KB gzip', 'limit', ''],
    measured.map(({ screen, files, kilobytes, limitKilobytes }) => [
      screen,
      String(files),
      kilobytes.toFixed(1),
      String(limitKilobytes),
      kilobytes > limitKilobytes ? 'TOO MUCH' : 'ok',
    ]),
  );
  if (over.length === 0) return;
  console.error(
    `\n${over.map(({ screen }) => screen).join(', ')}: above the limit in scripts/web/first-loads.ts.`,
  );
  process.exitCode = 1;
}

/** Bytes of the file on its way to a browser that takes gzip; the build stores it compressed as much as it goes. */
async function sentBytes(file: string): Promise<number> {
  const content = await readFile(fileURLToPath(new URL(file, builtWeb)));
  return (await compress(content, { level: constants.Z_BEST_COMPRESSION })).length;
}
