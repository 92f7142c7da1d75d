import { expect, it } from 'vitest';
import { withCountryCode } from './phone-number.ts';

it.each([
  ['98400 12345', '+91 98400 12345'],
  [' 044-2345 678 ', '+91 044-2345 678'],
  ['+44 1632 960158', '+44 1632 960158'],
  ['0044 1632 960158', '0044 1632 960158'],
])('shows %s as %s, for a country code is never put before another', (number, shown) => {
  expect(withCountryCode(number)).toBe(shown);
});
