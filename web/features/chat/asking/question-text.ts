import { type PhotoQuestion, readPhotoQuestion } from '../../../../contracts/chat/photo-question.ts';
import { texts } from '../shell/texts.ts';

/** A question as the customer reads it: as it was typed, and what was seen in a photo. */
export function questionText(content: string): string {
  const photo = readPhotoQuestion(content);
  if (photo === null) return content.trim();
  return [photo.typed, photoText(photo)].filter((text) => text !== '').join('\n');
}

function photoText({ words, isDescribed }: PhotoQuestion): string {
  if (words === '') return texts.photo.asked;
  return isDescribed ? texts.photo.askedDescribed(words) : texts.photo.askedWords(words);
}
