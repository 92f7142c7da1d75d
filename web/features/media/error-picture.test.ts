import { expect, it } from 'vitest';
import { MAX_IMAGE_BYTES } from '../../../contracts/plans/limits.ts';
import { findPictureFault } from './error-picture.ts';

it('takes an image of exactly the largest size', () => {
  expect(findPictureFault({ type: 'image/png', size: MAX_IMAGE_BYTES })).toBeNull();
});

it.each(['application/pdf', 'text/html', ''])('refuses the type %j', (type) => {
  expect(findPictureFault({ type, size: 1 })).toBe('Please select a valid image file');
});

it('refuses an image that is larger', () => {
  expect(findPictureFault({ type: 'image/png', size: MAX_IMAGE_BYTES + 1 })).toBe(
    'Image file size should be less than 5MB',
  );
});
