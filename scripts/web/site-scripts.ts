import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { CONTACT_FRAME_SCRIPT_PATH, CONTACT_SCRIPT_PATH } from '../../contracts/chat/contact-frame.ts';
import { EMBED_SCRIPT_PATH } from '../../contracts/chat/embed-frame.ts';
import { bundleScript } from './bundle-script.ts';

/** Scripts for pages of other sites, and for our frames there: their source below web/, and how large they may be (gzip). */
const SCRIPTS = [
  { path: EMBED_SCRIPT_PATH, entry: 'embed/main.ts', maxBytes: 6 * 1024 },
  { path: CONTACT_SCRIPT_PATH, entry: 'contact/main.ts', maxBytes: 6 * 1024 },
  { path: CONTACT_FRAME_SCRIPT_PATH, entry: 'contact/frame.ts', maxBytes: 2 * 1024 },
] as const;

/**
 * Builds the scripts that show chats and answer contact forms on other sites: each is one classic script under a name that never
 * changes, because it stands in pages that nobody builds anew. The build fails when one grows above its limit.
 *
 * @param webDir source of the web client
 * @param outDir folder of the built one
 */
export function siteScripts(webDir: string, outDir: string): Plugin {
  return {
    name: 'site-scripts',
    async writeBundle() {
      for (const { path, entry, maxBytes } of SCRIPTS) {
        const code = await bundleScript(join(webDir, entry));
        const bytes = gzipSync(code).length;
        if (bytes > maxBytes) throw new Error(`${path} has ${bytes} bytes (gzip), more than ${maxBytes}.`);
        await writeFile(join(outDir, path), code);
      }
    },
    configureServer({ middlewares }) {
      for (const { path, entry } of SCRIPTS)
        middlewares.use(path, (_request, response, next) => {
          response.setHeader('content-type', 'text/javascript; charset=utf-8');
          bundleScript(join(webDir, entry)).then((code) => response.end(code), next);
        });
    },
  };
}
