import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './scripts/web/precompress.ts';
import { screenPages } from './scripts/web/screen-pages.ts';

const SERVER = 'http://127.0.0.1:3000';
const OUT_DIR = join(import.meta.dirname, 'dist/web');

export default defineConfig({
  // Test runs resolve from the repository; only the site itself lives in web/.
  root: process.env.VITEST ? import.meta.dirname : join(import.meta.dirname, 'web'),
  plugins: [react(), tailwindcss(), screenPages(OUT_DIR), precompress(OUT_DIR)],
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    // For the pages of the screens, and the limits on what a first visit loads.
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
