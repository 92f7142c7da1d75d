import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { chatRoutes } from '../../../../contracts/chat/chat.ts';
import { type KeptQuestion, type OfflinePack, offlineRoutes } from '../../../../contracts/chat/offline.ts';
import { chatFile } from '../../../../contracts/chat/offline-files.ts';
import { type OfflineMeaning, offlineMeaningRoutes } from '../../../../contracts/chat/offline-meaning.ts';
import { paths } from '../../../../contracts/paths.ts';
import { MODELS, type ModelName } from '../../../../engine/meaning/models.ts';
import { readVectorFile } from '../../../../engine/meaning/vector-file.ts';
import { company } from '../../../db/schema/companies.ts';
import { passageVector } from '../../../db/schema/manuals.ts';
import { createApprovedCompany, type TestCompany } from '../../../testing/accounts.ts';
import { createFakeEncoder } from '../../../testing/meaning/encodings.ts';
import { createLink, createReadyProduct, type TestLink } from '../../../testing/products.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

describeOnBothDatabases('what a saved chat understands questions by', (database) => {
  /** Questions that were to be encoded. */
  const encoded: string[] = [];
  const encoder = {
    ...createFakeEncoder(),
    async encodeQuestions(_: ModelName, texts: readonly string[]) {
      encoded.push(...texts);
      return null;
    },
  };
  const app = useTestApp(database, {}, { encoder });
  const wordsOnly = useTestApp(database);
  let vendor: TestCompany;
  let productId: string;
  let link: TestLink;

  const ask = (uniqueId: string, of = app()) =>
    of.call(offlineMeaningRoutes.offlineMeaning, { body: { uniqueId } });
  const offered = async (of = app()) =>
    ((await ask(link.uniqueId, of)).body.data as { meaning: OfflineMeaning | null }).meaning;
  const vectorsAt = ({ companyId, productId: product, uniqueId }: TestLink, of = app()) =>
    of.app.inject({ url: chatFile(paths.chat.href(companyId, product, uniqueId), 'vectors') });
  const vectors = (of = app()) => vectorsAt(link, of);
  const allow = (isAllowed: boolean) =>
    app().call(offlineRoutes.allowOffline, {
      token: vendor.token,
      params: { productId },
      body: { isAllowed },
    });
  const rows = () => database().write.select().from(passageVector);

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor);
    link = await createLink(app(), vendor, productId);
    await vi.waitFor(async () => expect(await offered()).not.toBeNull(), { timeout: 60_000, interval: 100 });
  });

  it('names the encoder of the manual’s language, and the vectors of the passages that the pack has', async () => {
    const meaning = await offered();
    const { pack } = (await app().call(offlineRoutes.offlinePack, { body: { uniqueId: link.uniqueId } })).body
      .data as { pack: OfflinePack };
    expect(meaning).toMatchObject({ passages: pack.passages, models: [{ model: 'english' }] });
    expect(meaning?.models).toHaveLength(1);
    const files = meaning?.models[0]?.files ?? [];
    expect(files.map(({ file }) => file)).toEqual(['model.onnx', 'tokenizer.json', 'tokenizer_config.json']);
    const stored = await rows();
    expect(meaning?.vectorBytes).toBe(stored.reduce((sum, { bytes }) => sum + bytes.length, 0));
  });

  it('is a file of the vectors as they are stored', async () => {
    const meaning = await offered();
    const { statusCode, headers, rawPayload } = await vectors();
    expect([statusCode, headers.etag]).toEqual([200, `"${meaning?.revision}"`]);
    const { head, stored } = readVectorFile(new Uint8Array(rawPayload).buffer);
    expect(head).toMatchObject({ revision: meaning?.revision, passages: meaning?.passages });
    const known = (await rows()).map(({ ordinal, model, windows, bytes }) => [
      ordinal,
      model,
      windows,
      Buffer.from(bytes).toString('hex'),
    ]);
    const written = stored.map(({ ordinal, model, vectors: { windows, bytes } }) => [
      ordinal,
      model,
      windows,
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex'),
    ]);
    expect(written.toSorted()).toEqual(known.toSorted());
    expect(written.length).toBeGreaterThan(1);
  });

  it('is not there while a passage has no vectors, or only those of a model as it was', async () => {
    const before = await offered();
    const all = await rows();
    const { write: db } = database();
    await db.delete(passageVector).where(eq(passageVector.ordinal, all[0]?.ordinal ?? -1));
    expect([await offered(), (await vectors()).statusCode]).toEqual([null, 404]);
    await db.delete(passageVector);
    await db.insert(passageVector).values(all.map((row) => ({ ...row, modelId: 'an older one' })));
    expect([await offered(), (await vectors()).statusCode]).toEqual([null, 404]);
    await db.delete(passageVector);
    await db.insert(passageVector).values(all);
    expect(await offered()).toEqual(before);
  });

  it('is the encoder of many languages where a passage has vectors of that one alone', async () => {
    const [first] = await rows();
    const isFirst = sql`${passageVector.ordinal} = ${first?.ordinal}`;
    const set = (model: 'english' | 'multilingual') =>
      database().write.update(passageVector).set({ model, modelId: MODELS[model].id }).where(isFirst);
    await set('multilingual');
    expect((await offered())?.models.map(({ model }) => model)).toEqual(['english', 'multilingual']);
    await set('english');
    expect((await offered())?.models.map(({ model }) => model)).toEqual(['english']);
  });

  it('is not there where the server itself goes by words', async () => {
    expect([await offered(wordsOnly()), (await vectors(wordsOnly())).statusCode]).toEqual([null, 404]);
  });

  it('is given to whoever has the link, and to nobody else', async () => {
    expect((await ask('x'.repeat(32))).status).toBe(404);
    expect((await ask('short')).status).toBe(400);
    const other = await createApprovedCompany(app());
    for (const strange of [
      { uniqueId: 'y'.repeat(32) },
      { companyId: other.companyId },
      { productId: await createReadyProduct(app(), vendor, 'Valve') },
      { companyId: 'no-id', productId: 'none' },
    ])
      expect((await vectorsAt({ ...link, ...strange })).statusCode).toBe(404);
  });

  it('is forbidden with the saving of chats', async () => {
    await allow(false);
    expect([(await ask(link.uniqueId)).status, (await vectors()).statusCode]).toEqual([403, 403]);
    await allow(true);
    expect([(await ask(link.uniqueId)).status, (await vectors()).statusCode]).toEqual([200, 200]);
  });

  it('has a question answered by its meaning, too, where the device has done so, and by words where not', async () => {
    const send = async (n: number, more: Partial<KeptQuestion>) => {
      encoded.length = 0;
      const question = {
        ...{ key: `offline-question-by-meaning-${n}`, question: `What does E-1${n} mean?` },
        ...{ askedAt: new Date().toISOString(), ...more },
      };
      const reply = await app().call(offlineRoutes.sendKept, { body: { ...link, questions: [question] } });
      return [reply.status, encoded.includes(question.question)];
    };
    // An index that is there already learns its vectors behind the questions.
    let asked = 0;
    await vi.waitFor(async () => {
      asked += 1;
      // What was asked before would be answered as before.
      const body = { ...link, question: `How heavy is pump ${asked}?` };
      await app().call(chatRoutes.askBot, { body });
      expect(encoded.length).toBeGreaterThan(0);
    }, 60_000);
    expect(await send(1, {})).toEqual([200, false]);
    expect(await send(2, { byMeaning: false })).toEqual([200, false]);
    expect(await send(3, { byMeaning: true })).toEqual([200, true]);
    expect(await send(4, { byMeaning: 'yes' as never })).toEqual([400, false]);
  });

  it('is closed while its company is suspended', async () => {
    const { write: db } = database();
    const suspend = (suspendedAt: Date | null) =>
      db.update(company).set({ suspendedAt }).where(eq(company.id, link.companyId));
    await suspend(new Date());
    expect([(await ask(link.uniqueId)).status, (await vectors()).statusCode]).toEqual([403, 403]);
    await suspend(null);
  });
});
