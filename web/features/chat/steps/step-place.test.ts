// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepOpen, keepStep, readStep, wasOpen } from './step-place.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the place in a procedure', () => {
  it('is kept for its own message, and never lies behind the end', () => {
    keepStep('a', 3);
    expect(readStep('a', 7)).toBe(3);
    expect(readStep('a', 2)).toBe(2);
    expect(readStep('b', 7)).toBe(0);
  });

  it('is forgotten with the first step', () => {
    keepStep('a', 3);
    keepStep('a', 0);
    expect(localStorage.getItem('chat-steps')).toBe('[]');
  });

  it('is kept for twenty procedures, the latest ones', () => {
    for (let at = 0; at < 25; at += 1) keepStep(`message-${at}`, 1);
    expect(readStep('message-4', 7)).toBe(0);
    expect(readStep('message-5', 7)).toBe(1);
    expect(JSON.parse(localStorage.getItem('chat-steps') ?? '')).toHaveLength(20);
  });

  it.each(['{', '7', 'null', '[{"messageId":"a"}]', '[null,{"messageId":"a","step":"2"}]'])(
    'begins anew where %s is kept',
    (kept) => {
      localStorage.setItem('chat-steps', kept);
      expect(readStep('a', 7)).toBe(0);
      keepStep('a', 2);
      expect(readStep('a', 7)).toBe(2);
    },
  );

  it('knows which procedure was on the screen', () => {
    keepOpen('a');
    expect([wasOpen('a'), wasOpen('b')]).toEqual([true, false]);
    keepOpen(null);
    expect(wasOpen('a')).toBe(false);
  });
});
