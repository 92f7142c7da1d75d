import { emailChangeRoutes } from '../../../contracts/account/email-change.ts';
import type { Router } from '../../http/router.ts';
import { logSecurity } from '../../http/security-log.ts';
import type { EmailChangeService } from './email-change.service.ts';

/** Registers the calls that change the own address. */
export function registerEmailChangeRoutes(router: Router, emailChange: EmailChangeService): void {
  router.handle(emailChangeRoutes.pending)(async ({ actor }) => ({
    status: 200,
    data: await emailChange.readPending(actor),
  }));

  router.handle(emailChangeRoutes.begin)(async ({ actor, body }) => {
    await emailChange.begin(actor, body);
    return { status: 200, message: `We have sent a link to ${body.email}.` };
  });

  router.handle(emailChangeRoutes.withdraw)(async ({ actor }) => {
    await emailChange.withdraw(actor);
    return { status: 200, message: 'Your e-mail stays as it is.' };
  });

  router.handle(emailChangeRoutes.confirm)(async ({ actor, body, request }) => {
    const account = await emailChange.confirm(body.token, actor);
    logSecurity(request, { event: 'email-changed', outcome: 'success', account });
    return { status: 200, message: 'Your e-mail is changed.' };
  });

  router.handle(emailChangeRoutes.undo)(async ({ body, request }) => {
    const account = await emailChange.undo(body.token);
    logSecurity(request, { event: 'email-change-undone', outcome: 'success', account });
    return { status: 200, message: 'Your account has this e-mail again. We have mailed you a link.' };
  });
}
