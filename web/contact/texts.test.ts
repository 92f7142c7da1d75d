import { expect, it } from 'vitest';
import { chooseWords } from './texts.ts';

it.each([
  [['de-AT', 'en'], 'de'],
  [['pt-BR', 'es-MX'], 'es'],
  [['hi'], 'hi'],
  [['ja', 'zh-CN'], 'en'],
  [[], 'en'],
  // Properties that every object has are no languages.
  [['constructor'], 'en'],
])('speaks to readers of %j in %s', (languages, lang) => expect(chooseWords(languages).lang).toBe(lang));
