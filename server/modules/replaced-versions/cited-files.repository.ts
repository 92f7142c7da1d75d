import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { message } from '../../db/schema/chats.ts';

/** Of a portion of a company's answers, oldest first: the last one, and which of some files they show. */
export type CitedPortion = { lastId: string | null; fileKeys: string[] };

/** Which files the stored answers of a company show: those of citations, further places, figures and parts. */
export function createCitedFileRepository(db: Db) {
  return {
    /**
     * Looks through the `limit` answers after one of them for the files. Answers show manuals of their own product alone, in several
     * places, so that every `fileKey` in one counts, wherever it stands.
     */
    async findCited(
      companyId: string,
      { fileKeys, productIds }: { fileKeys: readonly string[]; productIds: readonly string[] },
      after: string | null,
      limit: number,
    ): Promise<CitedPortion> {
      const isAfter = after === null ? sql`true` : sql`${message.id} > ${after}::uuid`;
      const { rows } = await db.execute<{ lastId: string | null; fileKeys: string[] }>(sql`
        with portion as (
          select ${message.id} as id, ${message.answer} as answer from ${message}
          where ${message.companyId} = ${companyId} and ${message.sender} = 'bot' and ${isAfter}
            and ${message.productId} = any(${sql.param([...productIds])}::uuid[])
          order by ${message.id} limit ${limit}
        )
        select (select id from portion order by id desc limit 1) as "lastId",
          array(
            select distinct named #>> '{}' from portion, jsonb_path_query(answer, '$.**.fileKey') named
            where named #>> '{}' = any(${sql.param([...fileKeys])}::text[])
          ) as "fileKeys"`);
      return rows[0] ?? { lastId: null, fileKeys: [] };
    },
  };
}
