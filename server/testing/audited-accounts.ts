/** How what the audit trail tells of accounts is done, by the calls that people use. */
import { TOTP } from 'otpauth';
import { emailChangeRoutes } from '../../contracts/account/email-change.ts';
import { type TwoStepKey, twoStepRoutes } from '../../contracts/account/two-step.ts';
import { signUp } from './accounts.ts';
import type { AuditScene } from './audit-scene.ts';
import { mailedToken } from './mails.ts';

type RecoveryCodes = { recoveryCodes: string[] };

/** Two-step sign-in from its beginning to its end. */
export async function useTwoSteps({ admin: { password }, asAdmin }: AuditScene): Promise<void> {
  const { key } = await asAdmin<TwoStepKey>(twoStepRoutes.begin);
  const code = new TOTP({ secret: key }).generate();
  const made = await asAdmin<RecoveryCodes>(twoStepRoutes.turnOn, { body: { password, code } });
  const renewed = await asAdmin<RecoveryCodes>(twoStepRoutes.renewCodes, {
    body: { password, code: made.recoveryCodes[0] },
  });
  await asAdmin(twoStepRoutes.turnOff, { body: { password, code: renewed.recoveryCodes[0] } });
}

/** A change of address that is ended, one that is made, and undone by the old mailbox. */
export async function changeEmail({ app, act }: AuditScene): Promise<void> {
  const person = await signUp(app);
  const { email: old, password } = person;
  const email = `new-${old}`;
  const body = { email, password };
  await act(emailChangeRoutes.begin, person, { body });
  await act(emailChangeRoutes.withdraw, person);
  await act(emailChangeRoutes.begin, person, { body });
  const confirming = { token: await mailedToken(app, email, '/confirm-new-email') };
  await act(emailChangeRoutes.confirm, person, { body: confirming });
  const undoing = { token: await mailedToken(app, old, '/undo-email-change') };
  await act(emailChangeRoutes.undo, person, { body: undoing });
}
