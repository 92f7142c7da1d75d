import { expect, it } from 'vitest';
import { changeLanguages } from '../changes/texts.ts';
import { addressLanguages } from '../mails/address-texts.ts';
import { upkeepLanguages } from './texts.ts';

const shapeOf = (words: object) =>
  Object.entries(words).map(([name, text]) => [name, typeof text === 'function' ? text.length : 'text']);

it.each([
  ['upkeep', upkeepLanguages],
  ['changes', changeLanguages],
  ['addresses', addressLanguages],
] as const)('words of %s say all of it in each language, with everything that is put into it', (_of, all) => {
  const { en = {}, ...others }: Readonly<Record<string, object>> = all;
  for (const [code, words] of Object.entries(others)) {
    expect(shapeOf(words), code).toEqual(shapeOf(en));
    for (const [name, text] of Object.entries(words))
      if (typeof text === 'function') {
        const marks = [741, 852].slice(0, text.length);
        const spoken = String(Reflect.apply(text, null, marks));
        for (const mark of marks) expect(spoken, `${code}.${name}`).toContain(String(mark));
      } else expect(text).not.toBe((en as Record<string, unknown>)[name]);
  }
});
