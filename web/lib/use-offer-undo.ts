import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type DeletedThing, deletionRoutes } from '../../contracts/deletions.ts';
import { UNDO_MS, UNDO_SHOWN_MS } from '../../contracts/limits.ts';
import { call } from './api-client.ts';
import { tellOutcome } from './tell-outcome.ts';
import { texts } from './texts.ts';
import { showUndo } from './toast-store.ts';

/**
 * Gives the function that says that something was deleted and offers it back. The deletion itself is the server's: it
 * happens whether or not the tab stays open.
 */
export function useOfferUndo() {
  const queryClient = useQueryClient();
  return useCallback(
    (thing: DeletedThing, name: string) => {
      const undo = async () => {
        await tellOutcome(call(deletionRoutes.undo, { body: thing }), texts.undo.done(name));
        // Whatever was deleted is counted and listed on many screens.
        await queryClient.invalidateQueries();
      };
      showUndo(texts.undo.deleted(name), { shownMs: UNDO_SHOWN_MS, latestMs: UNDO_MS, run: undo });
    },
    [queryClient],
  );
}
