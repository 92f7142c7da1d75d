/**
 * A photo stands in the conversation as a question: of the words read in it, or of what a model sees in it. The client
 * recognises it, because it says the same in the customer's language. Apart from the schemas, so that the chat loads without
 * them.
 */
export type PhotoQuestion = {
  /** Read in the photo, or what a model sees in it; may be empty. */
  words: string;
  isDescribed: boolean;
};

const TITLE = 'Photo';
const WITH_WORDS = /^Photo( that seems to show)?: “(.*)”$/s;

/** @param readText the words in the photo; may be empty */
export const photoQuestion = (readText: string): string =>
  readText === '' ? TITLE : `${TITLE}: “${readText.replace(/\s+/g, ' ')}”`;

/** @param described what a model sees in the photo, on one line */
export const describedPhotoQuestion = (described: string): string =>
  `${TITLE} that seems to show: “${described}”`;

/** The photo that a stored question stands for; null where it was typed. */
export function readPhotoQuestion(question: string): PhotoQuestion | null {
  if (question === TITLE) return { words: '', isDescribed: false };
  const match = WITH_WORDS.exec(question);
  return match && { words: match[2] ?? '', isDescribed: match[1] !== undefined };
}

/** What a stored question asks in words: those of a photo; empty for a photo without words. */
export const wordsAsked = (question: string): string => readPhotoQuestion(question)?.words ?? question;
