// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptForGood as kept } from './kept.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('what the browser keeps', () => {
  it('lies in its storage, where other tabs and the next visit find it', () => {
    kept.write('a', 'one');
    expect(localStorage.getItem('a')).toBe('one');
    expect(kept.read('a')).toBe('one');
    kept.remove('a');
    expect(localStorage.getItem('a')).toBeNull();
    expect(kept.read('a')).toBeNull();
  });

  it('is held in memory where storage is switched off, so that the page still works', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse });
    expect(kept.read('a')).toBeNull();
    kept.write('a', 'one');
    expect(kept.read('a')).toBe('one');
    kept.remove('a');
    expect(kept.read('a')).toBeNull();
  });

  it('is the newest text when storage is full and still holds an older one', () => {
    const getItem = () => 'old';
    vi.stubGlobal('localStorage', { getItem, setItem: refuse, removeItem: refuse, clear: refuse });
    kept.write('a', 'new');
    expect(kept.read('a')).toBe('new');
  });

  it('follows another tab that removed it', () => {
    kept.write('a', 'one');
    localStorage.removeItem('a');
    expect(kept.read('a')).toBeNull();
  });
});
