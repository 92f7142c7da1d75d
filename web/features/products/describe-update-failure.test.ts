import { expect, it } from 'vitest';
import { ApiError, networkError } from '../../lib/api/api-error.ts';
import { describeUpdateFailure } from './describe-update-failure.ts';

it('keeps what the server says about the form', () => {
  const error = new ApiError('invalid_request', 400, 'Product name is required');
  expect(describeUpdateFailure(error)).toBe('Product name is required');
});

it('tells a lost connection from a refusal', () => {
  expect(describeUpdateFailure(networkError())).toContain('check your connection');
});

it.each([new ApiError('internal', 500, 'boom'), new Error('boom')])(
  'hides the inside of a fault',
  (error) => {
    expect(describeUpdateFailure(error)).toBe('Failed to update product. Please try again.');
  },
);
