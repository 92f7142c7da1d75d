import { accountRoutes } from '../../../contracts/account/account.ts';
import { callerOf } from '../../http/caller.ts';
import type { Router } from '../../http/router.ts';
import { logSecurity } from '../../http/security-log.ts';
import type { AuthService } from './auth.service.ts';
import type { EmailConfirmationService } from './email-confirmation.service.ts';
import type { PasswordService } from './passwords/password.service.ts';

type Services = {
  auth: Pick<AuthService, 'rename'>;
  passwords: PasswordService;
  emailConfirmations: EmailConfirmationService;
};

/** Registers the calls about the own name, password and address. */
export function registerAccountRoutes(
  router: Router,
  { auth, passwords, emailConfirmations }: Services,
): void {
  router.handle(accountRoutes.forgotPassword)(async ({ body, request }) => {
    await passwords.requestReset(body.email);
    // Whose account, if anybody's, is looked up later, by a job.
    logSecurity(request, { event: 'reset-asked', outcome: 'success' });
    return { status: 200, message: 'If there is an account with this e-mail, a link is on its way.' };
  });

  router.handle(accountRoutes.resetPassword)(async ({ body, request }) => {
    const account = await passwords.reset(body.token, body.password, callerOf(request).network);
    logSecurity(request, { event: 'password-set', outcome: 'success', account });
    return { status: 200, message: 'Your password is changed. Please login.' };
  });

  router.handle(accountRoutes.changePassword)(async ({ actor, body, request }) => {
    await passwords.change(actor, body.currentPassword, body.password);
    logSecurity(request, { event: 'password-set', outcome: 'success', account: actor.accountId });
    return { status: 200, message: 'Your password is changed.' };
  });

  router.handle(accountRoutes.changeName)(async ({ actor, body }) => {
    await auth.rename(actor, body.name);
    return { status: 200, message: 'Your name is changed.' };
  });

  router.handle(accountRoutes.confirmEmail)(async ({ body }) => {
    await emailConfirmations.confirm(body.token);
    return { status: 200, message: 'Your e-mail address is confirmed.' };
  });

  router.handle(accountRoutes.resendConfirmation)(async ({ actor }) => {
    await emailConfirmations.resend(actor);
    return { status: 200, message: 'The mail is on its way.' };
  });
}
