/** What the scripts share. Plain JavaScript without dependencies: it runs before anything is installed. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);

/** What the server is started with in its environment, for less memory; the Dockerfile repeats it. docs/operations.md says why. */
export const launchEnvironment = JSON.parse(readFileSync(at('scripts/launch-environment.json'), 'utf8'));

/** Runs a program in the repository, showing its output. Resolves with its exit code. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Like run, but a failure ends the script. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) {
    console.error(`\n${command} ${args.join(' ')} failed (exit code ${code}).`);
    process.exit(code);
  }
}

/** Stops with a clear line on a Node that is too old. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Manualist needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the locked dependencies unless they are there, whoever installed them. */
export async function ensureInstalled() {
  requireNode();
  if (isInstalled()) return;
  console.log('Installing dependencies (once) …');
  await must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Whether what npm says it has installed is what the lock file asks for; optional packages depend on the machine. */
function isInstalled() {
  const installed = at('node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const { packages: found } = JSON.parse(readFileSync(installed, 'utf8'));
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const there = found[path];
    if (path === '' || (optional && !there)) return true;
    return there?.version === version && there.integrity === integrity;
  });
}

/** What a build is made of and by, files and folders. */
export const SOURCES = [
  'contracts',
  'engine',
  'server',
  'web',
  'sample',
  'docs/api/client-runtime.ts',
  'docs/guide',
  'docs/site',
  'CHANGELOG.md',
  'scripts/web',
  'scripts/build.mjs',
  'scripts/bundle.mjs',
  'scripts/lib.mjs',
  'scripts/prerender.mjs',
  'package-lock.json',
  'vite.config.ts',
];

/** Builds unless the last build is newer than every source. */
export async function ensureBuilt() {
  const stamp = at('dist', '.built');
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newest(SOURCES.map((name) => at(name)))) return;
  await must('node', [at('scripts', 'build.mjs')]);
}

function newest(paths) {
  let latest = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const stat = statSync(path);
    const inside = stat.isDirectory() ? newest(readdirSync(path).map((name) => join(path, name))) : 0;
    latest = Math.max(latest, stat.mtimeMs, inside);
  }
  return latest;
}

/** The executable of a locally installed package. */
export const bin = (name) => at('node_modules', '.bin', name);
