import { expect, it } from 'vitest';
import type { Fragment } from './page-content.ts';
import { asSign } from './symbol-fonts.ts';

const item = (text: string, fontName: string): Fragment => ({
  text,
  x: 60,
  y: 100,
  width: 5,
  height: 10,
  fontName,
});

it.each([
  ['!', 'DONURB+CommonBullets', '•'],
  ['l', 'Wingdings', '●'],
  ['ü', 'ABCDEF+Wingdings-Regular', '✓'],
  ['A', 'Wingdings', 'A'],
  ['!', 'Arial', '!'],
  ['loud', 'Wingdings', 'loud'],
])('reads %j of %s as %j', (text, fontName, sign) => {
  expect(asSign(item(text, fontName)).text).toBe(sign);
});
