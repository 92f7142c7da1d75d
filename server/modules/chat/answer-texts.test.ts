import { expect, it } from 'vitest';
import {
  CLOSEST_TEXT,
  NO_EMERGENCY_TEXT,
  REFUSAL_TEXT,
  VARIANT_TEXT,
} from '../../../contracts/chat/answer-texts.ts';
import { CLOSEST_LEAD_IN, REFUSAL } from '../../../engine/ask/ask.ts';
import { NO_EMERGENCY_INSTRUCTIONS } from '../../../engine/ask/compose/emergency.ts';
import { ASKS_VARIANT } from '../../../engine/ask/compose/variants/ask-back.ts';

it('tells the client the very sentences that the engine writes', () => {
  expect([REFUSAL_TEXT, CLOSEST_TEXT, NO_EMERGENCY_TEXT, VARIANT_TEXT]).toEqual([
    REFUSAL,
    CLOSEST_LEAD_IN,
    NO_EMERGENCY_INSTRUCTIONS,
    ASKS_VARIANT,
  ]);
});
