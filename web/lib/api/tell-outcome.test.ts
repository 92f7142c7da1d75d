import { afterEach, expect, it, vi } from 'vitest';
import { dismissToast, readToasts } from '../browser/toast-store.ts';
import { ApiError } from './api-error.ts';
import { tellOutcome } from './tell-outcome.ts';

vi.useFakeTimers();

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
});

const told = () => readToasts().map(({ tone, message }) => `${tone}: ${message}`);

it('says what was done, in words that may need the result', async () => {
  await tellOutcome(Promise.resolve(), 'The mail is queued.');
  await tellOutcome(Promise.resolve(2), (count) => `${count} jobs are due again.`);
  expect(told()).toEqual(['success: The mail is queued.', 'success: 2 jobs are due again.']);
});

it('says why it failed, as a failure that stays', async () => {
  await tellOutcome(Promise.reject(new ApiError('conflict', 409, 'Not today.')), 'Done.');
  vi.runAllTimers();
  expect(told()).toEqual(['failure: Not today.']);
});
