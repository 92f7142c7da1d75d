import { expect, it } from 'vitest';
import {
  describedPhotoQuestion,
  photoQuestion,
  readPhotoQuestion,
  wordsAsked,
  wordsTyped,
} from './photo-question.ts';

it.each([
  ['without words', photoQuestion(''), { typed: '', words: '', isDescribed: false }],
  [
    'with words',
    photoQuestion('E-04\n“press” OK'),
    { typed: '', words: 'E-04 “press” OK', isDescribed: false },
  ],
  [
    'that a model describes',
    describedPhotoQuestion('a red lamp'),
    { typed: '', words: 'a red lamp', isDescribed: true },
  ],
])('a photo %s is known again', (_, question, expected) => {
  expect(readPhotoQuestion(question)).toEqual(expected);
  expect(wordsAsked(question)).toBe(expected.words);
  expect(wordsTyped(question)).toBe('');
});

it.each([
  [photoQuestion('', 'Why?\nIt hums.'), { words: '', isDescribed: false }, 'Why?\nIt hums.'],
  [photoQuestion('E-04', 'Why?\nIt hums.'), { words: 'E-04', isDescribed: false }, 'Why?\nIt hums. E-04'],
  [
    describedPhotoQuestion('a lamp', 'Why?\nIt hums.'),
    { words: 'a lamp', isDescribed: true },
    'Why?\nIt hums. a lamp',
  ],
])('what was typed beside a photo is told from it: %j', (question, photo, asked) => {
  expect(readPhotoQuestion(question)).toEqual({ typed: 'Why?\nIt hums.', ...photo });
  expect(wordsTyped(question)).toBe('Why?\nIt hums.');
  expect(wordsAsked(question)).toBe(asked);
});

it.each(['Photo quality is poor', 'Photos: “E-04”', 'What is E-04?'])('%j is no photo', (question) => {
  expect(readPhotoQuestion(question)).toBeNull();
  expect(wordsAsked(question)).toBe(question);
  expect(wordsTyped(question)).toBe(question);
});
