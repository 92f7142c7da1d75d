import { expect, it } from 'vitest';
import { isVariantInHeading, isVariantName } from './names.ts';

it.each([
  'Tarn 40',
  'Tarn 40 S',
  'Corvus 24C',
  'ESP32-POE',
  'VS-26H',
  'WAE24367GB',
  'Windows',
  'macOS',
  'Windows 11',
  'FreeBSD 12.2',
])('%s names a variant', (name) => expect(isVariantName(name)).toBe(true));

it.each([
  'E14',
  'P-01',
  'A2 Jumper',
  'Moment 1',
  'Level 2',
  'July 2024',
  '600 W',
  'Temperature at 40 °C',
  'Minimum',
  'codes for ESP32-POE',
  'input.L1.current',
  '940-0024C',
  'Quick 30 programme',
  '',
])('"%s" names none', (text) => expect(isVariantName(text)).toBe(false));

it('sizes name one in a heading alone', () => {
  expect(isVariantInHeading('3.5-inch')).toBe(true);
  expect(isVariantInHeading('a 3.5-inch')).toBe(false);
  expect(isVariantName('3.5-inch')).toBe(false);
});
