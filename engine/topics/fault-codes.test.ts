import { describe, expect, it } from 'vitest';
import { codesIn, speaksOfFault, writtenCode } from './fault-codes.ts';

describe('codesIn', () => {
  it.each([
    ['What does E-18 mean?', ['e18']],
    ['e 18 and E18, then F7', ['e18', 'f7']],
    ['Is 230 V or 16A right?', []],
    ['order number STK600-RC100M-11', []],
    ['a 3 year warranty', []],
    ['', []],
  ])('finds in %j %j', (text, codes) => {
    expect(codesIn(text)).toEqual(codes);
  });
});

it('knows a fault by the words beside it', () => {
  expect(speaksOfFault('error E18')).toBe(true);
  expect(speaksOfFault('It shows IP')).toBe(true);
  expect(speaksOfFault('Is it IP67?')).toBe(false);
});

it('writes a code as most do, and without a blank if as many do', () => {
  expect(writtenCode('e18', ['e-18', 'What is E-18?', 'E18'])).toBe('E-18');
  expect(writtenCode('e18', ['e 18', 'e18'])).toBe('E18');
  expect(writtenCode('e18', [])).toBe('E18');
});
