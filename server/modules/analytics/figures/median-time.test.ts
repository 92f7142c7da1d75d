import { expect, it } from 'vitest';
import { medianMs } from './median-time.ts';

it.each([
  ['none', [], null],
  ['only steps that nothing is counted at', [{ step: 8, answers: 0 }], null],
  ['one', [{ step: 24, answers: 1 }], 8],
  [
    'an odd number',
    [
      { step: 0, answers: 1 },
      { step: 16, answers: 1 },
      { step: 80, answers: 1 },
    ],
    4,
  ],
  [
    'an even number, of whose middle ones the shorter is taken',
    [
      { step: 0, answers: 2 },
      { step: 80, answers: 2 },
    ],
    1,
  ],
  [
    'many at one step',
    [
      { step: 0, answers: 2 },
      { step: 8, answers: 0 },
      { step: 80, answers: 3 },
    ],
    1024,
  ],
])('of %s', (_, counts, expected) => {
  expect(medianMs(counts)).toBe(expected);
});
