import { v7 as uuidv7 } from 'uuid';
import { type DemoRequest, demoRequestRoutes } from '../../../contracts/demo-requests.ts';
import type { Db } from '../../db/connect.ts';
import type { Router } from '../../http/router.ts';
import { createDemoRequestsRepository, type DemoRequestRow } from './demo-requests.repository.ts';

/** Demo requests have no rules of their own: stored as they come, listed for the administrator. */
export function registerDemoRequestRoutes(router: Router, db: Db): void {
  const repository = createDemoRequestsRepository(db);

  router.handle(demoRequestRoutes.demoForm)(async ({ body }) => {
    const id = uuidv7();
    await repository.insert({
      id,
      firstName: body.first_name,
      lastName: body.last_name,
      workEmail: body.work_email,
      companyName: body.company_name,
      phoneNumber: body.phone_number ?? '',
      challenges: body.challenges ?? '',
    });
    return { status: 200, data: { id } };
  });

  router.handle(demoRequestRoutes.getDemoForms)(async ({ query }) => {
    const { rows, total } = await repository.list(query);
    return { status: 200, data: rows.map(present), total, page: query.page, limit: query.limit };
  });
}

const present = (row: DemoRequestRow): DemoRequest => ({
  id: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  work_email: row.workEmail,
  company_name: row.companyName,
  phone_number: row.phoneNumber,
  challenges: row.challenges,
  createdAt: row.createdAt.toISOString(),
});
