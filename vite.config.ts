import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPage } from './scripts/web/dev-page.ts';
import { offlinePrograms } from './scripts/web/offline-programs.ts';
import { precompress } from './scripts/web/precompress.ts';
import { screenPages } from './scripts/web/screen-pages.ts';
import { nameOfSharedChunk } from './scripts/web/shared-chunks.ts';
import { siteAddresses, siteAssets } from './scripts/web/site-assets.ts';
import { siteScripts } from './scripts/web/site-scripts.ts';

const SERVER = 'http://127.0.0.1:3000';
const WEB_DIR = join(import.meta.dirname, 'web');
const OUT_DIR = join(import.meta.dirname, 'dist/web');

export default defineConfig({
  // Test runs resolve from the repository; only the site itself lives in web/.
  root: process.env.VITEST ? import.meta.dirname : WEB_DIR,
  plugins: [
    react(),
    tailwindcss(),
    devPage(),
    screenPages(OUT_DIR),
    siteScripts(WEB_DIR, OUT_DIR),
    siteAssets(WEB_DIR, OUT_DIR),
    offlinePrograms(import.meta.dirname, OUT_DIR),
    precompress(OUT_DIR),
  ],
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    // For the pages of the screens, and the limits on what a first visit loads.
    manifest: true,
    target: 'es2023',
    // Fonts and pictures stay files: a strict content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: 'shared by screens',
              name: nameOfSharedChunk(WEB_DIR),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/uploads', '/models', '/docs', '/healthz', ...siteAddresses].map((path) => [path, SERVER]),
    ),
  },
});
