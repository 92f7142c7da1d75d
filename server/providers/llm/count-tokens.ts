/** About the characters of a token, for servers that don't say how many they used. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * Tokens of a call. What the server reports counts as long as it is possible: a token is at least a byte of what was
 * sent, or one of those it may write.
 * @param reported as the server says it, any value
 */
export function countTokens(reported: unknown, sentBytes: number, text: string, maxTokens: number): number {
  const isPossible = typeof reported === 'number' && Number.isInteger(reported) && reported > 0;
  if (isPossible && reported <= sentBytes + maxTokens) return reported;
  return Math.ceil((sentBytes + text.length) / CHARACTERS_PER_TOKEN);
}
