/** That somebody has just proven who they are: by signing in, or by password and code within their session. */
import { eq } from 'drizzle-orm';
import type { Reproof } from '../../../contracts/account/auth.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { session } from '../../db/schema/accounts.ts';
import type { Actor } from '../../http/actor.ts';
import { MINUTE_MS } from '../../time.ts';
import type { TwoStepService } from './two-step.service.ts';

/** Long enough for what somebody came to do, short enough that who finds the device open can't. */
export const FRESH_MS = 10 * MINUTE_MS;

type Deps = { db: Db; twoStep: Pick<TwoStepService, 'prove'> };
export type FreshProof = ReturnType<typeof createFreshProof>;

/** Asks of a session whose owner is there now. */
export function createFreshProof({ db, twoStep }: Deps) {
  return {
    /** Takes the password and, where the second step is on, a code. @throws AppError as `TwoStepService.prove` */
    prove: (actor: Actor, proof: Reproof): Promise<void> =>
      twoStep.prove(actor, proof, async (tx) => {
        await tx.update(session).set({ provenAt: new Date() }).where(eq(session.id, actor.sessionId));
      }),

    /** @throws AppError proof_required where the last proof is older than ten minutes */
    async demand({ sessionId }: Pick<Actor, 'sessionId'>): Promise<void> {
      const [row] = await db
        .select({ createdAt: session.createdAt, provenAt: session.provenAt })
        .from(session)
        .where(eq(session.id, sessionId));
      const at = row && (row.provenAt ?? row.createdAt).getTime();
      if (at !== undefined && Date.now() - at < FRESH_MS) return;
      throw new AppError('proof_required', 'Enter your password first, or sign in again.');
    },
  };
}
