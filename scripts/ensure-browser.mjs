/** Finds a Chromium for the browser tests and, on Debian or Ubuntu with root, installs one. */
import { existsSync } from 'node:fs';
import { run } from './lib.mjs';

/** Chromium without windows: the same engine at about half the work, for it draws no frame of its own. */
const HEADLESS = ['/usr/bin/chromium-headless-shell'];

const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const find = (places) => places.find((path) => path && existsSync(path));

const isRoot = () => process.getuid?.() === 0;

/** Installs a package of Debian or Ubuntu, without a question. Whether it could is for the caller to see. */
async function install(name) {
  if (!existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} for the browser tests …`);
  const apt = [...(isRoot() ? [] : ['sudo', '-n']), 'apt-get', '-q', '-o', 'DPkg::Lock::Timeout=500'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const exec = ([command, ...args]) => run(command, args, { env, quiet: true }).catch(() => 1);
  await exec([...apt, 'update']);
  await exec([...apt, 'install', '-y', '--no-install-recommends', name]);
}

/** The path of a Chromium, or null with the reason printed. */
export async function ensureBrowser() {
  const chosen = find([process.env.CHROMIUM_PATH]);
  if (chosen) return chosen;
  // Root is a container as a rule: there it is in nobody's way beside another one.
  if (!find(HEADLESS) && (isRoot() || !find(WHOLE))) await install('chromium-headless-shell');
  // Not every release has the small one.
  if (!find([...HEADLESS, ...WHOLE])) await install('chromium');
  const browser = find([...HEADLESS, ...WHOLE]);
  if (!browser) console.error('No Chromium was found. Install one, or set CHROMIUM_PATH to it.');
  return browser ?? null;
}
