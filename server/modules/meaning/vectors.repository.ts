import { and, asc, between, countDistinct, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { MODELS, type ModelName } from '../../../engine/meaning/models.ts';
import type { PassageVectors } from '../../../engine/meaning/vectors.ts';
import type { Db } from '../../db/connect.ts';
import { isLive } from '../../db/schema/columns.ts';
import { isVersionOfManual, manual, manualVersion, passage, passageVector } from '../../db/schema/manuals.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';
import { isCurrent } from './ready-vectors.repository.ts';

/** Where the vectors of a version are: the edition is that of its passages. */
export type VectorKey = { versionId: string; edition: number };

export type VectorRepository = ReturnType<typeof createVectorRepository>;

export type VectorRow = { ordinal: number; model: ModelName; vectors: PassageVectors };

/** A version that answers, as a whole. */
export type EncodableVersion = VectorKey & { manualId: string; language: string };

/** Joins vectors and their passage. */
const isOfPassage: SQL | undefined = and(
  eq(passageVector.companyId, passage.companyId),
  eq(passageVector.versionId, passage.versionId),
  eq(passageVector.edition, passage.edition),
  eq(passageVector.ordinal, passage.ordinal),
);

const answersAsWhole: SQL | undefined = and(
  eq(manual.currentVersionId, manualVersion.id),
  eq(manualVersion.status, 'ready'),
);

const of = (
  table: typeof passage | typeof passageVector,
  companyId: string,
  { versionId, edition }: VectorKey,
) => and(eq(table.companyId, companyId), eq(table.versionId, versionId), eq(table.edition, edition));
const encodable = {
  versionId: manualVersion.id,
  edition: manualVersion.edition,
  manualId: manual.id,
  language: manualVersion.language,
};

/** Vectors of passages. Callers keep batches small: each call is one statement. */
export function createVectorRepository(db: Db) {
  return { ...queryEncodable(db), ...queryWriting(db), ...queryReading(db), ...queryMissing(db) };
}

/** Versions whose passages can have vectors. */
function queryEncodable(db: Db) {
  return {
    /** The version if it is the one that answers for its manual, and has been read to its end. */
    async findEncodable(companyId: string, versionId: string): Promise<EncodableVersion | null> {
      const [row] = await db
        .select(encodable)
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .innerJoin(product, ofLiveProduct(manual))
        .where(
          and(
            eq(manualVersion.companyId, companyId),
            eq(manualVersion.id, versionId),
            answersAsWhole,
            isLive(manual),
          ),
        );
      return row ?? null;
    },

    /** Those of a product. */
    async listEncodable(companyId: string, productId: string): Promise<EncodableVersion[]> {
      return db
        .select(encodable)
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .where(
          and(
            eq(manual.companyId, companyId),
            eq(manual.productId, productId),
            answersAsWhole,
            isLive(manual),
          ),
        );
    },

    /** Keeps the manual and its answering version as they are until the transaction ends. @returns whether it answers */
    async lockAnswering(companyId: string, { manualId, versionId }: EncodableVersion): Promise<boolean> {
      const [row] = await db
        .select({ current: manual.currentVersionId })
        .from(manual)
        .where(and(eq(manual.companyId, companyId), eq(manual.id, manualId)))
        .for('update');
      return row?.current === versionId;
    },
  };
}

/** How passages get their vectors. */
function queryWriting(db: Db) {
  return {
    /** Models that passages from `first` to `last` have vectors of, and whether these can be used. */
    async listEncoded(companyId: string, key: VectorKey, first: number, last: number) {
      return db
        .select({
          ordinal: passageVector.ordinal,
          model: passageVector.model,
          modelId: passageVector.modelId,
        })
        .from(passageVector)
        .where(and(of(passageVector, companyId, key), between(passageVector.ordinal, first, last)));
    },

    /** Stores vectors in place of those that passages may have of the same model. */
    async putVectors(companyId: string, key: VectorKey, rows: readonly VectorRow[]): Promise<void> {
      if (rows.length === 0) return;
      const { versionId, edition } = key;
      await db
        .insert(passageVector)
        .values(
          rows.map(({ ordinal, model, vectors: { windows, bytes } }) => ({
            ...{ companyId, versionId, edition, ordinal, model, windows },
            modelId: MODELS[model].id,
            bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
          })),
        )
        .onConflictDoUpdate({
          target: [
            passageVector.companyId,
            passageVector.versionId,
            passageVector.edition,
            passageVector.ordinal,
            passageVector.model,
          ],
          set: {
            modelId: sql`excluded.model_id`,
            windows: sql`excluded.windows`,
            bytes: sql`excluded.bytes`,
          },
        });
    },

    /** Has further vectors of a version used. */
    async bumpRevision(companyId: string, versionId: string): Promise<void> {
      await db
        .update(manualVersion)
        .set({ vectorsRevision: sql`${manualVersion.vectorsRevision} + 1` })
        .where(and(eq(manualVersion.companyId, companyId), eq(manualVersion.id, versionId)));
    },
  };
}

/** Vectors for the questions. */
function queryReading(db: Db) {
  return {
    /** Vectors that can be used: of at most `limit` passages and models behind those of `after`, in order. */
    async listVectors(
      companyId: string,
      key: VectorKey,
      after: Pick<VectorRow, 'ordinal' | 'model'> | null,
      limit: number,
    ): Promise<VectorRow[]> {
      const { ordinal, model } = passageVector;
      const isBehind =
        after && or(gt(ordinal, after.ordinal), and(eq(ordinal, after.ordinal), gt(model, after.model)));
      const rows = await db
        .select({ ordinal, model, windows: passageVector.windows, bytes: passageVector.bytes })
        .from(passageVector)
        .where(and(of(passageVector, companyId, key), isCurrent, isBehind ?? undefined))
        .orderBy(asc(ordinal), asc(model))
        .limit(limit);
      return rows.map(({ windows, bytes, ...place }) => ({
        ...place,
        vectors: { windows, bytes: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
      }));
    },

    /** How many passages each version has, and how many of them have vectors that can be used. */
    async countEncoded(companyId: string, versionIds: readonly string[]) {
      if (versionIds.length === 0) return [];
      return db
        .select({
          versionId: passage.versionId,
          passages: countDistinct(passage.ordinal),
          encoded: countDistinct(passageVector.ordinal),
        })
        .from(passage)
        .innerJoin(
          manualVersion,
          and(
            eq(manualVersion.companyId, passage.companyId),
            eq(manualVersion.id, passage.versionId),
            eq(manualVersion.edition, passage.edition),
          ),
        )
        .leftJoin(passageVector, and(isOfPassage, isCurrent))
        .where(and(eq(passage.companyId, companyId), inArray(passage.versionId, [...versionIds])))
        .groupBy(passage.versionId);
    },
  };
}

/** What has none yet. */
function queryMissing(db: Db) {
  return {
    /** Versions of all companies that answer and have passages without vectors, or with some that can't be used. */
    async listUnencoded(): Promise<{ companyId: string; versionId: string }[]> {
      const { companyId, id, edition } = manualVersion;
      const ofVersion = (table: typeof passage | typeof passageVector) =>
        sql`${table.companyId} = ${companyId} and ${table.versionId} = ${id} and ${table.edition} = ${edition}`;
      return db
        .select({ companyId, versionId: id })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .innerJoin(product, ofLiveProduct(manual))
        .where(
          and(
            answersAsWhole,
            isLive(manual),
            or(
              // Counted, because without statistics of new tables a search for each passage may take a minute.
              sql`(select count(*) from ${passage} where ${ofVersion(passage)}) > (
                select count(distinct ${passageVector.ordinal}) from ${passageVector}
                where ${ofVersion(passageVector)} and (${isCurrent}))`,
              sql`exists (select 1 from ${passageVector} where ${ofVersion(passageVector)} and not (${isCurrent}))`,
            ),
          ),
        );
    },
  };
}
