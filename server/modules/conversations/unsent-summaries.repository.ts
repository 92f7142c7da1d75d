import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { mail } from '../../db/schema/platform.ts';

/**
 * Erases a company's weekly summaries that wait to be sent or, without a mail server, to be read, because they name
 * topics in customers' words. Summaries that were sent or given up hold no words any more.
 *
 * @param writtenBefore all of them if left out
 */
export async function eraseUnsentSummaries(db: Db, companyId: string, writtenBefore?: Date): Promise<void> {
  await db.delete(mail).where(
    and(
      eq(mail.companyId, companyId),
      isNotNull(mail.unsubscribeUrl),
      // What else is subscribed to says what it is for.
      isNull(mail.purpose),
      inArray(mail.state, ['queued', 'outbox']),
      writtenBefore && lt(mail.createdAt, writtenBefore),
    ),
  );
}
