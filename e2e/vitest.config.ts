import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'browser',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['lib/shared-product.ts'],
    setupFiles: ['../server/testing/set-up/use-temporary-home.ts'],
    // Each file has a company or a product of its own, and its tests are journeys that run one after another. The files
    // of a worker share its browser, whose pages are emptied between two journeys.
    isolate: false,
    maxWorkers: 3,
    // What is waited for comes late on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
