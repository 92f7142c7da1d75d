import { expect, it } from 'vitest';
import { ApiError, networkError } from '../../lib/api/api-error.ts';
import { describeCreateFailure } from './describe-create-failure.ts';

it('asks to try again what the server refused', () => {
  expect(describeCreateFailure(new ApiError('internal', 500, 'Server error.'))).toBe(
    'Failed to submit. Please try again.',
  );
});

it('says that an error occurred when nobody answered', () => {
  expect(describeCreateFailure(networkError())).toBe('An error occurred.');
  expect(describeCreateFailure(new TypeError('x'))).toBe('An error occurred.');
});

it('says so when there is a company already, for trying again would not help', () => {
  const conflict = new ApiError('conflict', 409, 'You have a company profile already.');
  expect(describeCreateFailure(conflict)).toBe('You have a company profile already.');
});
