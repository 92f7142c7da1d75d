import type { Readable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { DemoRequest, DemoRequestFilter, demoForm } from '../../../contracts/admin/demo-requests.ts';
import { csvLine } from '../../../contracts/csv.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ListInput, ListPage } from '../../db/list-page.ts';
import { csvStream } from '../../lib/csv-stream.ts';
import { type AuditActor, changedNames, recordAudit } from '../audit/record-audit.ts';
import {
  createDemoRequestsRepository,
  type DemoRequestChange,
  type DemoRequestRow,
} from './demo-requests.repository.ts';

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

export type DemoRequests = ReturnType<typeof createDemoRequests>;

/** Who asked for a demo, and how far the administrator is with each. */
export function createDemoRequests({ db }: { db: Db }) {
  const repository = createDemoRequestsRepository(db);

  return {
    /** Stores a visitor's request. @returns its id */
    async add(form: z.output<typeof demoForm>): Promise<string> {
      const id = uuidv7();
      await repository.insert({
        id,
        firstName: form.first_name,
        lastName: form.last_name,
        workEmail: form.work_email,
        companyName: form.company_name,
        phoneNumber: form.phone_number ?? '',
        challenges: form.challenges ?? '',
      });
      return id;
    },

    /** Newest first. */
    async list(input: ListInput & DemoRequestFilter): Promise<ListPage<DemoRequest>> {
      const { rows, total } = await repository.list(input);
      return { rows: rows.map(present), total };
    },

    /** All that a filter lets through as CSV, newest first. */
    export: (filter: DemoRequestFilter): Readable =>
      csvStream<DemoRequestRow>({
        header: HEADER,
        listAfter: (last, limit) => repository.listAfter(filter, last, limit),
        lineOf,
      }),

    /** Changes the given values. If that changes nothing, nothing is stored or recorded. @throws AppError not_found */
    change: (actor: AuditActor, id: string, change: DemoRequestChange): Promise<DemoRequest> =>
      db.transaction(async (tx) => {
        const within = createDemoRequestsRepository(tx);
        const before = await within.lock(id);
        if (!before) throw notFound('This demo request');
        const { status = before.status, note = before.note } = change;
        const after = { ...before, status, note };
        const changed = changedNames(before, after);
        if (changed.length === 0) return present(before);
        await within.update(id, { status, note });
        await recordAudit(tx, actor, {
          action: 'demo_request.changed',
          subject: { id, name: after.companyName },
          // The note can be about a person.
          before: { status: before.status },
          after: { status, changed },
        });
        return present(after);
      }),
  };
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
