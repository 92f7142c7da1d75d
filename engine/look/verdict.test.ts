import { expect, it } from 'vitest';
import { judgeAlone, judgeInLayout } from './verdict.ts';

const seen = { worst: 0.04, shown: 1, usual: 0.03 };

it.each([
  ['as good as the rest of the photo', {}, null, 'same'],
  ['worse than the rest of a sharp photo', { worst: 0.1 }, null, 'unsure'],
  ['no worse than the rest of a poor photo', { worst: 0.1, usual: 0.08 }, null, 'same'],
  ['poor in a poor photo', { worst: 0.3, usual: 0.3 }, null, 'unsure'],
  ['hidden', { shown: 0.2 }, null, 'unsure'],
  ['another', { worst: 0.6 }, null, 'other'],
  ['poor, with its code read', { worst: 0.3 }, 'same', 'same'],
  ['another, with its code read', { worst: 0.9 }, 'same', 'other'],
  ['the same, with another code read', {}, 'other', 'unsure'],
  ['poor, with another code read', { worst: 0.3 }, 'other', 'other'],
] as const)('what tells the screens of a layout apart is %s', (_, differences, codes, verdict) => {
  expect(judgeInLayout({ ...seen, ...differences }, codes)).toBe(verdict);
});

it.each([
  ['alike', { worst: 0.3 }, null, 'same'],
  ['not alike', { worst: 0.5 }, null, 'other'],
  ['hardly in the photo', { shown: 0.1 }, null, 'other'],
  ['alike, with another code read', {}, 'other', 'other'],
] as const)('the only screen of its layout is %s', (_, differences, codes, verdict) => {
  expect(judgeAlone({ ...seen, ...differences }, codes)).toBe(verdict);
});
