/** npm test: types, lint, unit and integration tests, the quality of answers, a build, browser tests; ends with one line of totals. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { bin, ensureBuilt, ensureInstalled, root, run } from './lib.mjs';

const totals = { passed: 0, failed: 0, skipped: 0 };
/** What failed and why, told once more at the end: whoever reads a log of thousands of lines begins there. */
const failures = [];
const REASON_LENGTH = 4000;

/** A step that passes or fails as a whole. */
async function step(name, command, args) {
  console.log(`\n— ${name}`);
  const code = await run(command, args);
  if (code === 0) totals.passed++;
  else fail(name, `exit code ${code}`);
}

function fail(name, reason) {
  totals.failed++;
  failures.push(`${name}\n${reason.slice(0, REASON_LENGTH)}`);
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
    const { numPassedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    totals.passed += numPassedTests;
    totals.skipped += numPendingTests + numTodoTests;
    const failed = failuresOf(testResults);
    for (const { test, reason } of failed) fail(test, reason);
    // An error outside a test has no test to count.
    if (code !== 0 && failed.length === 0) fail(name, `exit code ${code}, though every test passed`);
  } catch (error) {
    console.error(error);
    fail(name, String(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Name and reason of each failed test, and of each file that could not even be loaded. */
function failuresOf(testResults) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ test: file, reason: message }];
    return failed.map((test) => ({
      test: `${file} > ${test.fullName}`,
      reason: test.failureMessages.join('\n'),
    }));
  });
}

// Both wait for the network most of the time.
const finding = ensureBrowser();
await ensureInstalled();
// Each keeps one core busy.
await Promise.all([
  step('Types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']),
  step('Types of the web', bin('tsc'), ['--noEmit', '-p', 'tsconfig.web.json']),
]);
await Promise.all([
  step('Lint and format', bin('biome'), ['check', '--error-on-warnings', '.']),
  step('Words in texts.ts', process.execPath, ['scripts/check-texts.mjs']),
]);
await suite('Unit and integration tests', []);
await Promise.all([
  step('Answers about the dev manuals', process.execPath, [
    ...['scripts/run-ts.mjs', 'bench/main.ts', 'quality', '--dev', '--check'],
  ]),
  ensureBuilt(),
]);
const browser = await finding;
if (browser) await suite('Browser tests', ['--config', 'e2e/vitest.config.ts'], { CHROMIUM_PATH: browser });
else fail('Browser tests', 'There is no browser, and none could be installed.');

for (const failure of failures) console.log(`\nFAILED: ${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
