import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** Starts the system's Chromium; `CHROMIUM_PATH` names another one. Closing it is up to the caller. */
export const launchChromium = (args: readonly string[] = [], options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Containers run as root and give no room for Chromium's own sandbox.
    args: ['--no-sandbox', ...args],
    ...options,
  });
