import { and, countDistinct, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { MODEL_NAMES, MODELS } from '../../../engine/meaning/models.ts';
import type { Db } from '../../db/connect.ts';
import { passage, passageVector } from '../../db/schema/manuals.ts';

/** True of vectors that were made with what the models are now. */
export const isCurrent: SQL | undefined = or(
  ...MODEL_NAMES.map((name) =>
    and(eq(passageVector.model, name), eq(passageVector.modelId, MODELS[name].id)),
  ),
);

/** The vectors of some versions, all models together and those of the English one. */
export type VectorCounts = {
  passages: number;
  /** Passages that have any vectors which can be used. */
  encoded: number;
  rows: number;
  bytes: number;
  english: { rows: number; bytes: number };
};

/** Counts what versions have of vectors, in the editions named. */
export const createReadyVectorsRepository = (db: Db) => ({
  async countVectors(
    companyId: string,
    sources: readonly { versionId: string; edition: number }[],
  ): Promise<VectorCounts> {
    const key = (table: typeof passage | typeof passageVector) =>
      and(
        eq(table.companyId, companyId),
        // Few versions answer for a product; the first condition lets the index be used.
        inArray(
          table.versionId,
          sources.map(({ versionId }) => versionId),
        ),
        or(
          ...sources.map(({ versionId, edition }) =>
            and(eq(table.versionId, versionId), eq(table.edition, edition)),
          ),
        ),
      );
    const place = (table: typeof passage | typeof passageVector) =>
      sql`(${table.versionId}, ${table.ordinal})`;
    const isEnglish = sql`${passageVector.model} = 'english'`;
    const size = sql`octet_length(${passageVector.bytes})`;
    const [known] = await db
      .select({ passages: countDistinct(place(passage)) })
      .from(passage)
      .where(key(passage));
    const [found] = await db
      .select({
        encoded: countDistinct(place(passageVector)),
        rows: sql<number>`count(*)::int`,
        bytes: sql<number>`coalesce(sum(${size}), 0)::float8`,
        englishRows: sql<number>`(count(*) filter (where ${isEnglish}))::int`,
        englishBytes: sql<number>`coalesce(sum(${size}) filter (where ${isEnglish}), 0)::float8`,
      })
      .from(passageVector)
      .where(and(key(passageVector), isCurrent));
    return {
      passages: known?.passages ?? 0,
      encoded: found?.encoded ?? 0,
      rows: found?.rows ?? 0,
      bytes: found?.bytes ?? 0,
      english: { rows: found?.englishRows ?? 0, bytes: found?.englishBytes ?? 0 },
    };
  },
});
