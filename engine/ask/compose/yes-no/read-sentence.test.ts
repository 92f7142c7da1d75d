import { expect, it } from 'vitest';
import { readStatement } from './read-sentence.ts';

it.each([
  ['leave', 'Do not use extension leads.', 'no'],
  ['leave', 'The tray may be washed in the dishwasher.', 'yes'],
  ['leave', 'The lid lies on the pot.', null],
  ['leave', 'It is not necessary to rinse it.', null],
  ['fact', 'Remote starting is not supported.', 'no'],
  ['fact', 'Pressure not exceeding 4 bar is possible.', 'yes'],
  ['must', 'The valve must be oiled.', 'yes'],
  ['must', 'Oiling is not necessary.', 'no'],
  ['must', 'The valve may be oiled.', null],
  ['harm', 'Bleach damages the seal.', 'yes'],
  ['harm', 'Bleach is used for the seal.', null],
  ['normal', 'A hum is normal.', 'yes'],
  ['broken', 'A hum is not a fault.', 'no'],
  ['broken', 'Call the service.', null],
] as const)('reads what a sentence says, asked for %s: %s', (asks, text, verdict) => {
  expect(readStatement(text, 'en', asks)?.verdict ?? null).toBe(verdict);
});

it('says whether it holds under a condition', () => {
  expect(readStatement('You may open the lid if the pump rests.', 'en', 'leave')?.isLimited).toBe(true);
  expect(readStatement('You may open the lid.', 'en', 'leave')?.isLimited).toBe(false);
});
