import { useCallback, useState } from 'react';

/** The state of an action that a mailed link starts. */
export type Attempt =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'done' }
  | { state: 'failed'; error: unknown };

/**
 * Runs the action of a mailed link.
 * @param act must stay the same function from one rendering to the next
 * @returns its state, and a function that starts it, again if need be
 */
export function useAttempt(act: () => Promise<unknown>): Attempt & { start: () => void } {
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' });
  const start = useCallback(() => {
    setAttempt({ state: 'busy' });
    act().then(
      () => setAttempt({ state: 'done' }),
      (error: unknown) => setAttempt({ state: 'failed', error }),
    );
  }, [act]);
  return { ...attempt, start };
}
