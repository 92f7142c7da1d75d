import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { mail } from '../../db/schema/platform.ts';

/**
 * Erases a company's weekly summaries that still hold their words, because they wait to be sent or, without a mail
 * server, to be read: they name topics in the words of customers. The others have lost them already.
 *
 * @param writtenBefore all of them if left out
 */
export async function eraseUnsentSummaries(db: Db, companyId: string, writtenBefore?: Date): Promise<void> {
  await db.delete(mail).where(
    and(
      eq(mail.companyId, companyId),
      // Nothing else is subscribed to.
      isNotNull(mail.unsubscribeUrl),
      inArray(mail.state, ['queued', 'outbox']),
      writtenBefore && lt(mail.createdAt, writtenBefore),
    ),
  );
}
