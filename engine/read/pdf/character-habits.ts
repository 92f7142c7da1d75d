import type { TextItem } from '@llamaindex/liteparse';
import { isMonospaced } from './printed-line.ts';

const FOLDABLE = /['"\-Ωμ]/;
const EVERY_FOLDABLE = /['"\-Ωμ]/g;

/** So many of a kind, all with the same original, make a habit. */
const HABIT_COUNT = 4;

/** Whether a text holds characters that may stand for others. */
export function isFoldable(text: string): boolean {
  return FOLDABLE.test(text);
}

/** A hyphen beside a letter is seldom a dash: not worth looking at the page for. */
const ALMOST_ALWAYS_HYPHEN = /^- (?:a|.a)/;

/** What each kind of character has turned out to be; `original` null when it has been different ones. */
type Habit = { original: string | null; count: number };

/** Learns which character of the file stands behind a plain one, by font and by what stands beside it. */
export function createCharacterHabits() {
  const habits = new Map<string, Habit>();
  const isSettled = (kind: string): boolean => {
    const habit = habits.get(kind);
    return habit !== undefined && habit.original !== null && habit.count >= HABIT_COUNT;
  };
  return {
    /**
     * Whether all characters of the fragment are of kinds that have always been one character. Listings use plain
     * characters, and text is what is quoted: they are not worth looking at the page for.
     */
    areKnown: (item: TextItem): boolean =>
      isMonospaced(item.fontName ?? '') ||
      kindsOf(item).every(({ kind }) => ALMOST_ALWAYS_HYPHEN.test(kind) || isSettled(kind)),

    /** Takes note of a fragment's true text, which is as long, and returns the fragment with it. */
    learn(item: TextItem, text: string): TextItem {
      for (const { kind, index } of kindsOf(item)) {
        const original = text.charAt(index);
        const habit = habits.get(kind) ?? { original, count: 0 };
        habits.set(kind, { original: habit.original === original ? original : null, count: habit.count + 1 });
      }
      return text === item.text ? item : { ...item, text };
    },

    /** The fragment with the characters that its own have always stood for. */
    apply(item: TextItem): TextItem {
      const kinds = kindsOf(item);
      if (kinds.length === 0) return item;
      const chars = [...item.text.matchAll(/[\s\S]/g)].map(([char]) => char);
      for (const { kind, index } of kinds) chars[index] = habits.get(kind)?.original ?? chars[index] ?? '';
      return { ...item, text: chars.join('') };
    },
  };
}

/** The characters in question with their places; those that stand alike in one font are of one kind. */
function kindsOf({ text, fontName = '' }: TextItem): Array<{ index: number; kind: string }> {
  if (!FOLDABLE.test(text)) return [];
  return [...text.matchAll(EVERY_FOLDABLE)].map(({ 0: char, index }) => {
    const sides = sideOf(text.charAt(index - 1)) + sideOf(text.charAt(index + 1));
    return { index, kind: `${char} ${sides} ${fontName}` };
  });
}

function sideOf(char: string): string {
  if (char === '' || /\s/.test(char)) return ' ';
  if (/\p{L}/u.test(char)) return 'a';
  return /\p{N}/u.test(char) ? '0' : '.';
}
