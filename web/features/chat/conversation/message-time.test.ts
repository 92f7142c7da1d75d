import { describe, expect, it } from 'vitest';
import { formatMessageTime } from './message-time.ts';

const now = new Date(2026, 10, 21, 18, 0);

describe('formatMessageTime', () => {
  it('gives the clock for today and the day before that', () => {
    expect(formatMessageTime(new Date(2026, 10, 21, 14, 5).toISOString(), now)).toBe('14:05');
    expect(formatMessageTime(new Date(2026, 10, 20, 9, 0).toISOString(), now)).toBe('20 Nov, 09:00');
    expect(formatMessageTime(new Date(2025, 0, 2, 9, 0).toISOString(), now)).toBe('2 Jan 2025, 09:00');
  });

  it.each(['', 'yesterday', '2026-13-45'])('says so when "%s" is no time', (timestamp) => {
    expect(formatMessageTime(timestamp, now)).toBe('Invalid time');
  });
});
