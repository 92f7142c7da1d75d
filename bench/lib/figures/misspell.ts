import { languageOf } from '../../../engine/index/language.ts';

/**
 * A function that puts one random mistake (letter left out, swapped, doubled or changed; never the first or last) into
 * one content word of five letters or more of each question. The same `seed` makes the same mistakes.
 */
export function createMisspeller(seed: number): (question: string) => string {
  const random = createRandom(seed);
  const { isStopWord } = languageOf('en');
  return (question) => {
    const words = [...question.matchAll(/[A-Za-z]{5,}/g)].filter(([word]) => !isStopWord(word.toLowerCase()));
    const match = words[random(words.length)];
    if (match === undefined) return question;
    const [word] = match;
    const wrong = spoil(word, 1 + random(word.length - 2), random(4), 'aeiourstnl'.charAt(random(10)));
    return question.slice(0, match.index) + wrong + question.slice(match.index + word.length);
  };
}

function spoil(word: string, at: number, kind: number, letter: string): string {
  const [before, here, next, rest] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  if (kind === 0) return before + next + rest;
  if (kind === 1) return before + next + here + rest;
  if (kind === 2) return before + here + here + next + rest;
  return before + letter + next + rest;
}

/** Linear congruential generator: `random(n)` is an integer from 0 to n - 1. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return below <= 0 ? 0 : (state >> 8) % below;
  };
}
