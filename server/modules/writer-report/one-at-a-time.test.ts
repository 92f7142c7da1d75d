import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('does the work of one name in its order, also after a failure, and lets others go on', async () => {
  const inLine = oneAtATime();
  const told: string[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = inLine('a', async () => {
    await held;
    told.push('first');
    throw new Error('failed');
  });
  const second = inLine('a', async () => told.push('second'));
  await inLine('b', async () => told.push('other'));
  release();
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(told).toEqual(['other', 'first', 'second']);
});
