import { breaksWord, endsInOneOf, HYPHENS, joinLines } from '../document/lines.ts';
import type { Cell, Line } from '../document/pages.ts';
import { type Element, isKind } from './element.ts';

const WORD_BEFORE = /[\p{L}\p{N}]+(?=[-\u2010\u00AD]$)/u;
const WORD_BEHIND = /^\p{L}+/u;
const HYPHEN = /[-\u2010]/;
const ENDING = /\p{L}[-\u2010](\p{L}{2,5})$/u;
const WORDS = /[\p{L}\p{N}]+(?:[-\u2010][\p{L}\p{N}]+)*/gu;

const MAX_WORD_CHARS = 40;

/**
 * Minimum number of words with the same short ending after a hyphen from which the hyphen belongs to the ending: "acende-se",
 * "utilize-se".
 */
const MIN_OF_ENDING = 3;

/** Characters of text from which the spelling of a manual's words is learnt. */
const MAX_CHARS = 300_000;

/**
 * Rejoins words that were hyphenated at the ends of lines, spelling them as the manual does elsewhere: "in-stall" becomes "install",
 * "Java-related" keeps its hyphen. A word that occurs nowhere else keeps the hyphen before an ending that the manual hyphenates ("-se");
 * otherwise it is left as it was joined.
 */
export function healHyphens(elements: readonly Element[]): Element[] {
  const broken = new Set<Element>();
  const wanted = new Set<string>();
  for (const element of elements) {
    if (isKind(element, 'code')) continue;
    for (const lines of textsOf(element)) {
      for (const [index, line] of lines.entries()) {
        const halves = halvesOf(line.text, lines[index + 1]?.text ?? '');
        if (!halves) continue;
        broken.add(element);
        wanted.add(halves.join('')).add(halves.join('-'));
      }
    }
  }
  if (broken.size === 0) return [...elements];
  const { known, endings } = findWords(elements, wanted);
  const isBroken = (line: string, next: string): boolean => {
    const halves = halvesOf(line, next);
    if (halves === null) return breaksWord(line, next);
    const isOne = known.has(halves.join(''));
    if (isOne !== known.has(halves.join('-'))) return isOne;
    const isEnding = !isOne && (endings.get(halves[1])?.size ?? 0) >= MIN_OF_ENDING;
    return !isEnding && breaksWord(line, next);
  };
  return elements.map((element) => (broken.has(element) ? rejoin(element, isBroken) : element));
}

/** The lines of each text in an element; in a table, of each cell. */
const textsOf = (element: Element): (readonly Line[])[] =>
  isKind(element, 'table')
    ? [element.block.header, ...element.block.rows].flat().map(({ lines = [] }) => lines)
    : [element.lines];

function rejoin(element: Element, isBroken: (line: string, next: string) => boolean): Element {
  if (!isKind(element, 'table')) return { ...element, text: joinLines(element.lines, isBroken) };
  const { header, rows } = element.block;
  const heal = (cell: Cell): Cell =>
    cell.lines && cell.lines.length > 1 ? { ...cell, text: joinLines(cell.lines, isBroken) } : cell;
  return {
    ...element,
    block: { ...element.block, header: header.map(heal), rows: rows.map((row) => row.map(heal)) },
  };
}

/** The two parts of a word hyphenated between two lines, in lower case; null if there is none. */
function halvesOf(line: string, next: string): [string, string] | null {
  if (!endsInOneOf(HYPHENS, line)) return null;
  const before = WORD_BEFORE.exec(line.slice(-MAX_WORD_CHARS))?.[0];
  const behind = before === undefined ? undefined : WORD_BEHIND.exec(next)?.[0];
  return before === undefined || behind === undefined ? null : [before.toLowerCase(), behind.toLowerCase()];
}

/** The words looked for that occur within a line, and the words with each short ending after a hyphen. */
function findWords(elements: readonly Element[], wanted: ReadonlySet<string>) {
  const known = new Set<string>();
  const endings = new Map<string, Set<string>>();
  let chars = 0;
  for (const { lines } of elements) {
    for (const { text } of lines) {
      chars += text.length;
      for (const word of text.toLowerCase().match(WORDS) ?? []) {
        if (wanted.has(word)) known.add(word);
        // Few words have a hyphen.
        const ending = HYPHEN.test(word) ? ENDING.exec(word)?.[1] : undefined;
        if (ending !== undefined) endings.set(ending, (endings.get(ending) ?? new Set()).add(word));
      }
    }
    if (chars > MAX_CHARS) break;
  }
  return { known, endings };
}
