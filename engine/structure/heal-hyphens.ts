import type { Line } from '../read/document.ts';
import { breaksWord, endsInOneOf, HYPHENS, joinLines } from '../read/lines.ts';
import { type Element, isKind } from './element.ts';

const WORD_BEFORE = /[\p{L}\p{N}]+(?=[-\u2010\u00AD]$)/u;
const WORD_BEHIND = /^\p{L}+/u;
const WORDS = /[\p{L}\p{N}]+(?:[-\u2010][\p{L}\p{N}]+)*/gu;

const MAX_WORD_CHARS = 40;

/** So much text tells how a manual writes its words. */
const MAX_CHARS = 300_000;

/**
 * Elements whose words that were broken at the ends of lines are written as elsewhere in the manual: "in-stall" becomes
 * "install", "Java-related" keeps its hyphen. What stands nowhere else stays as it was joined.
 */
export function healHyphens(elements: readonly Element[]): Element[] {
  const broken = new Map<Element, readonly Line[]>();
  const wanted = new Set<string>();
  for (const element of elements) {
    if (isKind(element, 'code') || isKind(element, 'table') || element.lines.length < 2) continue;
    for (const [index, line] of element.lines.entries()) {
      const halves = halvesOf(line.text, element.lines[index + 1]?.text ?? '');
      if (!halves) continue;
      broken.set(element, element.lines);
      wanted.add(halves.join('')).add(halves.join('-'));
    }
  }
  if (broken.size === 0) return [...elements];
  const known = findWords(elements, wanted);
  const isBroken = (line: string, next: string): boolean => {
    const halves = halvesOf(line, next);
    const isOne = halves !== null && known.has(halves.join(''));
    const isTwo = halves !== null && known.has(halves.join('-'));
    return isOne === isTwo ? breaksWord(line, next) : isOne;
  };
  return elements.map((element) =>
    broken.has(element) ? { ...element, text: joinLines(element.lines, isBroken) } : element,
  );
}

/** The parts of a word that is broken between two lines, in lower case; null if none is. */
function halvesOf(line: string, next: string): [string, string] | null {
  if (!endsInOneOf(HYPHENS, line)) return null;
  const before = WORD_BEFORE.exec(line.slice(-MAX_WORD_CHARS))?.[0];
  const behind = before === undefined ? undefined : WORD_BEHIND.exec(next)?.[0];
  return before === undefined || behind === undefined ? null : [before.toLowerCase(), behind.toLowerCase()];
}

/** Which of the words wanted stand somewhere within a line. */
function findWords(elements: readonly Element[], wanted: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  let chars = 0;
  for (const { lines } of elements) {
    for (const { text } of lines) {
      chars += text.length;
      for (const [word] of text.toLowerCase().matchAll(WORDS)) if (wanted.has(word)) found.add(word);
    }
    if (chars > MAX_CHARS) break;
  }
  return found;
}
