/** Manuals with versions that were replaced long ago, and answers that show them, for tests. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Figure } from '../../../engine/document/manual.ts';
import type { StoredAnswer } from '../../../replies/stored-answer.ts';
import type { Db } from '../../db/connect.ts';
import { chatbot, message } from '../../db/schema/chats.ts';
import { company } from '../../db/schema/companies.ts';
import { manual, manualFigure, manualSection, manualVersion } from '../../db/schema/manuals.ts';
import { product } from '../../db/schema/products.ts';
import { insertCompany } from '../../testing/manual-fixtures.ts';
import { daysBefore } from '../../time.ts';
import { createFileKey } from '../files/file-key.ts';
import { FINAL } from '../manuals/editions.repository.ts';

export type SceneVersion = { id: string; number: number; fileKey: string };
export type ManualScene = {
  companyId: string;
  productId: string;
  manualId: string;
  /** In the order of their numbers; the last one answers. */
  versions: SceneVersion[];
};

/** Bytes of the file of every version. */
export const VERSION_BYTES = 1_000_000;

/**
 * A manual of a new company that keeps `newest` replaced versions, unless a company is named.
 * @param count versions; the last one answers for two days, each one before became ready 100 days earlier
 */
export async function insertVersions(
  db: Db,
  count: number,
  { newest = 1, of }: { newest?: number | null; of?: { companyId: string } } = {},
): Promise<ManualScene> {
  const { companyId } = of ?? (await insertCompany(db));
  if (!of) await db.update(company).set({ versionsKept: newest }).where(eq(company.id, companyId));
  const [productId, manualId] = [uuidv7(), uuidv7()];
  const versions = Array.from({ length: count }, (_, index) => ({
    ...{ id: uuidv7(), number: index + 1, fileKey: createFileKey(companyId, 'pdf') },
  }));
  await db.insert(product).values({ companyId, id: productId, name: 'Pump' });
  const currentVersionId = versions.at(-1)?.id ?? null;
  await db.insert(manual).values({ companyId, id: manualId, productId, title: 'Pump', currentVersionId });
  for (const { id, number, fileKey } of versions) {
    const readyAt = daysBefore(new Date(), 2 + 100 * (count - number));
    const file = { filename: 'pump.pdf', format: 'pdf', bytes: VERSION_BYTES, sha256: '' } as const;
    const state = { status: 'ready', edition: FINAL, uploadedAt: readyAt, readyAt } as const;
    await db.insert(manualVersion).values({ companyId, id, manualId, number, fileKey, ...file, ...state });
    await insertStructure(db, companyId, id);
  }
  return { companyId, productId, manualId, versions };
}

/** A section and a figure: they stay when a version is replaced. */
async function insertStructure(db: Db, companyId: string, versionId: string): Promise<void> {
  const row = { companyId, versionId, edition: FINAL, ordinal: 0 };
  await db.insert(manualSection).values({ ...row, level: 1, heading: 'Cleaning', path: [] });
  const content = { ordinal: 0, page: 1, label: 'Fig. 1', caption: '', image: null } as unknown as Figure;
  await db.insert(manualFigure).values({ ...row, content });
}

/** An answer that shows what it is given. @returns the id of the message */
export async function say(
  db: Db,
  { companyId, productId }: Pick<ManualScene, 'companyId' | 'productId'>,
  shown: object = {},
): Promise<string> {
  const [chatbotId, id] = [uuidv7(), uuidv7()];
  const link = { companyId, id: chatbotId, productId, uniqueId: uuidv7(), customerEmail: 'dana@example.com' };
  await db.insert(chatbot).values({ ...link, queryLimit: 15 });
  const answer = { citations: [], related: [], figures: [], videos: [], ...shown } as unknown as StoredAnswer;
  await db
    .insert(message)
    .values({ companyId, id, chatbotId, productId, sender: 'bot', content: 'Open the cap.', answer });
  return id;
}

/** The numbers of the versions whose file is there. */
export async function listStored(db: Db, { manualId }: Pick<ManualScene, 'manualId'>): Promise<number[]> {
  const rows = await db
    .select({ number: manualVersion.number })
    .from(manualVersion)
    .where(and(eq(manualVersion.manualId, manualId), isNull(manualVersion.removedAt)))
    .orderBy(asc(manualVersion.number));
  return rows.map(({ number }) => number);
}
