import { describe, expect, it } from 'vitest';
import { formatPages, toLeaves } from './leaves.ts';

const states = (input: Parameters<typeof toLeaves>[0], max?: number) =>
  toLeaves(input, max).leaves.map((leaf) => leaf.state);

describe('toLeaves', () => {
  it('draws read, reading, no text and unread pages in their place', () => {
    expect(states({ status: 'processing', pages: 6, pagesRead: 3, unreadablePages: [2] })).toEqual([
      'read',
      'blind',
      'read',
      'reading',
      'unread',
      'unread',
    ]);
  });

  it('shows no page as being read while the manual waits for its turn', () => {
    expect(states({ status: 'queued', pages: 3, pagesRead: 0, unreadablePages: [] })).toEqual([
      'unread',
      'unread',
      'unread',
    ]);
  });

  it('keeps the pages read before a failure and shows none as being read', () => {
    expect(states({ status: 'failed', pages: 3, pagesRead: 1, unreadablePages: [] })).toEqual([
      'read',
      'unread',
      'unread',
    ]);
  });

  it('shows every page of a ready manual as read, even when the last count was missed', () => {
    expect(states({ status: 'ready', pages: 3, pagesRead: 0, unreadablePages: [3] })).toEqual([
      'read',
      'read',
      'blind',
    ]);
  });

  it('keeps one leaf per page up to the largest number that fits', () => {
    const { leaves, pagesPerLeaf } = toLeaves({
      status: 'ready',
      pages: 128,
      pagesRead: 128,
      unreadablePages: [],
    });
    expect([leaves.length, pagesPerLeaf]).toEqual([128, 1]);
  });

  it('lets a leaf stand for several pages above that, the last one for the rest', () => {
    const { leaves, pagesPerLeaf } = toLeaves({
      status: 'processing',
      pages: 129,
      pagesRead: 3,
      unreadablePages: [129],
    });
    expect(pagesPerLeaf).toBe(2);
    expect(leaves).toHaveLength(65);
    expect(leaves[1]).toEqual({ state: 'reading', first: 3, last: 4 });
    expect(leaves.at(-1)).toEqual({ state: 'blind', first: 129, last: 129 });
  });

  it('draws nothing for a manual without pages', () => {
    expect(states({ status: 'processing', pages: 0, pagesRead: 0, unreadablePages: [] })).toEqual([]);
  });
});

describe('formatPages', () => {
  it('joins neighbours to ranges', () => {
    expect(formatPages([9, 3, 4, 5])).toBe('p. 3–5, 9');
  });
  it('is empty without pages', () => {
    expect(formatPages([])).toBe('');
  });
});
