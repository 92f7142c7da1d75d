/**
 * A photo stands in the conversation as a question: of the words read in it, or of what a model sees in it, below what was
 * typed beside it. The client recognises it, because it says the same in the customer's language. Apart from the schemas, so
 * that the chat loads without them.
 */
export type PhotoQuestion = {
  /** Typed beside the photo; may be empty. */
  typed: string;
  /** Read in the photo, or what a model sees in it; may be empty. */
  words: string;
  isDescribed: boolean;
};

const TITLE = 'Photo';
const PHOTO = /^(?:(.+)\n)?Photo(?:( that seems to show)?: “(.*)”)?$/s;

const below = (typed: string, photo: string): string => (typed === '' ? photo : `${typed}\n${photo}`);

/** @param readText the words in the photo; may be empty */
export const photoQuestion = (readText: string, typed = ''): string =>
  below(typed, readText === '' ? TITLE : `${TITLE}: “${readText.replace(/\s+/g, ' ')}”`);

/** @param described what a model sees in the photo, on one line */
export const describedPhotoQuestion = (described: string, typed = ''): string =>
  below(typed, `${TITLE} that seems to show: “${described}”`);

/** The photo that a stored question stands for; null where it was typed and nothing else. */
export function readPhotoQuestion(question: string): PhotoQuestion | null {
  const match = PHOTO.exec(question);
  return match && { typed: match[1] ?? '', words: match[3] ?? '', isDescribed: match[2] !== undefined };
}

/** What was typed of a stored question; empty for a photo alone. */
export const wordsTyped = (question: string): string => readPhotoQuestion(question)?.typed ?? question;

/** What a stored question asks in words, those of its photo included; empty for a photo without words. */
export function wordsAsked(question: string): string {
  const photo = readPhotoQuestion(question);
  return photo ? [photo.typed, photo.words].filter((words) => words !== '').join(' ') : question;
}
