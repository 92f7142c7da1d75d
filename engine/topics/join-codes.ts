import type { Token } from '../index/tokens.ts';

/** "e 18" as "e18". Longer letters before a number are words, and so are "a" and "i". */
export function joinCodes(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    if (token.kind === 'number' && before?.kind === 'word' && /^[b-hj-z]$/.test(before.term))
      joined.splice(-1, 1, { term: before.term + token.term, kind: 'identifier' });
    else joined.push(token);
  }
  return joined;
}
