// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetRequestKey, requestKeyFor } from './request-key.ts';

const LINK = 'link-1';
const QUESTION = { text: 'How do I clean it?', photo: null };

describe('the key of a question', () => {
  beforeEach(() => sessionStorage.clear());

  it('stays while no answer came, also for who reads it anew', () => {
    const first = requestKeyFor(LINK, QUESTION);
    expect(first).toMatch(/^[\w-]{16,64}$/);
    expect(requestKeyFor(LINK, { ...QUESTION })).toBe(first);
  });

  it('is another one for other words, another link, and the same words after an answer', () => {
    const first = requestKeyFor(LINK, QUESTION);
    expect(requestKeyFor('link-2', QUESTION)).not.toBe(first);
    expect(requestKeyFor(LINK, { text: 'How do I clean', photo: null })).not.toBe(first);
    const second = requestKeyFor(LINK, QUESTION);
    forgetRequestKey(LINK);
    expect(requestKeyFor(LINK, QUESTION)).not.toBe(second);
  });

  it('is made anew for each photo', () => {
    const photo = { text: '', photo: new File(['x'], 'display.jpg') };
    expect(requestKeyFor(LINK, photo)).not.toBe(requestKeyFor(LINK, photo));
  });
});
