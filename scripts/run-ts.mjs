/** Runs one TypeScript program of the repository: node scripts/run-ts.mjs FILE [arguments]. */
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './lib.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('usage: node scripts/run-ts.mjs FILE [arguments]');
  process.exit(2);
}
await ensureInstalled();
// Relative paths in the arguments are the caller's, so the program starts where npm was called.
const cwd = process.env.INIT_CWD ?? process.cwd();
const child = spawn(
  process.execPath,
  ['--import', new URL(`file://${root}/node_modules/tsx/dist/loader.mjs`).href, `${root}/${file}`, ...args],
  {
    cwd,
    stdio: 'inherit',
  },
);
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
