import { NIL } from 'uuid';
import type { AuditValues } from '../../../contracts/admin/audit.ts';
import type { AuditAction } from '../../../contracts/admin/audit-actions.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { toStorable } from '../../lib/storable.ts';
import { createAuditRepository } from './audit.repository.ts';
import { hashEntry, NO_HASH } from './entry-hash.ts';

/** Who did something; with `scopes` a program in their name, by an access token. */
export type AuditActor = Pick<Actor, 'accountId' | 'name' | 'email'> &
  Partial<Pick<Actor, 'sessionId' | 'scopes'>>;

/** An actor for what no person did: the operator's command, the set-up of the demo. */
export const noPerson = (name: string): AuditActor => ({ accountId: NIL, name, email: '' });

/** What somebody did. No words of customers or visitors and no whole link: an entry stays for ever. */
export type AuditEvent = {
  action: AuditAction;
  /** Whose it is; left out for the installation's own. */
  companyId?: string | null;
  /** What it was done to. */
  subject: { id: string; name: string };
  before?: AuditValues;
  after?: AuditValues;
};

/** Names of the values that differ, for values that do not belong in the trail. */
export const changedNames = <Values extends object>(before: Values, after: Values): string[] =>
  Object.entries(after).flatMap(([name, value]) => (before[name as keyof Values] === value ? [] : [name]));

/**
 * Writes an entry in the caller's transaction, so that it exists if and only if the thing was done. To be called
 * last, because others can't write entries until the transaction ends.
 */
export async function recordAudit(
  tx: Db,
  { accountId, name, email, sessionId, scopes }: AuditActor,
  { action, companyId, subject, before, after }: AuditEvent,
): Promise<void> {
  const repository = createAuditRepository(tx);
  await repository.lock();
  const last = await repository.findLast();
  // Only storable characters, so that the hash is of exactly what will be read back.
  const row = toStorable({
    action,
    companyId: companyId ?? null,
    seq: (last?.seq ?? 0) + 1,
    at: new Date(),
    actorId: accountId,
    actorName: name,
    actorEmail: email,
    tokenId: (scopes && sessionId) ?? null,
    subjectId: subject.id,
    subjectName: subject.name,
    before: before ?? null,
    after: after ?? null,
    previousHash: last?.hash ?? NO_HASH,
  });
  await repository.insert({ ...row, hash: hashEntry(row) });
}
