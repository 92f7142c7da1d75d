/**
 * Letters of the scripts that tables of words are written in and that part words (Latin, Greek, Cyrillic, Devanagari), in lower case, for
 * the inside of a class. The class is short because it stands in hundreds of patterns: where case is ignored, `\p{L}` takes ten times as
 * long to make, because every letter of Unicode is looked up in its other case.
 */
export const LETTER = 'a-z\u00df-\u024f\u0370-\u052f\u0900-\u097f';

/** Before a word: nothing that is part of one. */
export const WORD_START = `(?<![${LETTER}])`;
/** Behind a word. */
export const WORD_END = `(?![${LETTER}])`;
