import { expect, it } from 'vitest';
import { describedPhotoQuestion, photoQuestion, readPhotoQuestion, wordsAsked } from './photo-question.ts';

it.each([
  ['without words', photoQuestion(''), { words: '', isDescribed: false }],
  ['with words', photoQuestion('E-04\n“press” OK'), { words: 'E-04 “press” OK', isDescribed: false }],
  [
    'that a model describes',
    describedPhotoQuestion('a red lamp'),
    { words: 'a red lamp', isDescribed: true },
  ],
])('a photo %s is known again', (_, question, expected) => {
  expect(readPhotoQuestion(question)).toEqual(expected);
  expect(wordsAsked(question)).toBe(expected.words);
});

it.each(['Photo quality is poor', 'Photos: “E-04”', 'What is E-04?'])('%j is no photo', (question) => {
  expect(readPhotoQuestion(question)).toBeNull();
  expect(wordsAsked(question)).toBe(question);
});
