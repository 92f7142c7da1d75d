import type { Fragment } from '../page-content.ts';
import { isMonospaced } from './font-style.ts';

const FOLDABLE = /['"\-Ωμ]/;
const EACH_FOLDABLE = new RegExp(FOLDABLE, 'g');
const FOLDABLE_CHARS = '\'"-Ωμ';
const HYPHEN = FOLDABLE_CHARS.indexOf('-');

/** So many of a kind in one font, all with the same original, make a habit. */
const HABIT_COUNT = 2;
/** A kind that has been so many times different characters stays so, however many more pages are looked at. */
const MIXED_COUNT = 8;

/** A kind that is new in a font is what it has been so many times in all others: enough to believe it, and to look no more. */
const SHARED_COUNT = 2;
const SHARED_HABIT_COUNT = 8;

/** Whether a text holds characters that may stand for others. */
export function isFoldable(text: string): boolean {
  return FOLDABLE.test(text);
}

/** What stands beside a character. */
const BLANK = 0;
const LETTER = 1;
const DIGIT = 2;
const OTHER = 3;

/** A character in question: its place in the text, its number and neighbours as one figure, and its code in the font, if known. */
type Kind = { index: number; kind: number; code: number | undefined };

/** What each kind of character has turned out to be; `original` null when it has been different ones. */
type Habit = { original: string | null; count: number };

type Habits = Map<number, Habit>;

/**
 * Learns which character of the file stands behind a plain one, by font and by what stands beside it. Texts are
 * changed in place: a manual has a hundred thousand fragments.
 */
export function createCharacterHabits() {
  const fonts = new Map<string, Habits>();
  /** What each code of a font stands for: one character, unless two fonts have one name. */
  const codes = new Map<string, Habits>();
  /** Of all fonts but those of listings. */
  const shared: Habits = new Map();
  const habitsOf = (byFont: Map<string, Habits>, { fontName = '' }: Fragment): Habits => {
    const habits = byFont.get(fontName) ?? new Map<number, Habit>();
    byFont.set(fontName, habits);
    return habits;
  };
  return {
    /**
     * Whether all characters of the fragment are of kinds that have always been one character. Listings use plain
     * characters, and text is what is quoted: they are not worth looking at the page for.
     */
    areKnown(item: Fragment): boolean {
      if (!FOLDABLE.test(item.text) || isMonospaced(item.fontName ?? '')) return true;
      const habits = habitsOf(fonts, item);
      const ofCode = habitsOf(codes, item);
      return kindsOf(item).every(
        ({ kind, code }) =>
          isPlainHyphen(kind) ||
          originalOfCode(ofCode, code) !== null ||
          isSettled(habits.get(kind), shared.get(kind)),
      );
    },

    /** Takes note of a fragment's true text, which is as long, and gives it to the fragment. */
    learn(item: Fragment, text: string): void {
      if (!FOLDABLE.test(item.text)) return;
      const habits = habitsOf(fonts, item);
      const ofCode = habitsOf(codes, item);
      const isListing = isMonospaced(item.fontName ?? '');
      for (const { kind, index, code } of kindsOf(item)) {
        note(habits, kind, text.charAt(index));
        if (code !== undefined) note(ofCode, code, text.charAt(index));
        if (!isListing) note(shared, kind, text.charAt(index));
      }
      item.text = text;
    },

    /** Gives the fragment the characters that its own have always stood for. */
    apply(item: Fragment): void {
      if (!FOLDABLE.test(item.text)) return;
      const habits = habitsOf(fonts, item);
      const ofCode = habitsOf(codes, item);
      const isListing = isMonospaced(item.fontName ?? '');
      for (const { kind, index, code } of kindsOf(item)) {
        const original =
          originalOfCode(ofCode, code) ??
          originalOf(habits.get(kind), isListing ? undefined : shared.get(kind));
        if (original === null || original === item.text.charAt(index)) continue;
        item.text = item.text.slice(0, index) + original + item.text.slice(index + 1);
      }
    },
  };
}

function note(habits: Habits, kind: number, original: string): void {
  const habit = habits.get(kind);
  if (habit === undefined) habits.set(kind, { original, count: 1 });
  else {
    if (habit.original !== original) habit.original = null;
    habit.count += 1;
  }
}

/** Whether one more page would tell nothing new of a kind; `own` are the habits of its font. */
function isSettled(own: Habit | undefined, shared: Habit | undefined): boolean {
  if (own !== undefined) return own.count >= (own.original === null ? MIXED_COUNT : HABIT_COUNT);
  return shared !== undefined && shared.original !== null && shared.count >= SHARED_HABIT_COUNT;
}

/** The character that a code of a font has always been; null where that is not known. */
function originalOfCode(habits: Habits, code: number | undefined): string | null {
  const habit = code === undefined ? undefined : habits.get(code);
  return habit !== undefined && habit.count >= HABIT_COUNT ? habit.original : null;
}

/** The character that a kind has always been, in its font or else in the others; null where it has been different ones. */
function originalOf(own: Habit | undefined, shared: Habit | undefined): string | null {
  if (own !== undefined) return own.original;
  return shared !== undefined && shared.count >= SHARED_COUNT ? shared.original : null;
}

/** The characters in question with their places; those that stand alike are of one kind. */
function kindsOf({ text, charCodes }: Fragment): Kind[] {
  const kinds: Kind[] = [];
  // `matchAll` would make an expression of its own for each text.
  for (let match = EACH_FOLDABLE.exec(text); match !== null; match = EACH_FOLDABLE.exec(text)) {
    const { index, 0: char } = match;
    const sides = sideAt(text, index - 1) * 4 + sideAt(text, index + 1);
    const code = charCodes?.[index];
    kinds.push({ index, kind: FOLDABLE_CHARS.indexOf(char) * 16 + sides, code });
  }
  return kinds;
}

/** A hyphen beside a letter is seldom a dash, but for "A−7": not worth looking at the page for. */
function isPlainHyphen(kind: number): boolean {
  const sides = [(kind >> 2) & 3, kind & 3];
  return kind >> 4 === HYPHEN && sides.includes(LETTER) && !sides.includes(DIGIT);
}

/** What stands at a place of a text: nothing does before and behind it. */
function sideAt(text: string, index: number): number {
  const char = text.charAt(index);
  return char === '' ? BLANK : (ASCII_SIDES[char.charCodeAt(0)] ?? sideOf(char));
}

function sideOf(char: string): number {
  if (/\s/.test(char)) return BLANK;
  if (/\p{L}/u.test(char)) return LETTER;
  return /\p{N}/u.test(char) ? DIGIT : OTHER;
}

/** Nearly all characters are among these. */
const ASCII_SIDES = Uint8Array.from({ length: 0x80 }, (_, unit) => sideOf(String.fromCharCode(unit)));
