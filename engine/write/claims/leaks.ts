/** What no answer holds unless the manual does: addresses, markup, and talk about the model itself. */
const FOREIGN: readonly RegExp[] = [
  /\b(?:https?|ftp|file|data|javascript|mailto):\S*/gi,
  /\bwww\.\S+/gi,
  /\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|info|biz|de|fr|uk|eu|ru|cn|app|dev|xyz|top|ly|gl|me|co)\b(?:\/\S*)?/gi,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?:\+|\b00)\d[\d\s()/.-]{5,}\d/g,
  /\b\d{3,5}[\s/-]\d{3,}[\s-]?\d{2,}\b/g,
  /<\/?[a-z!][^>]*>?/gi,
  /!?\[[^\]]*\]\([^)]*\)?/g,
  /```|`[^`]*`/g,
  /<<+|>>+|<\||\|>|\[\/?INST\]/gi,
  /&(?:#x?[\da-f]+|[a-z]+);/gi,
];
const ABOUT_MODELS =
  /\b(?:as an ai|ai (?:assistant|model)|language model|system (?:prompt|message)|(?:my|these|previous|above|prior) instructions|ignore (?:all|the|any|previous|your)|(?:^|\s)(?:assistant|system|user|developer)\s*:|NOT_IN_MANUAL|PASSAGE \d|as instructed|i (?:was|am|have been) (?:told|asked|instructed|programmed))/i;
/** So many words of the orders in a row are no chance. */
const SHINGLE = 5;

/**
 * Whether a plain sentence holds what the cited text (plain as well) does not: an address, a telephone number, markup,
 * foreign figures, words about the model or `orders`, what it was told.
 */
export function leaks(sentence: string, cited: string, orders: string): boolean {
  const held = squeeze(cited);
  const isForeign = FOREIGN.some((pattern) =>
    [...sentence.matchAll(pattern)].some(([found]) => !held.includes(squeeze(found))),
  );
  if (isForeign || hasForeignFigures(sentence, cited)) return true;
  if (speaksOfModels(sentence) && !speaksOfModels(cited)) return true;
  const told = shingles(orders);
  return shingles(sentence).some(
    (words) => told.includes(words) && !wordsOf(cited).join(' ').includes(words),
  );
}

/** Whether a text speaks to a language model or of it, as orders that were smuggled into a manual do. */
export const speaksOfModels = (text: string): boolean => ABOUT_MODELS.test(text);

/** Figures of other scripts say numbers that are not looked for. */
const hasForeignFigures = (sentence: string, cited: string): boolean =>
  [...sentence.matchAll(/[^\P{N}0-9]/gu)].some(([figure]) => !cited.includes(figure));

const squeeze = (text: string): string => text.toLowerCase().replace(/\s+/g, '');
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

function shingles(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(SHINGLE - 1).map((_, i) => words.slice(i, i + SHINGLE).join(' '));
}
