import { expect, it } from 'vitest';
import { describedPhotoQuestion, photoQuestion } from '../../../../contracts/chat/photo-question.ts';
import { texts } from '../shell/texts.ts';
import { questionText } from './question-text.ts';

it('says of a photo in the words of the chat what was seen in it', () => {
  expect(questionText(photoQuestion(''))).toBe(texts.photo.asked);
  expect(questionText(photoQuestion('E-04'))).toBe(texts.photo.askedWords('E-04'));
  expect(questionText(describedPhotoQuestion('a lamp'))).toBe(texts.photo.askedDescribed('a lamp'));
});

it('says below what was typed what was seen in the photo beside it', () => {
  expect(questionText(photoQuestion('E-04', 'Why?'))).toBe(`Why?\n${texts.photo.askedWords('E-04')}`);
});

it('leaves what was typed as it is', () => {
  expect(questionText(' Why is the lamp red? ')).toBe('Why is the lamp red?');
});
