import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { groupBy } from './server/lib/group-by.ts';

const failOnConsoleError = './server/testing/fail-on-console-error.ts';

/**
 * Files of a worker share their modules: to load them anew took a fifth of the time, and for the web's most of it. What a file
 * changes in them it has to undo. Those of the web with a page have it, and their modules, for themselves.
 */
const isolate = false;

/** Tests of the benches that start servers. */
const startTheServer = [
  'bench/robustness/faults/faults.test.ts',
  'bench/robustness/faults/power-cut/database-cuts.test.ts',
];

/** Tests of the other rooms that need what the tests of the server need: its programs, built. They start dozens. */
const startPrograms = [
  ...startTheServer,
  'engine/{read,picture,answering}/**/*.test.ts',
  'engine/meaning/encoder.test.ts',
  'engine/cli.test.ts',
];

/** Files that take ten seconds and more. They are begun first, or one core has nothing to do while the last one ends. */
const longOnes = [
  ...startTheServer,
  'server/db/embedded/embedded-database.test.ts',
  'server/cluster.test.ts',
  'server/demo/seed-demo.test.ts',
  'server/archive/archive.test.ts',
  'server/modules/chat/counting/exact-charging.test.ts',
];

/** As Vitest sorts them, and of each project the long ones first. */
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = longOnes.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? longOnes.length : place;
    };
    const projects = groupBy(await super.sort(files), ({ project }) => project);
    return [...projects.values()].flatMap((specs) => specs.toSorted((a, b) => rank(a) - rank(b)));
  }
}

/** A busy machine is no fault of a test: what comes at all may come late. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

/** Tests of the web that ask for a page in their first line, or for modules that nobody has loaded before. */
const webPages = [
  'web/lib/text/zod-settings.test.ts',
  ...readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `web/${path.replaceAll('\\', '/')}`)
    .filter((path) => readFileSync(path, 'utf8').startsWith('// @vitest-environment')),
];

const webSetup = ['./web/testing/setup.ts'].filter(existsSync);

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongOnesFirst },
    projects: [
      {
        test: {
          name: 'engine',
          isolate,
          include: ['{contracts,engine,replies,offline,scripts,bench,sample}/**/*.test.ts'],
          exclude: startPrograms,
          setupFiles: [failOnConsoleError],
          ...patience,
        },
      },
      {
        resolve: {
          alias: {
            '@node-rs/argon2': fileURLToPath(
              new URL('./server/testing/set-up/cheap-argon2.ts', import.meta.url),
            ),
          },
        },
        test: {
          name: 'server',
          // PostgreSQL is started more often than asked: see killable.ts.
          execArgv: ['--liftoff-only'],
          isolate,
          include: ['server/**/*.test.ts', ...startPrograms],
          globalSetup: [
            './server/testing/set-up/prepare-databases.ts',
            './server/testing/set-up/build-programs.ts',
          ],
          setupFiles: [
            failOnConsoleError,
            './server/testing/set-up/use-built-programs.ts',
            './server/testing/set-up/use-temporary-home.ts',
          ],
          ...patience,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          // A page takes longer to make than most tests: those who need one say so in their first line.
          environment: 'node',
          isolate,
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: webPages,
          setupFiles: [failOnConsoleError, ...webSetup],
          ...patience,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'pages',
          include: webPages,
          setupFiles: [failOnConsoleError, ...webSetup],
          ...patience,
        },
      },
    ],
  },
});
