import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { failureText } from './failure-text.ts';

it('says of a photo that is too long what to do about it', () => {
  const error = new ApiError('picture_too_large', 413, 'x');
  expect(failureText(error, true)).toMatch(/^Image upload failed\. .*long and narrow.*Cut out/);
});
