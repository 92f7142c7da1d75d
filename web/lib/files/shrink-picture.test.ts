import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitWithin, shrinkPicture } from './shrink-picture.ts';

afterEach(() => vi.unstubAllGlobals());

describe('fitWithin', () => {
  it.each([
    ['lies', { width: 4000, height: 3000 }, { width: 2000, height: 1500 }],
    ['stands', { width: 3000, height: 4000 }, { width: 1500, height: 2000 }],
    ['is small already', { width: 640, height: 480 }, { width: 640, height: 480 }],
    ['is a line', { width: 8000, height: 1 }, { width: 2000, height: 1 }],
  ])('bounds the longer side of a picture that %s', (_, size, fitting) => {
    expect(fitWithin(size, 2000)).toEqual(fitting);
  });
});

describe('shrinkPicture', () => {
  it('gives nothing for what the browser can’t open', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
    expect(await shrinkPicture(new File(['x'], 'a.heic', { type: 'image/heic' }), 2000)).toBeNull();
  });
});
