import { expect, it } from 'vitest';
import { listPages } from './page-list.ts';

it.each([
  [[9, 3, 4, 5], '3–5, 9'],
  [[7], '7'],
  [[], ''],
])('writes %j as people do', (pages, written) => {
  expect(listPages(pages)).toBe(written);
});
