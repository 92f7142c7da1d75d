import type { Readable } from 'node:stream';
import { auditActionTexts } from '../../../contracts/admin/audit-action-texts.ts';
import type { CompanyAuditEntry, SignIn } from '../../../contracts/company/company-audit.ts';
import { csvLine } from '../../../contracts/csv.ts';
import type { Db } from '../../db/connect.ts';
import type { ListInput, ListPage } from '../../db/list-page.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import { csvStream } from '../../lib/csv-stream.ts';
import { type CompanyEntry, createCompanyAuditRepository } from './company-audit.repository.ts';
import { createSignInsRepository, type SignInRow } from './sign-ins.repository.ts';
import { signInsSince } from './sign-ins.ts';

export type CompanyAudit = ReturnType<typeof createCompanyAudit>;

const ENTRY_COLUMNS = [
  'Time (UTC)',
  'Action',
  'What',
  'Who',
  'E-mail',
  'Access token',
  'Before',
  'After',
  'Seal',
];
const SIGN_IN_COLUMNS = ['Time (UTC)', 'Who', 'E-mail', 'Network', 'Device', 'Factor'];

/** What happened in a company, for its owner. */
export function createCompanyAudit({ db }: { db: Db }) {
  const entries = createCompanyAuditRepository(db);
  const signIns = createSignInsRepository(db);

  return {
    /** @throws AppError not_allowed for members */
    async list(actor: CompanyActor, input: ListInput): Promise<ListPage<CompanyAuditEntry>> {
      requireOwner(actor);
      const { rows, total } = await entries.list(actor.companyId, input);
      return { rows: rows.map(presentEntry), total };
    },

    /** All entries as CSV, oldest first. @throws AppError not_allowed for members */
    export(actor: CompanyActor): Readable {
      requireOwner(actor);
      return csvStream<CompanyEntry>({
        header: ENTRY_COLUMNS,
        listAfter: (last, limit) => entries.listAfter(actor.companyId, last?.entry.seq ?? 0, limit),
        lineOf: entryLine,
      });
    },

    /** @throws AppError not_allowed for members */
    async listSignIns(actor: CompanyActor, input: ListInput): Promise<ListPage<SignIn>> {
      requireOwner(actor);
      const { rows, total } = await signIns.list(actor.companyId, signInsSince(), input);
      return { rows: rows.map(presentSignIn), total };
    },

    /** All sign-ins as CSV, oldest first. @throws AppError not_allowed for members */
    exportSignIns(actor: CompanyActor): Readable {
      requireOwner(actor);
      const since = signInsSince();
      return csvStream<SignInRow>({
        header: SIGN_IN_COLUMNS,
        listAfter: (last, limit) => signIns.listAfter(actor.companyId, since, last?.id ?? null, limit),
        lineOf: (row) =>
          csvLine([row.at.toISOString(), row.name, row.email, row.network, row.userAgent, row.factor]),
      });
    },

    /** Forgets sign-ins that are shown no more; returns how many. */
    sweepSignIns: (): Promise<number> => signIns.deleteBefore(signInsSince()),
  };
}

/** Chooses what a company is shown. The address of somebody who is not of the company is not its business. */
const presentEntry = ({ entry, isColleague }: CompanyEntry): CompanyAuditEntry => ({
  _id: entry.hash,
  at: entry.at.toISOString(),
  actor: {
    id: entry.actorId,
    name: entry.actorName,
    email: isColleague ? entry.actorEmail : '',
    tokenId: entry.tokenId,
  },
  action: entry.action,
  subject: { id: entry.subjectId, name: entry.subjectName },
  before: entry.before,
  after: entry.after,
});

function entryLine(row: CompanyEntry): string {
  const { at, action, subject, actor, before, after, _id } = presentEntry(row);
  const values = [before, after].map((value) => (value === null ? '' : JSON.stringify(value)));
  const who = [actor.name, actor.email, actor.tokenId ?? ''];
  return csvLine([at, auditActionTexts[action], subject.name, ...who, ...values, _id]);
}

const presentSignIn = (row: SignInRow): SignIn => ({
  _id: row.id,
  at: row.at.toISOString(),
  name: row.name,
  email: row.email,
  network: row.network,
  userAgent: row.userAgent,
  factor: row.factor,
});
