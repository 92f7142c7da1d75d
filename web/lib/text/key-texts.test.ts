import { expect, it } from 'vitest';
import { commandKey } from './key-texts.ts';

it.each([
  ['MacIntel', '⌘ K'],
  ['iPad', '⌘ K'],
  ['Win32', 'Ctrl K'],
  ['Linux x86_64', 'Ctrl K'],
  ['', 'Ctrl K'],
])('is written as people on %s know it', (platform, written) => {
  expect(commandKey('K', platform)).toBe(written);
});
