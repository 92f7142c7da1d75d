import { describe, expect, it } from 'vitest';
import { compareSerials, isBounded, isWithin } from './serials.ts';

describe('serial numbers', () => {
  it.each([
    ['A9', 'A10'],
    ['0099', '100'],
    ['A10', 'B1'],
    ['2024-7', '2024-12'],
    ['7', '7A'],
    ['99999999999999999998', '99999999999999999999'],
  ])('%s comes before %s', (one, other) => {
    expect(compareSerials(one, other)).toBeLessThan(0);
    expect(compareSerials(other, one)).toBeGreaterThan(0);
    expect(compareSerials(one, one)).toBe(0);
  });

  it('are told apart by neither case nor leading zeros', () => {
    expect(compareSerials('a-007', 'A-7')).toBe(0);
  });

  it('are in a range with both of its ends, and in one without bounds', () => {
    const range = { serialFrom: 'A100', serialTo: 'A200' };
    expect(['A100', 'A150', 'A200'].every((serial) => isWithin(range, serial))).toBe(true);
    expect(['A99', 'A201', 'B150', ''].some((serial) => isWithin(range, serial))).toBe(false);
    expect(isWithin({ serialFrom: '', serialTo: '' }, 'anything')).toBe(true);
    expect(isWithin({ serialFrom: 'A100', serialTo: '' }, 'Z1')).toBe(true);
    expect(isBounded({ serialFrom: '', serialTo: '' })).toBe(false);
    expect(isBounded({ serialFrom: '', serialTo: '9' })).toBe(true);
  });
});
