import { describe, expect, it } from 'vitest';
import { photoProblem } from './photo-check.ts';

const FIVE_MB = 5 * 1024 * 1024;

describe('photoProblem', () => {
  it('asks for a picture when none was chosen', () => {
    expect(photoProblem(null)).toBe('Please select an image first');
  });

  it('refuses what is no picture, even a small one', () => {
    expect(photoProblem({ type: 'application/pdf', size: 10 })).toBe('Please select a valid image file');
    expect(photoProblem({ type: '', size: 10 })).toBe('Please select a valid image file');
  });

  it('refuses a picture of exactly 5 MB, for it must be under', () => {
    expect(photoProblem({ type: 'image/png', size: FIVE_MB })).toBe(
      'Image file size should be less than 5MB',
    );
  });

  it('takes any picture under 5 MB', () => {
    expect(photoProblem({ type: 'image/heic', size: FIVE_MB - 1 })).toBeNull();
  });
});
