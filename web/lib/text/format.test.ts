import { expect, it } from 'vitest';
import { formatBytes, formatFileSize, formatNumber, formatPrice } from './format.ts';
import { LOCALE, setLanguage } from './locale.ts';

it('writes whole prices without decimals', () => {
  expect(formatPrice(599, 'INR')).toBe('₹599');
  expect(formatPrice(1049.5, 'USD')).toBe('$1,049.50');
});

it('writes bytes in the unit that reads best', () => {
  expect(formatFileSize(524_288)).toBe('0.50 MB');
  expect(formatFileSize(2100)).toBe('3 KB');
  expect(formatBytes(0)).toBe('0 KB');
  expect(formatBytes(2100)).toBe('3 KB');
  expect(formatBytes(19_300_000)).toBe('18.4 MB');
  expect(formatBytes(1_300_000_000)).toBe('1.2 GB');
});

it.each(['en', 'de', 'es', 'fr', 'hi'])('writes every number as readers of %s write it', (language) => {
  setLanguage(language);
  const { format } = new Intl.NumberFormat(LOCALE);
  const numbers = [0, 7, 42, 999, 1000, 1386, 12_345_678, -3, 0.5, 999.5];
  expect(numbers.map(formatNumber)).toEqual(numbers.map(format));
  setLanguage('en');
});
