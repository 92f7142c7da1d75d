/** Which variants a text names. */
import { keyOf } from './names.ts';

/** A shortened word is as long: "mac", "win". */
const MIN_SHORTENED = 3;

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? []).map((word) =>
    word.replace(/^0+(?=\d)/, ''),
  );

/**
 * The names of which a text says what tells them apart: "09" of "Tarn 06" and "Tarn 09", "mac" of "macOS". Of "P40" and "P40 S" a text
 * that says both names the longer one.
 */
export function namedIn(text: string, names: readonly string[]): string[] {
  const said = wordsOf(text);
  const all = names.map(wordsOf);
  const isSaid = (word: string) =>
    said.some(
      (own) => own === word || (own.length >= MIN_SHORTENED && !/\d/.test(word) && word.startsWith(own)),
    );
  const named = names.filter((_, i) => {
    const own = (all[i] ?? []).filter((word) => !all.every((words) => words.includes(word)));
    return own.length > 0 && own.every(isSaid);
  });
  return named.filter(
    (name) => !named.some((other) => other !== name && keyOf(other).startsWith(`${keyOf(name)} `)),
  );
}
