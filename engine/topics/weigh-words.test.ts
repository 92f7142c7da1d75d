import { describe, expect, it } from 'vitest';
import { runAtOnce } from '../runtime/pieces.ts';
import { readWords } from './read-words.ts';
import { generalSubjects } from './subject-words.ts';
import { likenessOf } from './vector.ts';
import { weighWords } from './weigh-words.ts';

/** How alike the first question of a log is to the second. */
function likenessIn(questions: readonly string[]): number {
  const subjects = generalSubjects();
  const words = runAtOnce(readWords(questions, subjects.findPhrases));
  const [first = new Map(), second = new Map()] = runAtOnce(weighWords(words, [], subjects));
  return likenessOf(first, second);
}

describe('weighWords', () => {
  it('takes a thing of this product alone for more where several name it, though rarer words say more', () => {
    const log = ['noisy gimbal', 'gimbal overheats', 'loud'];
    expect(likenessIn([...log, 'gimbal cover'])).toBeGreaterThan(1.5 * likenessIn([...log, 'cover']));
  });

  it('takes so a thing that any product has for no more', () => {
    const log = ['noisy battery', 'battery overheats', 'loud'];
    expect(likenessIn([...log, 'battery cover'])).toBeLessThan(1.5 * likenessIn([...log, 'cover']));
  });
});
