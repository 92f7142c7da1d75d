import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const SERVER = 'http://127.0.0.1:3000';
const OUT_DIR = join(import.meta.dirname, 'dist/web');
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
const MIN_BYTES = 256;

/** Writes `.br` and `.gz` beside every text file of the build, so that the server never compresses at run time. */
function precompress(): Plugin {
  const toBrotli = promisify(brotliCompress);
  const toGzip = promisify(gzip);
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const entries = await readdir(OUT_DIR, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
      await Promise.all(
        files.map(async (entry) => {
          const file = join(entry.parentPath, entry.name);
          const bytes = await readFile(file);
          if (bytes.length < MIN_BYTES) return;
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
          await writeFile(`${file}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
        }),
      );
    },
  };
}

export default defineConfig({
  // Test runs resolve from the repository; only the site itself lives in web/.
  root: process.env.VITEST ? import.meta.dirname : join(import.meta.dirname, 'web'),
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    // For the limits on what a first visit loads (bench/first-load).
    manifest: true,
    target: 'es2023',
    // Fonts and pictures stay files: a strict content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Every screen needs all of React, so it is one file: parts of it compress worse and are asked for one by one.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': SERVER, '/uploads': SERVER, '/docs': SERVER, '/healthz': SERVER },
  },
});
