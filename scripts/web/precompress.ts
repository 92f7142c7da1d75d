import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pages are not among them: the server sends them with its own settings in them. */
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest|wasm)$/;
const MIN_BYTES = 256;
/** From this size on the best compression would take half a minute, for a twentieth less. */
const LARGE_BYTES = 8 * 1024 * 1024;
const LARGE_QUALITY = 8;

/** Writes `.br` and `.gz` beside every text file in `outDir`, so that the server never compresses at run time. */
export function precompress(outDir: string): Plugin {
  const toBrotli = promisify(brotliCompress);
  const toGzip = promisify(gzip);
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
      await Promise.all(
        files.map(async (entry) => {
          const file = join(entry.parentPath, entry.name);
          const bytes = await readFile(file);
          if (bytes.length < MIN_BYTES) return;
          const quality = bytes.length < LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : LARGE_QUALITY;
          const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
          await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
          await writeFile(`${file}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
        }),
      );
    },
  };
}
