import { expect, it } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

it('forgets what was used longest ago, also where only read, once there is more than it may keep', () => {
  const values = new RecentlyUsed<number>(2);
  values.set('a', 1);
  values.set('b', 2);
  values.get('a');
  values.set('c', 3);
  expect([values.get('a'), values.get('b'), values.get('c')]).toEqual([1, undefined, 3]);
});

it('forgets what is deleted', () => {
  const values = new RecentlyUsed<number>(2);
  values.set('a', 1);
  values.delete('a');
  expect(values.get('a')).toBeUndefined();
});
