import { expect, it } from 'vitest';
import { trialDaysLeft } from './trial.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

it('counts started days, so that the last hours are still a day', () => {
  expect(trialDaysLeft('2026-11-28T12:00:00Z', now)).toBe(7);
  expect(trialDaysLeft('2026-11-21T13:00:00Z', now)).toBe(1);
});

it('knows no trial that is over, was never begun or has no readable end', () => {
  expect(trialDaysLeft('2026-11-21T12:00:00Z', now)).toBeNull();
  expect(trialDaysLeft(null, now)).toBeNull();
  expect(trialDaysLeft('soon', now)).toBeNull();
});
