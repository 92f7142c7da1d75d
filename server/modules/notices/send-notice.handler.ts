import { v5 as uuidv5 } from 'uuid';
import type { Db } from '../../db/connect.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { JobContext, JobHandler } from '../../jobs/run-job.ts';
import type { WatchLinks } from '../answer-watches/answer-watches.service.ts';
import { noticeMail } from '../mails/change-mails.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { countMailsLeft } from '../mails/mails-left.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { createNoticesRepository } from './notices.repository.ts';
import { sendNoticeJob } from './send-notice.job.ts';

export type SendNoticeDeps = {
  db: Db;
  mails: Pick<MailsService, 'queueAll' | 'countSince'>;
  identity: Pick<IdentityService, 'read'>;
  links: WatchLinks;
};

const AT_ONCE = 100;
/** After which it is tried again where a day's mails are used up, or the company is suspended. */
const WAIT_MS = 3_600_000;

type Target = { companyId: string; noticeId: string };
type Portion = 'gone' | 'over' | 'more' | 'wait';

/**
 * Writes the mails of a notice, a portion at a time. A portion and the note of whose it was are one transaction, and a mail has the same id
 * however often it is tried: nobody gets it twice.
 */
export function createSendNoticeHandler(deps: SendNoticeDeps): JobHandler<Target> {
  return async (target, { signal, complete }: Pick<JobContext, 'signal' | 'complete'>) => {
    for (;;) {
      signal.throwIfAborted();
      const portion = await deps.db.transaction((tx) => writePortion(deps, tx, target));
      if (portion === 'more') continue;
      if (portion !== 'wait') return;
      await deps.db.transaction(async (tx) => {
        await complete(tx);
        await enqueueJob(tx, sendNoticeJob, {
          ...{ companyId: target.companyId, payload: target },
          runAt: new Date(Date.now() + WAIT_MS),
        });
      });
      return;
    }
  };
}

async function writePortion(
  { mails, identity, links }: SendNoticeDeps,
  tx: Db,
  { companyId, noticeId }: Target,
): Promise<Portion> {
  const notices = createNoticesRepository(tx);
  const found = await notices.findToSend(companyId, noticeId);
  if (!found) return 'gone';
  const left = found.suspendedAt ? 0 : await countMailsLeft(tx, mails, companyId);
  const waiting = await notices.listWaiting(companyId, noticeId, Math.min(AT_ONCE, Math.max(1, left)));
  if (waiting.length === 0) return 'over';
  if (left === 0) return 'wait';
  const { brandName } = await identity.read(tx);
  const { notice, productName, companyName } = found;
  const contact = [found.email, found.contact].filter((line) => line !== '');
  for (const { watchId, email, language } of waiting) {
    if (email === null) {
      await notices.removeRecipient(companyId, noticeId, watchId);
      continue;
    }
    const { link, unsubscribeUrl } = links.of({ companyId, id: watchId });
    const { subject, text } = notice;
    const content = noticeMail({
      ...{ language: language ?? 'en', brandName, companyName, productName, link, subject, text, contact },
    });
    const id = uuidv5(noticeId, watchId);
    await mails.queueAll(tx, [
      { id, companyId, recipient: email, content, unsubscribeUrl, isPrivate: true, purpose: 'notice' },
    ]);
    await notices.setMail(companyId, noticeId, watchId, id);
  }
  return 'more';
}
