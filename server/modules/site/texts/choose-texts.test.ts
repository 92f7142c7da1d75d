import { expect, it } from 'vitest';
import { chooseTexts, LANGUAGES } from './choose-texts.ts';
import type { SiteTexts } from './site-texts.ts';

it.each([
  [undefined, undefined, 'en'],
  [undefined, 'de-CH,de;q=0.9,en;q=0.5', 'de'],
  [undefined, 'it,fr;q=0.4,es;q=0.8', 'es'],
  [undefined, 'de;q=0,hi;q=0.1', 'hi'],
  [undefined, ';;q,,', 'en'],
  ['fr', 'de', 'fr'],
  ['xx', 'de', 'de'],
])('asked for %s, with a browser that accepts %s, it is %s', (chosen, accepted, language) => {
  expect(chooseTexts(chosen, accepted).language).toBe(language);
});

/** All texts of a language by their place, functions called with something. */
function textsOf(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'function') return [[place, String(value(7, 'word'))]];
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`));
}

it('says everything in every language, and nothing in two the same by mistake', () => {
  const [english, ...others] = LANGUAGES;
  const said = textsOf(english satisfies SiteTexts | undefined);
  for (const texts of others) {
    const own = new Map(textsOf(texts));
    expect([...own.keys()].sort()).toEqual(said.map(([place]) => place).sort());
    const same = said.filter(([place, text]) => text.split(' ').length > 2 && own.get(place) === text);
    expect(same).toEqual([]);
  }
});
