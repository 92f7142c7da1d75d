import { useCallback, useEffect } from 'react';
import { confirmEmail } from './api/mailed-links.ts';
import { useAttempt } from './use-attempt.ts';

/** Confirms an address as soon as the screen is shown. @returns the state, and a function that tries again */
export function useConfirmation(token: string): ReturnType<typeof useAttempt> {
  const confirmation = useAttempt(useCallback(() => confirmEmail(token), [token]));
  const { start } = confirmation;
  useEffect(start, [start]);
  return confirmation;
}
