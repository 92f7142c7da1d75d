import { expect, it } from 'vitest';
import { noteLanguage } from './language-note.ts';

it('names both languages where such questions are understood, else the one to ask in', () => {
  const otherLanguage = { manual: 'en', question: 'de' };
  expect(noteLanguage(otherLanguage, true)).toEqual({ otherLanguage });
  expect(noteLanguage(otherLanguage, false)).toEqual({ askIn: 'en' });
});

it('says nothing of a question in the language of the manual', () => {
  for (const findsAcrossLanguages of [true, false])
    expect(noteLanguage(null, findsAcrossLanguages)).toEqual({});
});
