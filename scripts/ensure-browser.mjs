/** Finds a Chromium for the browser tests and, on Debian or Ubuntu with root, installs one. */
import { existsSync } from 'node:fs';
import { run } from './lib.mjs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const find = () => PLACES.find((path) => path && existsSync(path));

/** The path of a Chromium, or null with the reason printed. */
export async function ensureBrowser() {
  const found = find();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …');
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = [...sudo, 'apt-get', '-q', '-o', 'DPkg::Lock::Timeout=500'];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const exec = ([command, ...args]) => run(command, args, { env, quiet: true }).catch(() => 1);
    await exec([...apt, 'update']);
    await exec([...apt, 'install', '-y', '--no-install-recommends', 'chromium']);
  }
  const installed = find();
  if (!installed) console.error('No Chromium was found. Install one, or set CHROMIUM_PATH to it.');
  return installed ?? null;
}
