import type { TwoStepState } from '../../../contracts/account/two-step.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { Seal } from '../../lib/sealed-text.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import type { PasswordGuard } from './passwords/password-guard.ts';
import { createTwoStepRepository } from './two-step.repository.ts';
import { createTwoStepProof } from './two-step-proof.ts';
import { createTwoStepChanges, createTwoStepStart } from './two-step-switch.ts';

type Deps = {
  db: Db;
  seal: Seal;
  passwordGuard: Pick<PasswordGuard, 'proveAgain'>;
  identity: Pick<IdentityService, 'read'>;
  /** Whether every account has to have it. */
  requireTwoStep: boolean;
};
export type TwoStepService = ReturnType<typeof createTwoStepService>;

/** Two-step sign-in: a key shared with an authenticator app, and recovery codes for when the app is lost. */
export function createTwoStepService({ db, seal, passwordGuard, identity, requireTwoStep }: Deps) {
  const proof = createTwoStepProof({ db, seal, passwordGuard });

  return {
    ...createTwoStepStart({ db, seal, identity, proof }),
    ...createTwoStepChanges(proof, requireTwoStep),
    /** Whether it is on, and how many recovery codes are left. */
    async readState({ accountId }: Actor): Promise<TwoStepState> {
      const repository = createTwoStepRepository(db);
      const row = await repository.find(accountId);
      const recoveryCodesLeft = await repository.countRecoveryCodes(accountId);
      return { isOn: row?.turnedOnAt != null, recoveryCodesLeft };
    },
    prove: proof.prove,
    check: proof.check,
  };
}
