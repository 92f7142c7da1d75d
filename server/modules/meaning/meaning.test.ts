import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ManualProgress, manualRoutes } from '../../../contracts/manuals/manuals.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { createEncoder } from '../../../engine/meaning/encoder.ts';
import { WIDTH } from '../../../engine/meaning/models.ts';
import { normOf } from '../../../engine/meaning/vectors.ts';
import { loadConfig } from '../../config.ts';
import { job } from '../../db/schema/jobs.ts';
import { passage, passageVector } from '../../db/schema/manuals.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { endUndoTime } from '../../testing/deletions.ts';
import { eventually } from '../../testing/jobs.ts';
import { createFakeEncoder } from '../../testing/meaning/encodings.ts';
import { createReadyProduct, pumpManual, waitUntilRead } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases, useTestDatabase } from '../../testing/test-database.ts';
import { encodeManualJob } from './encode-manual.job.ts';

type Place = { versionId: string; edition: number; ordinal: number };
const placeOf = ({ versionId, edition, ordinal }: Place): string => `${versionId} ${edition} ${ordinal}`;

/** Of the first window. */
function unitVectorOf(bytes: Uint8Array): Float32Array {
  const window = Int8Array.from(bytes.subarray(0, WIDTH));
  return Float32Array.from(window, (value) => value / normOf(window, 0));
}

describeOnBothDatabases('a manual that is uploaded', (database) => {
  const { modelDir } = loadConfig({});
  // A passage may take long on a busy machine, which is no fault of the encoder.
  const encoder = createEncoder({ modelDir: modelDir ?? '', silenceMs: 600_000 });
  const app = useTestApp(database, {}, { encoder });

  it('gets vectors of all its passages by itself, and its index has them', async () => {
    const vendor = await createApprovedCompany(app());
    const productId = await createReadyProduct(app(), vendor);
    const { write } = database();
    await eventually(async () => {
      expect(await write.$count(job, eq(job.kind, encodeManualJob.kind))).toBe(0);
    });
    const stored = await write.select().from(passageVector);
    expect(stored.map(placeOf).sort()).toEqual((await write.select().from(passage)).map(placeOf).sort());
    for (const { model, windows, bytes } of stored) {
      expect(model).toBe('english');
      // At least a sentence besides the windows, and no vector without a direction.
      expect(bytes.length).toBeGreaterThanOrEqual((windows + 1) * WIDTH);
      for (let at = 0; at < bytes.length; at += WIDTH)
        expect(bytes.subarray(at, at + WIDTH).some((byte) => byte === 127 || byte === 129)).toBe(true);
    }
    const { look, passages } = await app().services.indexes.get(vendor.companyId, productId);
    expect(passages).toBe(stored.length);
    expect(await look('models', 'en')).toEqual(['english']);
    // Nothing but the vectors of the index can tell a passage by its own vector: the question has no words.
    for (const { ordinal, bytes } of stored) {
      const texts = [{ alone: { english: unitVectorOf(bytes) }, led: null }];
      const found = await look('search', '', { language: 'en', texts }, 1);
      expect(found.map(({ passage }) => passage.ordinal)).toEqual([ordinal]);
    }
  });
});

describeOnBothDatabases('learning what manuals mean', (database) => {
  const encoder = createFakeEncoder();
  const app = useTestApp(database, {}, { encoder });
  let owner: TestCompany;
  beforeAll(async () => {
    owner = await createApprovedCompany(app());
  });
  beforeEach(() => {
    encoder.refuses = () => false;
  });
  const progressOf = async (productId: string, { token } = owner) => {
    const { body } = await app().call(manualRoutes.progress, { token, params: { productId } });
    return body.data as ManualProgress[];
  };
  const isLearnt = (productId: string) =>
    eventually(async () => expect(await progressOf(productId)).toMatchObject([{ learning: null }]));
  const countVectors = () => database().write.$count(passageVector);

  it('is shown with its manual while it goes on, and no longer', async () => {
    encoder.refuses = (text) => text.includes('E-14');
    const productId = await createReadyProduct(app(), owner);
    await eventually(async () => {
      const [progress] = await progressOf(productId);
      expect(progress?.learning?.encoded).toBeGreaterThan(0);
      expect(progress?.learning?.encoded).toBeLessThan(progress?.learning?.passages ?? 0);
    });
    await database().pool.query(`update job set run_at = now() where kind = '${encodeManualJob.kind}'`);
    app().services.wakeJobs();
    await isLearnt(productId);
  });

  it('begins anew with a new version of a manual, and the vectors of the old one go', async () => {
    const productId = await createReadyProduct(app(), owner);
    await isLearnt(productId);
    const before = await countVectors();
    await app().call(productRoutes.updateProduct, {
      token: owner.token,
      params: { id: productId },
      file: { name: 'pump.pdf', content: pumpManual() },
    });
    await waitUntilRead(app(), owner.token, productId);
    await isLearnt(productId);
    await eventually(async () => expect(await countVectors()).toBe(before));
    const versions = await database()
      .write.selectDistinct({ id: passageVector.versionId })
      .from(passageVector);
    const passages = await database().write.selectDistinct({ id: passage.versionId }).from(passage);
    expect(new Set(versions.map(({ id }) => id))).toEqual(new Set(passages.map(({ id }) => id)));
  });

  it('leaves nothing of a product that is deleted', async () => {
    const before = await countVectors();
    const productId = await createReadyProduct(app(), owner);
    await isLearnt(productId);
    expect(await countVectors()).toBeGreaterThan(before);
    const params = { id: productId };
    await app().call(productRoutes.deleteProduct, { token: owner.token, params });
    await endUndoTime(database(), app());
    expect(await countVectors()).toBe(before);
  });
});

describe('an installation without meaning', () => {
  const database = useTestDatabase();
  const app = useTestApp(database);

  it('promises nothing, and has nothing to do', async () => {
    const vendor = await createApprovedCompany(app());
    const productId = await createReadyProduct(app(), vendor);
    const reply = await app().call(manualRoutes.progress, { token: vendor.token, params: { productId } });
    expect(reply.body.data).toMatchObject([{ status: 'ready', learning: null }]);
    const { write } = database();
    expect(await write.$count(job, eq(job.kind, encodeManualJob.kind))).toBe(0);
    const { look } = await app().services.indexes.get(vendor.companyId, productId);
    expect(await look('models', 'en')).toEqual([]);
  });
});
