import { expect, it } from 'vitest';
import { understanding } from '../../../contracts/admin/overview.ts';
import type { EncoderStatus } from '../../../engine/meaning/encoder.ts';
import { presentUnderstanding } from './overview.presenter.ts';

const failing: EncoderStatus = {
  state: 'failing',
  models: ['multilingual'],
  since: new Date('2026-11-26T17:00:00Z'),
  reason: 'There are no weights.',
};

it.each([
  [{ state: 'off' }, { state: 'off' }],
  [{ state: 'ready' }, { state: 'ready' }],
  [failing, { ...failing, since: '2026-11-26T17:00:00.000Z' }],
] as const)('shows how the encoder is: %j', (status, shown) => {
  expect(presentUnderstanding(status)).toEqual(shown);
  expect(understanding.parse(presentUnderstanding(status))).toEqual(shown);
});
