import { expect, it } from 'vitest';
import { codeLanguages } from './texts.ts';

it('say all of it in each language of the chat', () => {
  expect(Object.keys(codeLanguages).sort()).toEqual(['de', 'en', 'es', 'fr', 'hi']);
  const said = Object.values(codeLanguages).map(({ place }) => place);
  expect(new Set(said).size).toBe(5);
});
