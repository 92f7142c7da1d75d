import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const failOnConsoleError = './server/testing/fail-on-console-error.ts';
const webSetup = ['./web/testing/setup.ts'].filter(existsSync);

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Files of a worker share their modules and, of the web, the page: to make both anew took a third of the time. What a
    // file changes in them it has to undo.
    isolate: false,
    projects: [
      {
        test: {
          name: 'engine',
          include: ['{contracts,engine,scripts,bench,sample}/**/*.test.ts'],
          setupFiles: [failOnConsoleError],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['./server/testing/prepare-databases.ts'],
          setupFiles: [failOnConsoleError],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: [failOnConsoleError, ...webSetup],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
