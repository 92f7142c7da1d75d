/** How many mails a company may still write. */
import { MAX_LINK_MAILS_PER_DAY } from '../../../contracts/plans/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import { DAY_MS } from '../../time.ts';
import type { MailsService } from './mails.service.ts';

/** Mails the company may still write in these 24 hours. Holds the company, so that two calls can't both take the rest. */
export async function countMailsLeft(
  tx: Db,
  mails: Pick<MailsService, 'countSince'>,
  companyId: string,
): Promise<number> {
  await lockCompany(tx, companyId);
  const written = await mails.countSince(tx, companyId, new Date(Date.now() - DAY_MS));
  return Math.max(0, MAX_LINK_MAILS_PER_DAY - written);
}

/** @throws AppError too_many_requests */
export async function assertMailsLeft(
  tx: Db,
  mails: Pick<MailsService, 'countSince'>,
  companyId: string,
): Promise<void> {
  if ((await countMailsLeft(tx, mails, companyId)) > 0) return;
  const most = MAX_LINK_MAILS_PER_DAY.toLocaleString('en');
  throw new AppError(
    'too_many_requests',
    `${most} e-mails were sent in the last 24 hours, which is the most. Please try again later.`,
  );
}
