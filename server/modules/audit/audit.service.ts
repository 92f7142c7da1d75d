import { Readable } from 'node:stream';
import type { AuditCheck, AuditEntry } from '../../../contracts/admin/audit.ts';
import type { Db } from '../../db/connect.ts';
import type { ListPage } from '../../db/list-page.ts';
import { portionsOf } from '../../lib/portions.ts';
import { type AuditListInput, createAuditRepository, type ListedEntry } from './audit.repository.ts';
import { type AuditRow, canonicalJson, hashEntry, NO_HASH, toldOf } from './entry-hash.ts';

export type AuditTrail = ReturnType<typeof createAuditTrail>;

/** Who did what, when, in a chain of hashes: an entry that is changed or left out breaks it. */
export function createAuditTrail({ db }: { db: Db }) {
  const repository = createAuditRepository(db);
  const portions = () => portionsOf<AuditRow>((last, limit) => repository.listAfter(last?.seq ?? 0, limit));

  return {
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
  for await (const rows of portions) yield rows.map((row) => `${canonicalJson(toldOf(row))}\n`).join('');
}

const present = ({ entry, companyName }: ListedEntry): AuditEntry => ({
  seq: entry.seq,
  at: entry.at.toISOString(),
  actor: { id: entry.actorId, name: entry.actorName, email: entry.actorEmail, tokenId: entry.tokenId },
  action: entry.action,
  subject: { id: entry.subjectId, name: entry.subjectName },
  company: entry.companyId === null ? null : { _id: entry.companyId, company_name: companyName ?? '' },
  before: entry.before,
  after: entry.after,
  hash: entry.hash,
});
