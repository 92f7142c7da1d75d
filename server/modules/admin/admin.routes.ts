import { adminRoutes } from '../../../contracts/admin/admin.ts';
import { adminClientRoutes } from '../../../contracts/admin/admin-clients.ts';
import type { Router } from '../../http/router.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { AddClient } from './add-client.service.ts';
import type { AdminService } from './admin.service.ts';
import type { SignOutClient } from './sign-out-client.service.ts';

type Deps = {
  admin: AdminService;
  addClient: AddClient;
  signOutClient: SignOutClient;
  mails: Pick<MailsService, 'list' | 'read' | 'sendAgain'>;
};

/** Registers the administrator’s calls. */
export function registerAdminRoutes(router: Router, { admin, addClient, signOutClient, mails }: Deps): void {
  router.handle(adminRoutes.getCompanies)(async ({ query }) => {
    const { rows, total } = await admin.listClients(query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handle(adminRoutes.getCompanyDetails)(async ({ params }) => ({
    status: 200,
    data: await admin.findClient(params.id),
  }));

  router.handle(adminClientRoutes.addClient)(async ({ actor, body }) => ({
    status: 201,
    data: { id: await addClient.add(actor, body) },
  }));

  router.handle(adminClientRoutes.signOutUser)(async ({ actor, body }) => ({
    status: 200,
    data: { sessions: await signOutClient.signOut(actor, body.userId) },
  }));

  router.handle(adminRoutes.approveUser)(async ({ actor, body }) => ({
    status: 200,
    data: await admin.approve(actor, body.userId),
  }));

  router.handle(adminRoutes.suspendUser)(async ({ actor, body }) => ({
    status: 200,
    data: await admin.suspend(actor, body.userId, body.reason),
  }));

  router.handle(adminRoutes.outbox)(async ({ query }) => {
    const { rows, total } = await mails.list(query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handle(adminRoutes.readMail)(async ({ actor, params }) => ({
    status: 200,
    data: { text: await mails.read(actor, params.id) },
  }));

  router.handle(adminRoutes.sendMailAgain)(async ({ actor, params }) => ({
    status: 200,
    data: await mails.sendAgain(actor, params.id),
  }));
}
