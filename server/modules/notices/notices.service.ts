/** Notices of a vendor to the customers who asked to be told of changes of a product. */

import type { z } from 'zod';
import type { Notice, noticeForm } from '../../../contracts/manuals/notices.ts';
import { MAX_NOTICES_PER_DAY } from '../../../contracts/plans/limits.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { daysBefore } from '../../time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ConfirmedSender } from '../auth/confirmed-sender.ts';
import { requireProduct } from '../products/require-product.ts';
import { createNoticesRepository, type NoticeProgress, type NoticeRow } from './notices.repository.ts';
import { sendNoticeJob } from './send-notice.job.ts';

type Deps = { db: Db; senders: Pick<ConfirmedSender, 'assertMayMailLinks'>; now?: () => Date };
export type NoticesService = ReturnType<typeof createNotices>;
type NoticeForm = z.output<typeof noticeForm> & { key: string };

const NOBODY: NoticeProgress = { waiting: 0, queued: 0, sent: 0, refused: 0, failed: 0 };

/** Makes the service. All throw AppError not_found for a product that is none of the company's. */
export function createNotices({ db, senders, now = () => new Date() }: Deps) {
  const repository = createNoticesRepository(db);

  async function presentAll(companyId: string, rows: readonly NoticeRow[]): Promise<Notice[]> {
    const progress = await repository.countProgress(
      companyId,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => present(row, progress.get(row.id) ?? NOBODY));
  }

  return {
    /** Addresses that want to be told, and what was sent to them. */
    async show(
      { companyId }: CompanyActor,
      productId: string,
    ): Promise<{ people: number; notices: Notice[] }> {
      await requireProduct(db, companyId, productId);
      return {
        people: await repository.countPeople(companyId, productId),
        notices: await presentAll(companyId, await repository.list(companyId, productId)),
      };
    },

    /**
     * Sends a notice to all of them. One with the same key is sent once, whoever presses how often.
     * @throws AppError conflict where nobody wants to be told; too_many_requests; not_allowed for an address that is not confirmed
     */
    async send(actor: CompanyActor, productId: string, { key, subject, text }: NoticeForm): Promise<Notice> {
      const { companyId } = actor;
      await db.transaction(async (tx) => {
        // One after another, so that the counts hold, and the second press finds what the first has sent.
        await lockCompany(tx, companyId);
        await senders.assertMayMailLinks(tx, actor);
        const { name } = await requireProduct(tx, companyId, productId);
        const notices = createNoticesRepository(tx);
        if (await notices.find(companyId, productId, key)) return;
        const people = await notices.listPeople(companyId, productId);
        if (people.length === 0)
          throw new AppError('conflict', 'Nobody has asked to be told of this product yet.');
        if ((await notices.countSince(companyId, daysBefore(now(), 1))) >= MAX_NOTICES_PER_DAY)
          throw new AppError(
            'too_many_requests',
            `${MAX_NOTICES_PER_DAY} notices were sent in the last 24 hours, which is the most.`,
          );
        const row = { companyId, id: key, productId, subject, text, people: people.length, createdAt: now() };
        // Another product of the company has it.
        if (!(await notices.insert(row))) throw new AppError('conflict', 'This notice was sent already.');
        await notices.insertRecipients(people.map(({ watchId }) => ({ companyId, noticeId: key, watchId })));
        await enqueueJob(tx, sendNoticeJob, { companyId, payload: { companyId, noticeId: key } });
        await recordAudit(tx, actor, {
          action: 'notice.sent',
          companyId,
          subject: { id: productId, name },
          after: { notice: subject, people: people.length },
        });
      });
      const row = await repository.find(companyId, productId, key);
      const [notice] = row ? await presentAll(companyId, [row]) : [];
      if (!notice) throw notFound('This notice');
      return notice;
    },
  };
}

const present = (row: NoticeRow, progress: NoticeProgress): Notice => {
  const { waiting, queued, sent, refused, failed } = progress;
  return {
    ...{ _id: row.id, subject: row.subject, text: row.text, timestamp: row.createdAt.toISOString() },
    ...{ people: row.people, waiting, queued, sent, refused, failed },
    ended: Math.max(0, row.people - waiting - queued - sent - refused - failed),
  };
};
