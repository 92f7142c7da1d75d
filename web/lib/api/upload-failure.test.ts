import { expect, it } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '../../../contracts/errors.ts';
import { ApiError, networkError, toApiError } from './api-error.ts';
import { describeUploadFailure } from './upload-failure.ts';

const failure = (code: ErrorCode, message: string) => new ApiError(code, ERROR_STATUS[code], message);

it.each([
  ['file_too_large', 'x', 'File size is too large. Please compress your file or use a smaller one.'],
  ['not_signed_in', 'x', 'Unauthorized. Please login again.'],
  ['internal', 'stack', 'Server error. Please try again later.'],
  ['invalid_request', 'Product name is required', 'Product name is required'],
  ['invalid_request', '', 'Invalid request data'],
  ['plan_limit_reached', 'Free allows 1 product.', 'Free allows 1 product.'],
  ['waiting_for_approval', 'Your account is waiting for approval.', 'Your account is waiting for approval.'],
  ['unsupported_file', 'This is no PDF.', 'This is no PDF.'],
  ['storage_full', '', 'Upload failed'],
] as const)('describes %s with %j', (code, message, text) => {
  expect(describeUploadFailure(failure(code, message))).toBe(text);
});

it('decides by code when the words of the message point elsewhere', () => {
  expect(describeUploadFailure(failure('conflict', 'Error 413: too large'))).toBe('Error 413: too large');
});

it('knows a 413 that a proxy answered in its own words', () => {
  expect(describeUploadFailure(toApiError(413, undefined))).toContain('too large');
});

it('speaks of the connection when the server was not reached', () => {
  expect(describeUploadFailure(networkError())).toBe('Network error. Please check your connection.');
});

it('says that something went wrong for an error of our own', () => {
  expect(describeUploadFailure(new TypeError('x is undefined'))).toBe('An error occurred. Please try again.');
});
