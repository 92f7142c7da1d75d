/**
 * A tokenizer's time may grow with the square of what it is given: for 16,000 invisible characters it takes seconds. So it
 * is given this much at a time, which it does in milliseconds whatever it is: UTF-16 units.
 */
const PIECE = 400;
/** Nothing is read further than this, however few tokens it makes: UTF-16 units for each token that is wanted. */
const UNITS_A_TOKEN = 16;
/** A piece ends at a blank if there is one in this last part of it: where words part, so do tokens. */
const TAIL = 200;

/**
 * At most `most` token ids of a text, in a time that grows with `most` alone.
 * @param idsOf ids of a short text, without those that begin and end a window
 */
export function readTokens(idsOf: (text: string) => number[], text: string, most: number): number[] {
  const tokens: number[] = [];
  const end = Math.min(text.length, most * UNITS_A_TOKEN);
  for (let at = 0; at < end && tokens.length < most; ) {
    const next = pieceEnd(text, at, end);
    // Blanks on the rim would be tokens of their own where a blank is part of the word behind it.
    const piece = text.slice(at, next).trim();
    if (piece !== '') for (const id of idsOf(piece)) if (tokens.length < most) tokens.push(id);
    at = next;
  }
  return tokens;
}

function pieceEnd(text: string, at: number, end: number): number {
  const far = at + PIECE;
  if (far >= end) return end;
  for (let i = far; i > far - TAIL; i -= 1) if (/\s/.test(text[i] ?? '')) return i;
  // Not between the halves of a character.
  return /[\ud800-\udbff]/.test(text[far - 1] ?? '') ? far - 1 : far;
}
