import { describe, expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { asSign, inTypeOfWords } from './symbol-fonts.ts';

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

describe('words behind a sign', () => {
  const place = { x: 50, y: 100, width: 60, height: 10 };
  const words = { ...place, text: 'Choose File', fontName: 'Times-Roman', fontSize: 10 };
  const sign = { ...place, text: '→', fontName: 'Symbol', fontSize: 7.5 };

  it('are in the type of the words before them', () => {
    const [, menu] = inTypeOfWords([words, { ...sign, text: '→ Print … (Ctrl+P)' }]);
    expect(menu).toMatchObject({ text: '→ Print … (Ctrl+P)', fontName: 'Times-Roman', fontSize: 10 });
  });

  it('are none in a sign alone or a formula', () => {
    for (const text of ['→', 'α + β']) {
      expect(inTypeOfWords([words, { ...sign, text }])[1]).toMatchObject({
        fontName: 'Symbol',
        fontSize: 7.5,
      });
    }
  });
});
