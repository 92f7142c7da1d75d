import { expect, it } from 'vitest';
import { exampleAnswer } from '../../../bench/lib/questions/example-answer.ts';
import { askedAgain } from './asked-again.ts';

const answered = async () => ({ answer: exampleAnswer });

it('asks each question once, and counts no correction and no courtesy', async () => {
  const asked: string[] = [];
  const tryAgain = askedAgain(async (question) => {
    asked.push(question);
    if (question === 'thanks') return { answer: 'You are welcome.' };
    if (question === 'corrected') return { answer: { ...exampleAnswer, correction: { id: '1' } } };
    return { answer: { ...exampleAnswer, answered: question !== 'unknown' } };
  });
  const found: (boolean | null)[] = [];
  for (const question of ['known', 'known', 'unknown', 'corrected', 'thanks'])
    found.push(await tryAgain(question));
  expect(found).toEqual([true, true, false, false, false]);
  expect(asked).toEqual(['known', 'unknown', 'corrected', 'thanks']);
});

it('asks no more once the time is over, or the product does not answer', async () => {
  expect(await askedAgain(answered, -1)('known')).toBeNull();
  let isAway = false;
  const tryAgain = askedAgain(async () => {
    if (isAway) throw new Error('It pauses.');
    return answered();
  });
  expect(await tryAgain('one')).toBe(true);
  isAway = true;
  expect(await tryAgain('two')).toBeNull();
  isAway = false;
  expect(await tryAgain('three')).toBeNull();
  expect(await tryAgain('one')).toBe(true);
});
