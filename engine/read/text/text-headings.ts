import { parseListMarker } from '../../document/list-marker.ts';
import { isSignalWord } from '../../document/signal-word.ts';
import type { TextLine } from './text-lines.ts';

/** A heading, and the line behind it. */
export type TextHeading = { text: string; level: number; end: number };

const MAX_CHARS = 90;
const MAX_WORDS = 10;
const MIN_CAPITALS = 4;
const SECTION_NUMBER = /^((?:\d{1,3}|[A-Z])(?:\.\d{1,3})+\.?|\d{1,3})\s+\p{Lu}/u;
const CHAPTER_NUMBER = /^(\d{1,3})\.\s+\p{Lu}/u;
const SENTENCE_ENDS = /[.,;:!?]$/;

/** The heading that begins at a line; null where none does. `next` is what stands behind the blank line after the chunk. */
export function findHeading(
  chunk: readonly TextLine[],
  at: number,
  next: readonly TextLine[] | undefined,
): TextHeading | null {
  const line = chunk[at];
  if (!line || line.text.length > MAX_CHARS) return null;
  const { text } = line;
  const below = chunk[at + 1];
  if (below && isUnderline(below, line))
    return { text, level: below.text.startsWith('=') ? 1 : 2, end: at + 2 };
  if (at > 0 || SENTENCE_ENDS.test(text) || isSignalWord(text)) return null;
  const isAlone = chunk.length === 1;
  const level = levelByNumber(text, isAlone, next) ?? levelByForm(text, isAlone, next);
  return level === null ? null : { text, level, end: 1 };
}

/** Whether a line of signs stands below another as far as it goes. */
export function isUnderline(rule: TextLine, title: TextLine): boolean {
  if (!/^([=\-~^*#])\1{2,}$/.test(rule.text) || /^[^\p{L}\p{N}]+$/u.test(title.text)) return false;
  return Math.abs(rule.text.length - title.text.length) <= Math.max(3, title.text.length / 3);
}

/** "3.2 Title" is on level 2. "3. Title" is a chapter only by itself, and no step before the next one. */
function levelByNumber(text: string, isAlone: boolean, next: readonly TextLine[] | undefined): number | null {
  const number = SECTION_NUMBER.exec(text)?.[1];
  if (number !== undefined) {
    const parts = number.split('.').filter((part) => part !== '').length;
    return parts > 1 || isAlone ? Math.min(6, parts) : null;
  }
  if (!CHAPTER_NUMBER.test(text) || !isAlone || !next?.[0]) return null;
  return CHAPTER_NUMBER.test(next[0].text) ? null : 1;
}

/** Capitals throughout, or a few words by themselves before more. */
function levelByForm(text: string, isAlone: boolean, next: readonly TextLine[] | undefined): number | null {
  if (parseListMarker(text) || /\t| {3,}/.test(text)) return null;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isLoud =
    letters.length >= MIN_CAPITALS && letters === letters.toUpperCase() && /\p{Lu}/u.test(letters);
  if (isLoud) return 2;
  if (!isAlone || !next || text.split(/\s+/).length > MAX_WORDS || !/^[\p{Lu}\p{Lo}]/u.test(text))
    return null;
  const behind = next.reduce((sum, { text: line }) => sum + line.length, 0);
  const isBefore = behind > text.length || parseListMarker(next[0]?.text ?? '') !== null;
  return isBefore ? 2 : null;
}
