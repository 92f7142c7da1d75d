import { accountRoutes } from '../../../contracts/account.ts';
import type { Router } from '../../http/router.ts';
import type { EmailConfirmationService } from './email-confirmation.service.ts';
import type { PasswordService } from './password.service.ts';

type Services = { passwords: PasswordService; emailConfirmations: EmailConfirmationService };

/** Registers the calls about the own password and address. */
export function registerAccountRoutes(router: Router, { passwords, emailConfirmations }: Services): void {
  router.handle(accountRoutes.forgotPassword)(async ({ body }) => {
    await passwords.requestReset(body.email);
    return { status: 200, message: 'If there is an account with this e-mail, a link is on its way.' };
  });

  router.handle(accountRoutes.resetPassword)(async ({ body }) => {
    await passwords.reset(body.token, body.password);
    return { status: 200, message: 'Your password is changed. Please login.' };
  });

  router.handle(accountRoutes.changePassword)(async ({ actor, body }) => {
    await passwords.change(actor, body.currentPassword, body.password);
    return { status: 200, message: 'Your password is changed.' };
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
