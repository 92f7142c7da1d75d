import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type DeletedThing, deletionRoutes } from '../../../contracts/company/deletions.ts';
import { UNDO_MS, UNDO_SHOWN_MS } from '../../../contracts/plans/limits.ts';
import { showUndo } from '../browser/toast-store.ts';
import { texts } from '../text/texts.ts';
import { call } from './api-client.ts';
import { tellOutcome } from './tell-outcome.ts';

/** Brings it back by the call for what it is. */
const callUndo = ({ kind, id }: DeletedThing) =>
  kind === 'chatbot'
    ? call(deletionRoutes.undoChatbot, { body: { id } })
    : call(deletionRoutes.undo, { body: { kind, id } });

/**
 * Gives a function that shows that something was deleted and offers to undo it. The server does the deletion, whether
 * or not the tab stays open.
 */
export function useOfferUndo() {
  const queryClient = useQueryClient();
  return useCallback(
    (thing: DeletedThing, name: string) => {
      const undo = async () => {
        await tellOutcome(callUndo(thing), texts.undo.done(name));
        // Everything is read anew, because many screens count and list what was deleted.
        await queryClient.invalidateQueries();
      };
      showUndo(texts.undo.deleted(name), { shownMs: UNDO_SHOWN_MS, latestMs: UNDO_MS, run: undo });
    },
    [queryClient],
  );
}
