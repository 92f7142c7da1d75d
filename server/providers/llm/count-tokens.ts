/** Estimated characters of a token, for servers that don't report how many they used. */
const CHARACTERS_PER_TOKEN = 4;
/** Estimated tokens of a picture of a thousand pixels a side; servers count between 300 and 2,000. */
const TOKENS_PER_PICTURE = 1200;

/** Size of a request in bytes, including its pictures, and the bytes of each picture. */
export type SentSize = { bytes: number; pictures: readonly number[] };

/**
 * Counts the tokens of a call. The number that the server reports is taken if it is possible: it can't exceed the bytes
 * sent plus the tokens that the model may write.
 * @param reported the number that the server reports; may be any value
 */
export function countTokens(reported: unknown, sent: SentSize, text: string, maxTokens: number): number {
  const isPossible = typeof reported === 'number' && Number.isInteger(reported) && reported > 0;
  if (isPossible && reported <= sent.bytes + maxTokens) return reported;
  const words = sent.bytes - sent.pictures.reduce((sum, bytes) => sum + bytes, 0);
  return Math.ceil((words + text.length) / CHARACTERS_PER_TOKEN) + sent.pictures.length * TOKENS_PER_PICTURE;
}
