import { type ReactNode, useState } from 'react';
import { hasCode } from '../../lib/api/api-error.ts';
import type { Proving } from './api/sessions.ts';
import { ProveDialog } from './components/prove-dialog.tsx';

type Waiting = { goOn: () => void; giveUp: () => void };

/** Has somebody prove who they are where a call asks for it. `dialog` belongs beside the control that makes the call. */
export function useProving(): { proving: Proving; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const proving: Proving = async (run) => {
    try {
      return await run();
    } catch (error) {
      if (!hasCode(error, 'proof_required')) throw error;
      await new Promise<void>((resolve, reject) =>
        setWaiting({ goOn: resolve, giveUp: () => reject(error) }),
      );
      return run();
    }
  };
  const close = () => {
    // Nothing happens to a promise that has gone on already.
    waiting?.giveUp();
    setWaiting(null);
  };
  return { proving, dialog: waiting && <ProveDialog onProven={waiting.goOn} onClose={close} /> };
}
