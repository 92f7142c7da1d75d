import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { createAuthRepository } from './auth.repository.ts';

type Deps = {
  /** Without one, nothing leaves that somebody could be bothered with. */
  hasMailServer: boolean;
  autoApprove: boolean;
};
type Sender = Pick<Actor, 'accountId'>;
export type ConfirmedSender = ReturnType<typeof createConfirmedSender>;

/** Mails to others wait until who sends them can be written to. */
export function createConfirmedSender({ hasMailServer, autoApprove }: Deps) {
  async function assertConfirmed(tx: Db, { accountId }: Sender): Promise<void> {
    const account = hasMailServer ? await createAuthRepository(tx).findAccount(accountId) : undefined;
    if (account && account.emailConfirmedAt === null)
      throw new AppError(
        'not_allowed',
        'Confirm your own e-mail address first. You find it in your account.',
      );
  }

  return {
    /** For mails to people who have asked for none. @throws AppError not_allowed */
    assertMayInvite: assertConfirmed,

    /** For mails to a company's customers: of one that an administrator has looked at, they go out. @throws AppError not_allowed */
    assertMayMailLinks: async (tx: Db, sender: Sender): Promise<void> => {
      if (autoApprove) await assertConfirmed(tx, sender);
    },
  };
}
