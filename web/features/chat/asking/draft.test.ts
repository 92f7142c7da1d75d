// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from './draft.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('draft', () => {
  it('is kept for its own link only', () => {
    createDraft('link-a').write('It shows E14');
    expect(createDraft('link-a').read()).toBe('It shows E14');
    expect(createDraft('link-b').read()).toBe('');
  });

  it('leaves nothing behind once it is emptied', () => {
    const draft = createDraft('link-a');
    draft.write('It shows E14');
    draft.write('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is given up when its question was asked last', () => {
    createDraft('link-a').write(' It shows E14 ');
    expect(createDraft('link-a', 'It shows E15').read()).toBe(' It shows E14 ');
    expect(createDraft('link-a', 'It shows E14').read()).toBe('');
  });

  it('tells of each change who listens', () => {
    const draft = createDraft('link-a');
    const heard: string[] = [];
    const stop = draft.subscribe(() => heard.push(draft.read()));
    draft.write('a');
    draft.write('ab');
    stop();
    draft.write('abc');
    expect(heard).toEqual(['a', 'ab']);
  });

  it('is held by the page when the browser refuses to store, rather than breaking the typing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => createDraft('link-a').write('text')).not.toThrow();
    expect(createDraft('link-a').read()).toBe('text');
    createDraft('link-a').write('');
    expect(createDraft('link-a').read()).toBe('');
  });
});
