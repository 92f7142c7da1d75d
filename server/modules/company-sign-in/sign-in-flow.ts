import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { Seal } from '../../lib/sealed-text.ts';

/** How long somebody may take at the provider. */
const FLOW_MS = 15 * 60_000;
/** What is sealed for it opens nothing else. */
const OWNER = 'flow';

const flow = z.object({
  companyId: z.uuid(),
  /** Epoch, in ms. */
  until: z.number(),
  proof: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
});
export type SignInFlow = Omit<z.output<typeof flow>, 'until'>;

/** What the browser keeps between leaving for the provider and coming back: nobody can read or change it there. */
export function createSignInFlows(seal: Seal, now: () => number = Date.now) {
  return {
    close: (begun: SignInFlow): string =>
      seal.close(JSON.stringify({ ...begun, until: now() + FLOW_MS }), OWNER),

    /** @throws AppError link_expired if it is not ours, or too old */
    open(sealed: string): SignInFlow {
      const found = flow.safeParse(readSealed(seal, sealed));
      if (!found.success || found.data.until < now())
        throw new AppError('link_expired', 'This took too long. Begin the sign-in again.');
      return found.data;
    },
  };
}

function readSealed(seal: Seal, sealed: string): unknown {
  try {
    return JSON.parse(seal.open(sealed, OWNER));
  } catch {
    return null;
  }
}
