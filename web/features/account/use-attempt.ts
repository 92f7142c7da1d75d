import { useCallback, useState } from 'react';

/** Where something is that is done by a mailed link. */
export type Attempt =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'done' }
  | { state: 'failed'; error: unknown };

/**
 * Something that a mailed link does.
 * @param act kept from one rendering to the next
 * @returns how it went, and what does it (again)
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
