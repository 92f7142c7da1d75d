import { expect, it } from 'vitest';
import { CLOSEST_TEXT, REFUSAL_TEXT } from '../../../contracts/answer-texts.ts';
import { CLOSEST_LEAD_IN, REFUSAL } from '../../../engine/ask/ask.ts';

it('tells the client the very sentences that the engine writes', () => {
  expect([REFUSAL_TEXT, CLOSEST_TEXT]).toEqual([REFUSAL, CLOSEST_LEAD_IN]);
});
