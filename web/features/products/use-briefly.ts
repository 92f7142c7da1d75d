import { useCallback, useEffect, useState } from 'react';

/** A flag that is true for `durationMs` after each call of the returned function. */
export function useBriefly(durationMs: number): [isOn: boolean, turnOn: () => void] {
  const [turnedOnAt, setTurnedOnAt] = useState<number | null>(null);
  useEffect(() => {
    if (turnedOnAt === null) return;
    const timer = setTimeout(() => setTurnedOnAt(null), durationMs);
    return () => clearTimeout(timer);
  }, [turnedOnAt, durationMs]);
  return [turnedOnAt !== null, useCallback(() => setTurnedOnAt(performance.now()), [])];
}
