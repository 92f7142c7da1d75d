import { Readable } from 'node:stream';
import { NIL } from 'uuid';
import type { AuditCheck, AuditEntry, AuditValues } from '../../../contracts/audit.ts';
import type { AuditAction } from '../../../contracts/audit-actions.ts';
import type { Db } from '../../db/connect.ts';
import type { ListPage } from '../../db/list-page.ts';
import type { Actor } from '../../http/actor.ts';
import { portionsOf } from '../../lib/portions.ts';
import { type AuditListInput, createAuditRepository, type ListedEntry } from './audit.repository.ts';
import { type AuditRow, canonicalJson, hashEntry, NO_HASH } from './entry-hash.ts';

/** Who did something; with `scopes` a program in their name. */
export type AuditActor = Pick<Actor, 'accountId' | 'name' | 'email'> & Partial<Pick<Actor, 'scopes'>>;

/** Names in an entry what did something without a person: the operator's command, the set-up of the demo. */
export const noPerson = (name: string): AuditActor => ({ accountId: NIL, name, email: '' });

/** What somebody did. No words of customers and no link that opens something: an entry stays for ever. */
export type AuditEvent = {
  action: AuditAction;
  /** Whose it is; null for the installation's own. */
  companyId: string | null;
  /** What it was done to. */
  subject: { id: string; name: string };
  before?: AuditValues;
  after?: AuditValues;
};

export type AuditTrail = ReturnType<typeof createAuditTrail>;
/** All that most services need of it. */
export type AuditRecorder = Pick<AuditTrail, 'record'>;

/** Who did what, when, in a chain of hashes: an entry that is changed or left out breaks it. */
export function createAuditTrail({ db }: { db: Db }) {
  const repository = createAuditRepository(db);
  const portions = () => portionsOf<AuditRow>((last, limit) => repository.listAfter(last?.seq ?? 0, limit));

  return {
    /**
     * Writes an entry inside the caller's transaction, so that there is one if and only if it was done. To be called
     * last: until the transaction ends all others who want to write an entry wait.
     */
    async record(
      tx: Db,
      { accountId, name, email, scopes }: AuditActor,
      { subject, before, after, ...event }: AuditEvent,
    ): Promise<void> {
      const within = createAuditRepository(tx);
      await within.lock();
      const last = await within.findLast();
      const row = {
        ...event,
        seq: (last?.seq ?? 0) + 1,
        at: new Date(),
        actorId: accountId,
        actorName: scopes ? `${name} (access token)` : name,
        actorEmail: email,
        subjectId: subject.id,
        subjectName: subject.name,
        before: before ?? null,
        after: after ?? null,
        previousHash: last?.hash ?? NO_HASH,
      };
      await within.insert({ ...row, hash: hashEntry(row) });
    },

    async list(input: AuditListInput): Promise<ListPage<AuditEntry>> {
      const { rows, total } = await repository.list(input);
      return { rows: rows.map(present), total };
    },

    /** Reads the whole trail and computes every hash again, up to the first that does not fit. */
    async check(): Promise<AuditCheck> {
      let last = { seq: 0, hash: NO_HASH };
      for await (const rows of portions()) {
        for (const { hash, ...row } of rows) {
          const isWhole =
            row.seq === last.seq + 1 && row.previousHash === last.hash && hashEntry(row) === hash;
          if (!isWhole) return { entries: last.seq, head: last.hash || null, brokenAt: last.seq + 1 };
          last = { seq: row.seq, hash };
        }
      }
      return { entries: last.seq, head: last.hash || null, brokenAt: null };
    },

    /** One line of canonical JSON an entry, oldest first; its `hash` is that of the line without it. */
    export: (): Readable => Readable.from(linesOf(portions()), { objectMode: false }),
  };
}

async function* linesOf(portions: AsyncIterable<AuditRow[]>): AsyncGenerator<string> {
  for await (const rows of portions) yield rows.map((row) => `${canonicalJson(row)}\n`).join('');
}

const present = ({ entry, companyName }: ListedEntry): AuditEntry => ({
  seq: entry.seq,
  at: entry.at.toISOString(),
  actor: { id: entry.actorId, name: entry.actorName, email: entry.actorEmail },
  action: entry.action,
  subject: { id: entry.subjectId, name: entry.subjectName },
  company: entry.companyId === null ? null : { _id: entry.companyId, company_name: companyName ?? '' },
  before: entry.before,
  after: entry.after,
  hash: entry.hash,
});
