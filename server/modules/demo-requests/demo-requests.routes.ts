import { v7 as uuidv7 } from 'uuid';
import { csvLine } from '../../../contracts/csv.ts';
import { type DemoRequest, demoRequestRoutes } from '../../../contracts/demo-requests.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Router } from '../../http/router.ts';
import { csvStream } from '../../lib/csv-stream.ts';
import { createDemoRequestsRepository, type DemoRequestRow } from './demo-requests.repository.ts';

const HEADER = [
  'Company Name',
  'Email',
  'Phone Number',
  'First Name',
  'Last Name',
  'Current challenges',
  'Status',
  'Note',
  'Received (UTC)',
] as const;

/** Demo requests have no rules of their own: stored as they come, listed and kept track of by the administrator. */
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

  router.handleDownload(demoRequestRoutes.exportDemoForms)(async ({ query }) => ({
    filename: 'demo-requests.csv',
    type: 'text/csv; charset=utf-8',
    content: csvStream<DemoRequestRow>({
      header: HEADER,
      listAfter: (last, limit) => repository.listAfter(query, last, limit),
      lineOf,
    }),
  }));

  router.handle(demoRequestRoutes.updateDemoForm)(async ({ params, body }) => {
    const row = await repository.update(params.id, body);
    if (!row) throw notFound('This demo request');
    return { status: 200, data: present(row) };
  });
}

const lineOf = (row: DemoRequestRow): string =>
  csvLine([
    row.companyName,
    row.workEmail,
    row.phoneNumber,
    row.firstName,
    row.lastName,
    row.challenges,
    row.status,
    row.note,
    row.createdAt.toISOString(),
  ]);

const present = (row: DemoRequestRow): DemoRequest => ({
  id: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  work_email: row.workEmail,
  company_name: row.companyName,
  phone_number: row.phoneNumber,
  challenges: row.challenges,
  status: row.status,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
});
