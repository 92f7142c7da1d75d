/** An error that a test does not expect but that is only printed would go unseen: here it fails the test. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const original = console.error;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    unexpected.push(args);
    original(...args);
  });
});

afterEach(() => {
  // A test that expects errors replaces console.error by its own spy, and nothing arrives here.
  expect(unexpected.splice(0), 'unexpected console.error').toEqual([]);
  vi.restoreAllMocks();
});

const unexpected: unknown[][] = [];
