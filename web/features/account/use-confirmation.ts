import { useCallback, useEffect, useState } from 'react';
import { confirmEmail } from './api/mailed-links.ts';

export type Confirmation = { state: 'busy' } | { state: 'done' } | { state: 'failed'; error: unknown };

/** Confirms an address as soon as the screen is shown. @returns how it went, and a way to try again */
export function useConfirmation(token: string): Confirmation & { retry: () => void } {
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'busy' });

  const confirm = useCallback(() => {
    setConfirmation({ state: 'busy' });
    confirmEmail(token).then(
      () => setConfirmation({ state: 'done' }),
      (error: unknown) => setConfirmation({ state: 'failed', error }),
    );
  }, [token]);
  useEffect(confirm, [confirm]);

  return { ...confirmation, retry: confirm };
}
