import { describe, expect, test } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { createCharacterHabits } from './character-habits.ts';

const fragment = (text: string, fontName = 'Serif'): Fragment => ({
  text,
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  fontName,
});

type Habits = ReturnType<typeof createCharacterHabits>;

function learn(habits: Habits, plain: string, original: string, times: number, fontName?: string): void {
  for (let time = 0; time < times; time++) habits.learn(fragment(plain, fontName), original);
}

function applied(habits: Habits, text: string, fontName?: string): string {
  const item = fragment(text, fontName);
  habits.apply(item);
  return item.text;
}

describe('createCharacterHabits', () => {
  test('takes a character that was the same twice for known, and gives it to later fragments', () => {
    const habits = createCharacterHabits();
    learn(habits, "don't", 'don’t', 1);
    expect(habits.areKnown(fragment("isn't"))).toBe(false);
    learn(habits, "can't", 'can’t', 1);
    expect(habits.areKnown(fragment("isn't"))).toBe(true);
    expect(applied(habits, "isn't")).toBe('isn’t');
  });

  test('asks no more about a kind that has been different characters often enough, and leaves it as it is', () => {
    const habits = createCharacterHabits();
    learn(habits, '1-2', '1–2', 4);
    learn(habits, '3-4', '3-4', 3);
    expect(habits.areKnown(fragment('5-6'))).toBe(false);
    learn(habits, '3-4', '3-4', 1);
    expect(habits.areKnown(fragment('5-6'))).toBe(true);
    expect(applied(habits, '5-6')).toBe('5-6');
  });

  test('believes in a font that is new what all others agree on', () => {
    const habits = createCharacterHabits();
    learn(habits, '1-2', '1–2', 7);
    expect(habits.areKnown(fragment('5-6', 'Serif-Bold'))).toBe(false);
    expect(applied(habits, '5-6', 'Serif-Bold')).toBe('5–6');
    learn(habits, '1-2', '1–2', 1);
    expect(habits.areKnown(fragment('5-6', 'Serif-Bold'))).toBe(true);
  });

  test('takes hyphens of words for what they are, but not one before an amount', () => {
    const habits = createCharacterHabits();
    expect(habits.areKnown(fragment('two-column'))).toBe(true);
    expect(habits.areKnown(fragment('COP A-7'))).toBe(false);
  });

  test('learns nothing about texts from listings, nor about listings from texts', () => {
    const habits = createCharacterHabits();
    learn(habits, "don't", 'don’t', 8, 'Courier');
    expect(applied(habits, "isn't", 'Serif')).toBe("isn't");
    const others = createCharacterHabits();
    learn(others, "don't", 'don’t', 8, 'Serif');
    expect(applied(others, "isn't", 'Courier')).toBe("isn't");
  });

  test('tells marks that stand alike by their codes in the font, where the parser gives these', () => {
    const habits = createCharacterHabits();
    const coded = (text: string, ...charCodes: number[]) => ({ ...fragment(text), charCodes });
    for (const [plain, original, code] of [
      ['"a', '„a', 132],
      ['"a', '"a', 34],
    ] as const)
      for (let time = 0; time < 2; time++) habits.learn(coded(plain, code, 97), original);
    const german = coded('"b" "c"', 132, 98);
    expect(habits.areKnown(coded('"b', 132, 98))).toBe(true);
    habits.apply(german);
    // Behind the codes it is not known which of them a mark is.
    expect(german.text).toBe('„b" "c"');
    expect(habits.areKnown(coded('"b', 147, 98))).toBe(false);
  });
});
