/** A photo stands in the conversation as a question: of the words read in it, or of what a model sees in it. */
const TITLE = 'Photo';
const WITH_WORDS = /^Photo(?: that seems to show)?: “(.*)”$/s;

/** @param readText the words in the photo; may be empty */
export const photoQuestion = (readText: string): string =>
  readText === '' ? TITLE : `${TITLE}: “${readText.replace(/\s+/g, ' ')}”`;

/** @param described what a model sees in the photo, on one line */
export const describedPhotoQuestion = (described: string): string =>
  `${TITLE} that seems to show: “${described}”`;

/** What a stored question asks in words: those of a photo; empty for a photo without words. */
export const wordsAsked = (question: string): string =>
  question === TITLE ? '' : (WITH_WORDS.exec(question)?.[1] ?? question);
