import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** The system's Chromium, or the one that `CHROMIUM_PATH` names, with further `args`. */
export const chromiumSettings = (args: readonly string[] = []): LaunchOptions => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  // Containers run as root and give no room for Chromium's own sandbox.
  args: ['--no-sandbox', ...args],
});

/** Starts Chromium; closing it is up to the caller. */
export const launchChromium = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch(chromiumSettings(args));
