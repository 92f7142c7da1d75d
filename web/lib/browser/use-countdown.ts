import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Whole seconds left until `deadline` (ms since 1970), never negative. */
const secondsUntil = (deadline: number, now = Date.now()): number =>
  Math.max(0, Math.ceil((deadline - now) / SECOND_MS));

/**
 * Counts `seconds` down from the first render and calls `onEnd` once at zero. It reads the clock at every tick, so the
 * count is right again after the tab was asleep in the background.
 * @returns the seconds left, or null once stopped, and a function that stops the count for good
 */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [deadline, setDeadline] = useState<number | null>(() => Date.now() + seconds * SECOND_MS);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => {
      const now = secondsUntil(deadline);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      onEnd();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [deadline, onEnd]);

  return { secondsLeft: deadline === null ? null : left, stop: () => setDeadline(null) };
}
