import { expect, it } from 'vitest';
import { makeManual } from '../../../engine/ask/testing/make-manual.ts';
import { isCode, neighbourOf } from './table-codes.ts';

it.each(['E-04', 'E04', 'STK600-RC100M-11', '58-1121', 'P2.13', 'ATmega328P', 'IN1'])(
  '%s is a code',
  (cell) => {
    expect(isCode(cell)).toBe(true);
  },
);

it.each(['230 V', '5V', '10mm', '2nd', '98x28', '0x1f', 'v1.2', '200-240', 'Pump', '12', '2024-05-01'])(
  '%s is none',
  (cell) => {
    expect(isCode(cell)).toBe(false);
  },
);

it('makes a code that the manual does not hold in any way of writing', () => {
  const { passages } = makeManual([{ heading: 'Codes', text: 'E-04, e 05 and E06' }]);
  expect(neighbourOf('E-04', passages)).toBe('E-07');
});
