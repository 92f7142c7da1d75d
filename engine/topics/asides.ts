/** Words that introduce a place or a time. */
const OPENING: ReadonlySet<string> = new Set(
  (
    'in on onto at under below behind inside near beside into against after since during while before around outside down ' +
    'along between over above'
  ).split(' '),
);
/** Words that end an aside, because another clause begins. */
const CLOSING: ReadonlySet<string> = new Set(
  'and or but is are was does do can how what why who when'.split(' '),
);
/** Maximum number of terms in an aside: "on the back wall of the fridge". */
const LONGEST = 3;

/**
 * The terms of an English question that only say where or when: "water **under the drawer**", "not cooling **since we moved it**". A question
 * that begins with such words is about them.
 * @param terms the term of each of the `words`; null for a stop word
 */
export function findAsides(words: readonly string[], terms: readonly (string | null)[]): ReadonlySet<string> {
  const aside = new Set<string>();
  const said = new Set<string>();
  let left = 0;
  words.forEach((word, at) => {
    const term = terms[at] ?? null;
    if (OPENING.has(word)) {
      left = said.size > 0 ? LONGEST : 0;
      return;
    }
    if (CLOSING.has(word)) left = 0;
    if (term === null) return;
    if (left > 0) aside.add(term);
    else said.add(term);
    left -= 1;
  });
  for (const term of said) aside.delete(term);
  return aside;
}
