/** How what the audit trail tells of accounts is done, by the calls that people use. */
import { companySignInRoutes } from '../../../contracts/account/company-sign-in.ts';
import { emailChangeRoutes } from '../../../contracts/account/email-change.ts';
import { type TwoStepKey, twoStepRoutes } from '../../../contracts/account/two-step.ts';
import { closedCompanyRoutes } from '../../../contracts/admin/closed-companies.ts';
import { closingRoutes } from '../../../contracts/company/closing.ts';
import { createApprovedCompany, signUp } from '../accounts.ts';
import { appCode } from '../app-code.ts';
import { endClosingTime } from '../deletions.ts';
import { mailedToken } from '../mails.ts';
import { type AuditScene, PROVIDER } from './audit-scene.ts';

type RecoveryCodes = { recoveryCodes: string[] };

/** Two-step sign-in from its beginning to its end. */
export async function useTwoSteps({ admin: { password }, asAdmin }: AuditScene): Promise<void> {
  const { key } = await asAdmin<TwoStepKey>(twoStepRoutes.begin);
  const code = await appCode(key);
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

/** A company's own sign-in, set, set anew and ended. */
export async function useOwnSignIn({ vendor: { password }, asVendor }: AuditScene): Promise<void> {
  const form = {
    issuer: PROVIDER.issuer,
    clientId: 'trail',
    clientSecret: 'a secret',
    domain: 'trail.example',
  };
  await asVendor(companySignInRoutes.set, { body: { ...form, password } });
  await asVendor(companySignInRoutes.set, { body: { ...form, clientId: 'house', password } });
  await asVendor(companySignInRoutes.remove);
}

/** A company closed by its owner and by the administrator, opened by both again, and erased in the end. */
export async function closeCompany({ app, act, admin, asAdmin }: AuditScene): Promise<void> {
  const name = 'Closing House';
  const owner = await createApprovedCompany(app, name);
  const { companyId, email, password } = owner;
  await act(closingRoutes.close, owner, { body: { name, password } });
  await act(closingRoutes.undo, owner, { body: { token: await mailedToken(app, email, '/undo-closing') } });
  const byAdmin = { body: { companyId, name, password: admin.password } };
  await asAdmin(closedCompanyRoutes.close, byAdmin);
  await asAdmin(closedCompanyRoutes.undo, { body: { companyId } });
  await asAdmin(closedCompanyRoutes.close, byAdmin);
  await endClosingTime(app);
}
