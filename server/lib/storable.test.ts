import { describe, expect, it } from 'vitest';
import { toStorable } from './storable.ts';

describe('toStorable', () => {
  it('replaces what PostgreSQL refuses, one for one, at any depth', () => {
    const at = new Date();
    const value = { text: 'a\u0000b\ud800c', rows: [['\udc00'], [1, null, true, at]] };
    expect(toStorable(value)).toEqual({ text: 'a\ufffdb\ufffdc', rows: [['\ufffd'], [1, null, true, at]] });
  });

  it('leaves whole surrogate pairs and everything else alone', () => {
    const value = { text: 'Größe 🔧 50 Ω', n: 1 };
    expect(toStorable(value)).toBe(value);
  });
});
