import { describe, expect, it, vi } from 'vitest';
import { whenNeeded, whenNeededFor } from './when-needed.ts';

describe('whenNeeded', () => {
  it('makes its value when it is first asked for, and once, also where that is none', () => {
    const make = vi.fn(() => undefined);
    const value = whenNeeded(make);
    expect(make).not.toHaveBeenCalled();
    expect([value(), value()]).toEqual([undefined, undefined]);
    expect(make).toHaveBeenCalledOnce();
  });

  it('tries again after a failure', () => {
    const make = vi
      .fn(() => 'made')
      .mockImplementationOnce(() => {
        throw new Error('not yet');
      });
    const value = whenNeeded(make);
    expect(value).toThrow('not yet');
    expect(value()).toBe('made');
  });
});

describe('whenNeededFor', () => {
  it('makes one value for each key', () => {
    const make = vi.fn((code: string) => (code === 'en' ? new Set([code]) : null));
    const value = whenNeededFor(make);
    expect(make).not.toHaveBeenCalled();
    expect(value('en')).toBe(value('en'));
    expect([value('xx'), value('xx')]).toEqual([null, null]);
    expect(make.mock.calls).toEqual([['en'], ['xx']]);
  });
});
