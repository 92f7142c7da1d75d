import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { EMBED_SCRIPT_PATH } from '../../contracts/chat/embed-frame.ts';

/** It is loaded by other people's sites. */
const MAX_GZIP_BYTES = 6 * 1024;

/**
 * Builds the script that shows chats on other sites: one classic script under a name that never changes, because it
 * stands in pages that nobody builds anew. The build fails when it grows above its limit.
 *
 * @param webDir source of the web client
 * @param outDir folder of the built one
 */
export function embedScript(webDir: string, outDir: string): Plugin {
  return {
    name: 'embed-script',
    async writeBundle() {
      const code = await bundle(webDir);
      const bytes = gzipSync(code).length;
      if (bytes > MAX_GZIP_BYTES) {
        throw new Error(`${EMBED_SCRIPT_PATH} has ${bytes} bytes (gzip), more than ${MAX_GZIP_BYTES}.`);
      }
      await writeFile(join(outDir, EMBED_SCRIPT_PATH), code);
    },
    configureServer({ middlewares }) {
      middlewares.use(EMBED_SCRIPT_PATH, (_request, response, next) => {
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        bundle(webDir).then((code) => response.end(code), next);
      });
    },
  };
}

async function bundle(webDir: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(webDir, 'embed/main.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
