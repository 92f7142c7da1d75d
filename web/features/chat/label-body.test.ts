import { expect, it } from 'vitest';
import { labelBody } from './label-body.ts';

const warning = { level: 'caution' as const, page: 1, citation: 0 };

it.each([
  ['CAUTION: Hot surface.', 'Hot surface.'],
  ['!\nApply no more than 10 V.', 'Apply no more than 10 V.'],
  ['⚠ Apply no more than 10 V.', 'Apply no more than 10 V.'],
  ['Cautious people wait.', 'Cautious people wait.'],
])('of "%s" is what stands behind its sign or signal word', (text, body) => {
  expect(labelBody({ ...warning, text })).toBe(body);
});
