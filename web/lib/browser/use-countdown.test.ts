// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('useCountdown', () => {
  it('counts the real seconds down and ends once', () => {
    const onEnd = vi.fn();
    const { result } = renderHook(() => useCountdown(20, onEnd));
    expect(result.current.secondsLeft).toBe(20);
    act(() => vi.advanceTimersByTime(19_000));
    expect(result.current.secondsLeft).toBe(1);
    expect(onEnd).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(5000));
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does not end any more once the reader stopped it', () => {
    const onEnd = vi.fn();
    const { result } = renderHook(() => useCountdown(20, onEnd));
    act(() => result.current.stop());
    act(() => vi.advanceTimersByTime(60_000));
    expect(result.current.secondsLeft).toBeNull();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('is right again after the tab slept through its ticks', () => {
    const onEnd = vi.fn();
    renderHook(() => useCountdown(20, onEnd));
    vi.setSystemTime(Date.now() + 60_000);
    act(() => vi.advanceTimersByTime(1000));
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
