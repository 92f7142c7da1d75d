import { expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const words = { en: { close: 'Close' }, de: { close: 'Schließen' }, es: { close: 'Cerrar' } };

it.each([
  [['de-AT', 'en'], 'de', 'Schließen'],
  [['pt-BR', 'es-MX'], 'es', 'Cerrar'],
  [['ja', 'zh-CN'], 'en', 'Close'],
  [[], 'en', 'Close'],
  // Properties that every object has are no languages.
  [['constructor'], 'en', 'Close'],
])('speaks to readers of %j in %s', (languages, lang, close) =>
  expect(chooseLanguage(words, languages)).toEqual({ lang, close }),
);
