import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sitePaths } from '../../contracts/site-paths.ts';
import { bundleScript } from './bundle-script.ts';

const TYPES = { 'site.js': 'text/javascript', 'site.css': 'text/css' } as const;
const SOURCES = { 'site.js': 'site/main.ts', 'site.css': 'site/site.css' } as const;
type Asset = keyof typeof SOURCES;
const ASSETS = Object.keys(SOURCES) as Asset[];

/** What the public pages load besides the styles of all screens. They are read by people who may never open a screen. */
const MAX_BYTES = 8 * 1024;

/**
 * Builds the script and the styles of the pages that the server writes, each one file under a name that never changes:
 * the server can't know names with a hash. They share no file with the screens, which so load nothing of them.
 *
 * @param webDir source of the web client
 * @param outDir folder of the built one
 */
export function siteAssets(webDir: string, outDir: string): Plugin {
  return {
    name: 'site-assets',
    async writeBundle() {
      for (const asset of ASSETS) {
        const code = await bundleScript(join(webDir, SOURCES[asset]));
        if (code.length > MAX_BYTES) throw new Error(`${asset} has more than ${MAX_BYTES} bytes.`);
        await writeFile(join(outDir, asset), code);
      }
    },
    configureServer({ middlewares }) {
      for (const asset of ASSETS)
        middlewares.use(`/${asset}`, (_request, response, next) => {
          response.setHeader('content-type', `${TYPES[asset]}; charset=utf-8`);
          bundleScript(join(webDir, SOURCES[asset])).then((code) => response.end(code), next);
        });
    },
  };
}

/** Addresses that the server answers in development as well. */
export const siteAddresses: readonly string[] = [
  ...Object.values(sitePaths),
  '/i/',
  '/01/',
  '/contact/',
  '/reminders/',
  '/told/',
  '/llms.txt',
];
