import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type Correction, correctionRoutes } from '../../../contracts/chat/corrections.ts';
import type { ProductDetail } from '../../../contracts/manuals/products.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { MAX_CORRECTION_CHARS, MAX_CORRECTIONS } from '../../../contracts/plans/limits.ts';
import type { TestCompany } from '../../testing/accounts.ts';
import { endUndoTime } from '../../testing/deletions.ts';
import { createNeighbours, createReadyProduct } from '../../testing/products.ts';
import { type TestReply, useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const { listCorrections, createCorrection, updateCorrection, deleteCorrection, previewCorrection } =
  correctionRoutes;
const QUESTION = 'How do I clean the strainer?';
const fields = { question: QUESTION, answer: 'Send it to us: we clean it.', source: null };

describeOnBothDatabases('the corrections of a product', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;
  let manualId: string;

  beforeAll(async () => {
    ({ vendor, other, productId } = await createNeighbours(app()));
    const detail = await app().call(productRoutes.singleProduct, {
      token: vendor.token,
      params: { id: productId },
    });
    manualId = (detail.body.data as ProductDetail).manuals[0]?._id ?? '';
  });

  const create = (body: object, { token } = vendor, product = productId) =>
    app().call(createCorrection, { token, params: { productId: product }, body: { ...fields, ...body } });
  const update = (id: string, body: object, { token } = vendor) =>
    app().call(updateCorrection, { token, params: { id }, body: { ...fields, ...body } });
  const remove = (id: string, { token } = vendor) => app().call(deleteCorrection, { token, params: { id } });
  const list = (query = {}, { token } = vendor, product = productId) =>
    app().call(listCorrections, { token, params: { productId: product }, query });
  const dataOf = ({ body }: TestReply) => body.data as Correction;
  const listed = async (query = {}) => (await list(query)).body.data as Correction[];

  it('are written, listed newest first, found, changed and deleted', async () => {
    const first = await create({ source: { manualId, page: 2 } });
    expect(first).toMatchObject({
      status: 201,
      body: {
        data: {
          question: QUESTION,
          answer: fields.answer,
          source: { manualId, page: 2, isOutdated: false },
          useCount: 0,
          lastUsedAt: null,
        },
      },
    });
    const second = dataOf(await create({ question: 'How loud is the pump?', answer: '54 dB.\nQuiet.' }));
    expect((await listed()).map(({ _id }) => _id)).toEqual([second._id, dataOf(first)._id]);
    expect(await listed({ search: 'QUIET' })).toEqual([second]);
    expect(await listed({ search: 'strainer' })).toMatchObject([{ _id: dataOf(first)._id }]);
    expect(await listed({ search: '%' })).toEqual([]);
    expect(await list({ page: 2, limit: 1 })).toMatchObject({ body: { total: 2, page: 2, limit: 1 } });
    const changed = await update(dataOf(first)._id, { answer: 'Rinse it.' });
    expect(changed).toMatchObject({ status: 200, body: { data: { answer: 'Rinse it.', source: null } } });
    expect(dataOf(changed).updatedAt > dataOf(first).updatedAt).toBe(true);
    for (const { _id } of await listed()) expect(await remove(_id)).toMatchObject({ status: 200 });
    expect(await list()).toMatchObject({ body: { data: [], total: 0 } });
  });

  it.each([
    [{ question: '' }, 'question'],
    [{ question: 'x'.repeat(501) }, 'question'],
    [{ question: 'and how often?' }, 'question'],
    [{ question: 'What is it?' }, 'question'],
    [{ answer: ' \n ' }, 'answer'],
    [{ answer: 'x'.repeat(MAX_CORRECTION_CHARS + 1) }, 'answer'],
    [{ answer: 'a\u0000b' }, 'answer'],
    [{ source: { manualId: randomUUID(), page: 1 } }, 'source'],
    [{ source: { manualId: '', page: 3 } }, 'source'],
    [{ source: { manualId: '', page: null } }, 'source'],
  ])('are refused with a word on the field: %j', async (body, field) => {
    const source = 'source' in body && body.source?.manualId === '' ? { ...body.source, manualId } : null;
    for (const reply of [
      await create(source ? { ...body, source } : body),
      await app().call(previewCorrection, {
        token: vendor.token,
        params: { productId },
        body: { ...fields, ...body, ...(source ? { source } : {}) },
      }),
    ]) {
      // A preview shows an answer; whether its question can be kept is told when it is.
      if (field === 'question' && reply.status === 200) continue;
      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
      expect(reply.body.errors).toHaveProperty([field]);
    }
    expect(await listed()).toEqual([]);
  });

  it('are one for a question and its paraphrases', async () => {
    const { _id } = dataOf(await create({}));
    const again = await create({ question: 'How can I clean the strainer' });
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(again.body.errors).toEqual({ question: expect.stringContaining(QUESTION) });
    expect(await update(_id, { question: 'How can I clean the strainer?' })).toMatchObject({ status: 200 });
    const neighbour = dataOf(await create({ question: 'How often do I clean the strainer?' }));
    expect(await update(neighbour._id, {})).toMatchObject({ status: 409 });
    for (const one of await listed()) await remove(one._id);
  });

  it('are one for a question also when several are written or changed at the same moment', async () => {
    const statusesOf = (replies: TestReply[]) => replies.map(({ status }) => status).sort();
    const written = await Promise.all([create({}), create({}), create({ question: QUESTION.toUpperCase() })]);
    expect(statusesOf(written)).toEqual([201, 409, 409]);
    const others = ['How loud is the pump?', 'How heavy is the pump?'];
    const ids = await Promise.all(others.map(async (question) => dataOf(await create({ question }))._id));
    const question = 'What does E-14 mean?';
    const changed = await Promise.all([...ids.map((id) => update(id, { question })), create({ question })]);
    expect(statusesOf(changed)).toEqual([expect.toBeOneOf([200, 201]), 409, 409]);
    expect((await listed()).filter((one) => one.question === question)).toHaveLength(1);
    await database().pool.query('delete from correction');
  });

  it('are not more than a product can have', async () => {
    await database().pool.query(
      `insert into correction (company_id, id, product_id, question, answer, created_by)
       select $1, gen_random_uuid(), $2, 'What is part ' || n || '?', 'A part.', $1 from generate_series(1, $3) n`,
      [vendor.companyId, productId, MAX_CORRECTIONS - 1],
    );
    const added = await Promise.all([create({}), create({ question: 'How loud is the pump?' })]);
    expect(added.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await list({ limit: 1 })).toMatchObject({ body: { total: MAX_CORRECTIONS } });
    await database().pool.query('delete from correction');
  });

  it('of another company answer like missing ones', async () => {
    const { _id } = dataOf(await create({}));
    const missing = randomUUID();
    const pairs = [
      [await list({}, other), await list({}, vendor, missing)],
      [await create({}, other), await create({}, vendor, missing)],
      [await update(_id, {}, other), await update(missing, {})],
      [await remove(_id, other), await remove(missing)],
    ] as const;
    for (const [foreign, unknown] of pairs) {
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(unknown.text);
    }
    const preview = await app().call(previewCorrection, {
      token: other.token,
      params: { productId },
      body: fields,
    });
    expect(preview.status).toBe(404);
    const own = await createReadyProduct(app(), other);
    const source = { manualId, page: 1 };
    expect(await create({ source }, other, own)).toMatchObject({ status: 400 });
    expect(await create({ questionId: missing }, vendor)).toMatchObject({ status: 404 });
    expect(await listed()).toMatchObject([{ _id, answer: fields.answer }]);
    await remove(_id);
  });

  it('are hidden with their product, come back with it, and go with it for good', async () => {
    const product = await createReadyProduct(app(), vendor, 'Pump P8');
    const { _id } = dataOf(await create({}, vendor, product));
    const params = { id: product };
    const { token } = vendor;
    await app().call(productRoutes.deleteProduct, { token, params });
    for (const reply of [await list({}, vendor, product), await update(_id, {}), await remove(_id)])
      expect(reply.status).toBe(404);
    await app().services.deletions.undo(await actorOf(token), { kind: 'product', id: product });
    expect(await list({}, vendor, product)).toMatchObject({ body: { data: [{ _id }] } });
    await app().call(productRoutes.deleteProduct, { token, params });
    await endUndoTime(database(), app());
    expect((await database().pool.query('select 1 from correction')).rowCount).toBe(0);
  });

  async function actorOf(token: string) {
    const actor = await app().services.auth.findActor(token);
    if (actor?.role !== 'company' || actor.companyId === null) throw new Error('No company is signed in.');
    return { ...actor, role: actor.role, companyId: actor.companyId };
  }
});
