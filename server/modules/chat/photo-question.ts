/** A photo stands in the conversation as a question of the words that were read in it. */
const TITLE = 'Photo';
const WITH_WORDS = /^Photo: “(.*)”$/s;

/** @param readText the words in the photo; may be empty */
export const photoQuestion = (readText: string): string =>
  readText === '' ? TITLE : `${TITLE}: “${readText.replace(/\s+/g, ' ')}”`;

/** What a stored question asks in words: those read in a photo; empty for a photo without words. */
export const wordsAsked = (question: string): string =>
  question === TITLE ? '' : (WITH_WORDS.exec(question)?.[1] ?? question);
