import { texts } from './texts.ts';

// The order matters, because most browsers also claim to be Chrome or Safari.
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

type Signs = readonly (readonly [name: string, sign: RegExp])[];

const nameOf = (signs: Signs, userAgent: string) => signs.find(([, sign]) => sign.test(userAgent))?.[0];

/**
 * Describes a device by its user agent, "Firefox on Windows". For an unknown browser it is the first word, where
 * programs have their name.
 */
export function describeDevice(userAgent: string): string {
  const browser = nameOf(BROWSERS, userAgent);
  const system = nameOf(SYSTEMS, userAgent);
  if (browser) return system ? texts.device.on(browser, system) : browser;
  const program = /^[\w.-]{1,40}/.exec(userAgent)?.[0];
  if (program && program !== 'Mozilla') return system ? texts.device.on(program, system) : program;
  return system ? texts.device.on(texts.device.unknown, system) : texts.device.unknown;
}
