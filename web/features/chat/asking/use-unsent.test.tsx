// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shrinkPicture } from '../../../lib/files/shrink-picture.ts';
import { useUnsent } from './use-unsent.ts';

vi.mock('../../../lib/files/shrink-picture.ts', () => ({ shrinkPicture: vi.fn() }));

const shrink = vi.mocked(shrinkPicture);
const large = new File([new Uint8Array(5 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' });
const small = new File(['x'], 'small.jpg', { type: 'image/jpeg' });

const unsent = () => renderHook(() => useUnsent('abc', undefined)).result;

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('a chosen photo', () => {
  it('stays as it is when the server takes it', () => {
    const result = unsent();
    act(() => result.current.choosePhoto(small));
    expect(result.current).toMatchObject({ photo: small, isShrinking: false, photoProblem: null });
    expect(shrink).not.toHaveBeenCalled();
  });

  it.each([
    ['it is too large', large],
    ['the server does not know its format', new File(['x'], 'a.heic', { type: 'image/heic' })],
  ])('is made smaller when %s, and is not there before', async (_, chosen) => {
    shrink.mockResolvedValue(small);
    const result = unsent();
    act(() => result.current.choosePhoto(chosen));
    expect(result.current).toMatchObject({ photo: null, isShrinking: true });
    await waitFor(() => expect(result.current.photo).toBe(small));
    expect(result.current).toMatchObject({ isShrinking: false, photoProblem: null });
    expect(shrink).toHaveBeenCalledWith(chosen, 2000);
  });

  it('is refused as too large when it can’t be opened here', async () => {
    shrink.mockResolvedValue(null);
    const result = unsent();
    act(() => result.current.choosePhoto(large));
    await waitFor(() => expect(result.current.photoProblem).toBe('Image file size should be less than 5MB'));
    expect(result.current).toMatchObject({ photo: null, isShrinking: false });
  });

  it('gives way to the one that was chosen after it', async () => {
    let finish: (photo: File) => void = () => {};
    shrink.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const result = unsent();
    act(() => result.current.choosePhoto(large));
    act(() => result.current.choosePhoto(small));
    await act(async () => finish(new File(['y'], 'late.jpg', { type: 'image/jpeg' })));
    expect(result.current).toMatchObject({ photo: small, isShrinking: false });
  });
});
