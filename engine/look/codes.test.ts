import { expect, it } from 'vitest';
import { codesIn, compareCodes, findCodes } from './codes.ts';

it('finds codes and leaves out times, quantities and decimals', () => {
  expect(findCodes('12:40 1400 rpm 1.2 bar\nFault 105\nE-14 0x7B')).toEqual(['E-14', '0x7B', '105']);
});

it('compares codes without regard to hyphens, case and an O for a zero', () => {
  expect([...codesIn('e-O4 E04 a 301')]).toEqual(['E04', 'A301']);
});

it.each([
  ['E-04 R3', ['E04'], 'same'],
  ['E-05 R3', ['E04'], 'other'],
  ['Call service', ['E04'], null],
  ['12345', ['E04'], null],
  ['E-04', [], null],
])('judges “%s” against the codes %j: %s', (words, own, agreement) => {
  expect(compareCodes(codesIn(words), new Set(own))).toBe(agreement);
});
