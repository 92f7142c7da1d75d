import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const failOnConsoleError = './server/testing/fail-on-console-error.ts';

/**
 * Files of a worker share their modules: to load them anew took a fifth of the time. What a file changes in them it has to
 * undo. Those of the web have pages of their own.
 */
const isolate = false;

/** Tests of the benches that need what the tests of the server need: its programs, built. */
const startTheServer = ['bench/faults/faults.test.ts', 'bench/faults/power-cut/database-cuts.test.ts'];

const webSetup = ['./web/testing/setup.ts'].filter(existsSync);

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'engine',
          isolate,
          include: ['{contracts,engine,scripts,bench,sample}/**/*.test.ts'],
          exclude: startTheServer,
          setupFiles: [failOnConsoleError],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate,
          include: ['server/**/*.test.ts', ...startTheServer],
          globalSetup: ['./server/testing/prepare-databases.ts', './server/testing/build-programs.ts'],
          setupFiles: [failOnConsoleError, './server/testing/use-built-programs.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          // A page takes longer to make than most tests: those who need one say so in their first line.
          environment: 'node',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: [failOnConsoleError, ...webSetup],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
