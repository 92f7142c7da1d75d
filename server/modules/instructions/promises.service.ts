/** Breaking a promise: one administrator asks, another agrees. Until then nothing changes for anybody. */
import { type InstructionsPromise, RELEASE_DAYS } from '../../../contracts/admin/promises.ts';
import { instructionsPath } from '../../../contracts/site-paths.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ListInput, ListPage } from '../../db/list-page.ts';
import { lockCompany } from '../../db/lock-company.ts';
import { dayOf, daysBefore } from '../../time.ts';
import { type AuditActor, type AuditEvent, recordAudit } from '../audit/record-audit.ts';
import type { PageRow } from './instructions.repository.ts';
import { createPromisesRepository, type PromiseRow } from './promises.repository.ts';

type Deps = { db: Db; publicUrl: string; now?: () => Date };
export type PromisesService = ReturnType<typeof createPromises>;

const NOT_ASKED = { releaseAskedBy: null, releaseAskedAt: null, releaseReason: '' };

/** Makes the service. Its changes throw AppError not_found for a page that is not promised. */
export function createPromises({ db, publicUrl, now = () => new Date() }: Deps) {
  /** A wish that is old counts for nothing. */
  const isOpen = ({ releaseAskedAt }: Pick<PageRow, 'releaseAskedAt'>): boolean =>
    releaseAskedAt !== null && releaseAskedAt > daysBefore(now(), RELEASE_DAYS);

  const change = (
    actor: AuditActor,
    companyId: string,
    pageId: string,
    how: (page: PageRow) => {
      values: Partial<PageRow>;
      event: Pick<AuditEvent, 'action' | 'before' | 'after'>;
    },
  ): Promise<void> =>
    db.transaction(async (tx) => {
      await lockCompany(tx, companyId);
      const within = createPromisesRepository(tx);
      const page = await within.lock(companyId, pageId, dayOf(now()));
      if (!page) throw notFound('This promise');
      const { values, event } = how(page);
      await within.update(companyId, pageId, values);
      await recordAudit(tx, actor, { companyId, subject: { id: pageId, name: page.model }, ...event });
    });

  const present = (row: PromiseRow, callerId: string): InstructionsPromise => ({
    companyId: row.companyId,
    pageId: row.id,
    companyName: row.companyName,
    productName: row.productName,
    model: row.model,
    address: publicUrl + instructionsPath(row.code),
    promisedUntil: row.promisedUntil ?? '',
    release:
      row.releaseAskedAt === null || !isOpen(row)
        ? null
        : {
            reason: row.releaseReason,
            askedBy: row.askedByName,
            askedAt: row.releaseAskedAt.toISOString(),
            isOwn: row.releaseAskedBy === callerId,
          },
  });

  return {
    async list(actor: AuditActor, input: ListInput): Promise<ListPage<InstructionsPromise>> {
      const { rows, total } = await createPromisesRepository(db).list(input, dayOf(now()));
      return { rows: rows.map((row) => present(row, actor.accountId)), total };
    },

    /** @throws AppError conflict where somebody has asked */
    ask: (actor: AuditActor, companyId: string, pageId: string, reason: string): Promise<void> =>
      change(actor, companyId, pageId, (page) => {
        if (isOpen(page)) throw new AppError('conflict', 'Somebody has asked for this already.');
        return {
          values: { releaseAskedBy: actor.accountId, releaseAskedAt: now(), releaseReason: reason },
          event: { action: 'promise.release_asked', after: { reason } },
        };
      }),

    /** @throws AppError conflict where nobody has asked; not_allowed for the administrator who did */
    agree: (actor: AuditActor, companyId: string, pageId: string): Promise<void> =>
      change(actor, companyId, pageId, (page) => {
        if (!isOpen(page))
          throw new AppError('conflict', `Nobody has asked for this in the last ${RELEASE_DAYS} days.`);
        if (page.releaseAskedBy === actor.accountId)
          throw new AppError('not_allowed', 'You asked for this, so another administrator has to agree.');
        return {
          values: { releasedAt: now() },
          event: {
            action: 'promise.broken',
            before: { promisedUntil: page.promisedUntil },
            after: { reason: page.releaseReason, askedBy: page.releaseAskedBy },
          },
        };
      }),

    /** @throws AppError conflict where nobody has asked */
    end: (actor: AuditActor, companyId: string, pageId: string): Promise<void> =>
      change(actor, companyId, pageId, (page) => {
        if (page.releaseAskedAt === null) throw new AppError('conflict', 'Nobody has asked for this.');
        return { values: NOT_ASKED, event: { action: 'promise.release_ended' } };
      }),
  };
}
