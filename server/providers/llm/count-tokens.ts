/** About the characters of a token, for servers that don't say how many they used. */
const CHARACTERS_PER_TOKEN = 4;
/** About the tokens of a picture of a thousand pixels a side; servers differ between 300 and 2,000. */
const TOKENS_PER_PICTURE = 1200;

/** Bytes of a request, those of its pictures among them. */
export type SentSize = { bytes: number; pictures: readonly number[] };

/**
 * Tokens of a call. What the server reports counts as long as it is possible: a token is at least a byte of what was
 * sent, or one of those it may write.
 * @param reported as the server says it, any value
 */
export function countTokens(reported: unknown, sent: SentSize, text: string, maxTokens: number): number {
  const isPossible = typeof reported === 'number' && Number.isInteger(reported) && reported > 0;
  if (isPossible && reported <= sent.bytes + maxTokens) return reported;
  const words = sent.bytes - sent.pictures.reduce((sum, bytes) => sum + bytes, 0);
  return Math.ceil((words + text.length) / CHARACTERS_PER_TOKEN) + sent.pictures.length * TOKENS_PER_PICTURE;
}
