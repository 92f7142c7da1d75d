import { useEffect, useState } from 'react';

/** Whole seconds since `isRunning` became true; the count stands still once it is false. */
export function useElapsedSeconds(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - startedAt) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}
