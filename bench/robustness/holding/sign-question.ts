const LETTERS = 26;
/** So that the shortest name has three letters. */
const FIRST = LETTERS ** 2;

/**
 * The question in words that no other has: signed with a name for its number (from 0). The number itself would be taken for a
 * part's, which no manual has, and nearly every question of a run would be refused.
 */
export function signQuestion(question: string, number: number): string {
  const name: string[] = [];
  for (let rest = FIRST + number; rest > 0; rest = Math.floor(rest / LETTERS))
    name.unshift(String.fromCharCode('a'.charCodeAt(0) + (rest % LETTERS)));
  return `${question} Thanks, ${name.join('').replace(/^./, (letter) => letter.toUpperCase())}`;
}
