import { readPhotoQuestion } from '../../../contracts/photo-question.ts';
import { texts } from './texts.ts';

/** A question as the customer reads it: as it was typed, or what was seen in a photo. */
export function questionText(content: string): string {
  const photo = readPhotoQuestion(content);
  if (photo === null) return content.trim();
  if (photo.words === '') return texts.photo.asked;
  return photo.isDescribed ? texts.photo.askedDescribed(photo.words) : texts.photo.askedWords(photo.words);
}
