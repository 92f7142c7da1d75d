import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from './draft.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('draft', () => {
  it('is kept for its own link only', () => {
    keepDraft('link-a', 'It shows E14');
    expect(readDraft('link-a')).toBe('It shows E14');
    expect(readDraft('link-b')).toBe('');
  });

  it('leaves nothing behind once it is emptied', () => {
    keepDraft('link-a', 'It shows E14');
    keepDraft('link-a', '');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is held by the page when the browser refuses to store, rather than breaking the typing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepDraft('link-a', 'text')).not.toThrow();
    expect(readDraft('link-a')).toBe('text');
    keepDraft('link-a', '');
    expect(readDraft('link-a')).toBe('');
  });
});
