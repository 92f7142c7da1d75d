/** Manuals that have been read, and an encoder that loads no weights, for tests of vectors. */
import { v7 as uuidv7 } from 'uuid';
import type { Encoder, EncoderStatus } from '../../../engine/meaning/encoder.ts';
import { type ModelName, WIDTH } from '../../../engine/meaning/models.ts';
import type { PassageText } from '../../../engine/meaning/windows.ts';
import { plainPassage } from '../../../engine/structure/plain-passage.ts';
import type { Db } from '../../db/connect.ts';
import { manual, manualVersion } from '../../db/schema/manuals.ts';
import { product } from '../../db/schema/products.ts';
import { createFileKey } from '../../modules/files/file-key.ts';
import { createEditionRepository, FINAL } from '../../modules/manuals/editions.repository.ts';
import { insertCompany } from '../manual-fixtures.ts';

/** A manual whose version answers. */
export type ReadManual = { companyId: string; productId: string; manualId: string; versionId: string };

const AT_ONCE = 200;

/** @param given texts of the passages, and what the manual is part of unless that is new, too */
export async function insertReadManual(
  db: Db,
  { texts, language = 'en', ...owner }: { texts: string[]; language?: string } & Partial<ReadManual>,
): Promise<ReadManual> {
  const companyId = owner.companyId ?? (await insertCompany(db)).companyId;
  const { productId = uuidv7(), manualId = uuidv7() } = owner;
  const versionId = uuidv7();
  if (!owner.productId) await db.insert(product).values({ companyId, id: productId, name: 'Pump' });
  if (!owner.manualId)
    await db
      .insert(manual)
      .values({ companyId, id: manualId, productId, title: 'pump', currentVersionId: versionId });
  await db.insert(manualVersion).values({
    ...{ companyId, id: versionId, manualId, language, number: 1, bytes: 1, sha256: '' },
    ...{ fileKey: createFileKey(companyId, 'pdf'), filename: 'pump.pdf', format: 'pdf' },
    ...{ status: 'ready', edition: FINAL },
  });
  const passages = texts.map((text, ordinal) =>
    plainPassage({ ordinal, section: 0, heading: 'Pump', path: ['Pump'], text, page: 1 }),
  );
  for (let from = 0; from < passages.length; from += AT_ONCE)
    await createEditionRepository(db).insertPassages(
      companyId,
      { versionId, edition: FINAL },
      passages.slice(from, from + AT_ONCE),
    );
  return { companyId, productId, manualId, versionId };
}

export type FakeEncoder = Encoder & {
  /** What was encoded, in order. */
  readonly encoded: { model: ModelName; text: string }[];
  /** What it says of itself; it encodes all the same. */
  state: EncoderStatus;
  /** Texts it has nothing to give for. */
  refuses: (text: string) => boolean;
};

/** Gives each passage a window and a sentence that tell the model and the length of the text. */
export function createFakeEncoder(): FakeEncoder {
  const encoder: FakeEncoder = {
    encoded: [],
    state: { state: 'ready' },
    refuses: () => false,
    encodeQuestions: async () => null,
    encodeLog: async () => null,
    async encodePassage(model: ModelName, { text }: PassageText) {
      if (encoder.refuses(text)) return null;
      encoder.encoded.push({ model, text });
      const bytes = new Int8Array(2 * WIDTH);
      bytes[0] = model === 'english' ? 100 : -100;
      bytes[WIDTH + 1] = text.length % 100;
      return { windows: 1, bytes };
    },
    status: () => encoder.state,
    close: async () => undefined,
  };
  return encoder;
}
