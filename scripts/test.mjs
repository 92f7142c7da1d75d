/** npm test: types, lint, unit and integration tests, a build, browser tests; ends with one line of totals. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { bin, ensureBuilt, ensureInstalled, run } from './lib.mjs';

const totals = { passed: 0, failed: 0, skipped: 0 };

/** A step that passes or fails as a whole. */
async function step(name, command, args) {
  console.log(`\n— ${name}`);
  const code = await run(command, args);
  if (code === 0) totals.passed++;
  else totals.failed++;
}

/** A run of Vitest, each of its tests counted. */
async function suite(name, args, env) {
  console.log(`\n— ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'manualist-tests-'));
  const report = join(folder, 'report.json');
  try {
    const code = await run(
      bin('vitest'),
      ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      {
        env: { ...env, NODE_ENV: 'test' },
      },
    );
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    totals.passed += numPassedTests;
    totals.failed += numFailedTests;
    totals.skipped += numPendingTests + numTodoTests;
    // A file that could not even be loaded, or an error outside a test, has no test to count.
    if (code !== 0 && numFailedTests === 0) totals.failed++;
  } catch (error) {
    console.error(error);
    totals.failed++;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await ensureInstalled();
await step('Types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']);
await step('Types of the web', bin('tsc'), ['--noEmit', '-p', 'tsconfig.web.json']);
await step('Lint and format', bin('biome'), ['check', '--error-on-warnings', '.']);
await step('Words in texts.ts', process.execPath, ['scripts/check-texts.mjs']);
await suite('Unit and integration tests', []);
await ensureBuilt();
const browser = await ensureBrowser();
if (browser) await suite('Browser tests', ['--config', 'e2e/vitest.config.ts'], { CHROMIUM_PATH: browser });
else totals.failed++;

console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
