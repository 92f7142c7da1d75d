import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { closingRoutes } from '../../../contracts/company/closing.ts';
import { type InstructionPage, instructionRoutes } from '../../../contracts/manuals/instructions.ts';
import { manualRoutes } from '../../../contracts/manuals/manuals.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { instructionPage } from '../../db/schema/instructions.ts';
import { createPendingCompany, type TestCompany } from '../../testing/accounts.ts';
import { createInstructions, publishInstructions, yearsFromNow } from '../../testing/instructions.ts';
import { createNeighbours, createReadyProduct, pumpManual, readProduct } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const {
  instructions,
  addInstructions,
  changeInstructions,
  removeInstructions,
  addEdition,
  removeEdition,
  publishInstructions: publish,
  setDeclaration,
  paperSent,
} = instructionRoutes;

describeOnBothDatabases('instructions pages', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;

  beforeAll(async () => {
    ({ vendor, other, productId } = await createNeighbours(app()));
  });

  const add = (body: object, token = vendor.token) =>
    app().call(addInstructions, { token, params: { productId }, body });
  const promise = (pageId: string, promisedUntil: string) =>
    app().call(publish, { token: vendor.token, params: { productId, pageId }, body: { promisedUntil } });

  it('begin as drafts for a model, a range of machines and an article', async () => {
    const made = await add({
      model: ' P7-230 ',
      serialFrom: 'A100',
      serialTo: 'A250',
      gtin: '9520123456788',
    });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      model: 'P7-230',
      gtin: '09520123456788',
      paperDays: 30,
      publishedAt: null,
      promisedUntil: null,
      address: expect.stringMatching(/\/i\/[0-9a-z]{12}$/),
      gs1Address: expect.stringMatching(/\/01\/09520123456788$/),
      editions: [],
    });
    const listed = await app().call(instructions, { token: vendor.token, params: { productId } });
    expect(listed.body.data).toContainEqual(made.body.data);
  });

  it.each([
    [{ model: '' }, 'model'],
    [{ model: 'x'.repeat(121) }, 'model'],
    [{ model: 'P7', gtin: '9520123456780' }, 'gtin'],
    [{ model: 'P7', serialFrom: 'a b' }, 'serialFrom'],
    [{ model: 'P7', serialFrom: 'A10', serialTo: 'A9' }, 'serialTo'],
    [{ model: 'P7', paperDays: 31 }, 'paperDays'],
  ])('refuse %j', async (body, field) => {
    const refused = await add(body);
    expect(refused).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  });

  it('carry versions of manuals, each with its language, first day and machines', async () => {
    const page = await createInstructions(app(), vendor, productId);
    expect(page.editions).toMatchObject([
      { filename: 'pump.pdf', version: 1, language: 'en', validFrom: '2026-01-15' },
    ]);
    const params = { productId, pageId: page._id };
    const { token } = vendor;
    const body = { manualId: page.editions[0]?.manualId, language: 'en', validFrom: '2026-02-30' };
    expect(await app().call(addEdition, { token, params, body })).toMatchObject({ status: 400 });
    const foreign = await createReadyProduct(app(), other, 'Foreign');
    const [theirs] = (await readProduct(app(), other, foreign)).manuals;
    for (const manualId of [theirs?._id, randomUUID()])
      expect(
        await app().call(addEdition, { token, params, body: { ...body, manualId, validFrom: '2026-01-01' } }),
      ).toMatchObject({ status: 404 });
    const editionId = page.editions[0]?._id ?? '';
    const gone = await app().call(removeEdition, { token, params: { ...params, editionId } });
    expect((gone.body.data as InstructionPage).editions).toEqual([]);
    expect(await app().call(removeEdition, { token, params: { ...params, editionId } })).toMatchObject({
      status: 404,
    });
    expect(await promise(page._id, yearsFromNow(11))).toMatchObject({ status: 409 });
    expect(await app().call(removeInstructions, { token, params })).toMatchObject({ status: 200 });
  });

  it('are promised for ten years at the least, and only ever for longer', async () => {
    const page = await createInstructions(app(), vendor, productId);
    expect(await promise(page._id, yearsFromNow(9))).toMatchObject({
      status: 400,
      body: { errors: { promisedUntil: expect.stringContaining('10 years') } },
    });
    expect(await promise(page._id, yearsFromNow(60))).toMatchObject({ status: 400 });
    const until = yearsFromNow(12);
    expect((await promise(page._id, until)).body.data).toMatchObject({
      promisedUntil: until,
      publishedAt: expect.any(String),
    });
    expect(await promise(page._id, yearsFromNow(11))).toMatchObject({ status: 400 });
    expect((await promise(page._id, yearsFromNow(13))).body.data).toMatchObject({
      promisedUntil: yearsFromNow(13),
    });
  });

  it('keep what is published: its versions, its article number, its manual, its product, its company', async () => {
    const own = await createReadyProduct(app(), vendor, 'Kept');
    const page = await publishInstructions(app(), vendor, own, { gtin: '9520123456788' });
    const { token, password } = vendor;
    const params = { productId: own, pageId: page._id };
    const editionId = page.editions[0]?._id ?? '';
    const manualId = page.editions[0]?.manualId ?? '';
    const refused = [
      await app().call(removeEdition, { token, params: { ...params, editionId } }),
      await app().call(changeInstructions, { token, params, body: { model: 'P7', gtin: '614141123452' } }),
      await app().call(removeInstructions, { token, params }),
      await app().call(manualRoutes.deleteManual, { token, params: { manualId } }),
      await app().call(productRoutes.deleteProduct, { token, params: { id: own } }),
      await app().call(closingRoutes.close, { token, body: { name: 'Halloran Pumps', password } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409]);
    expect(refused[4]?.body.message).toContain(page.promisedUntil);
    expect((await readProduct(app(), vendor, own)).manuals).toHaveLength(1);
    const changed = await app().call(changeInstructions, {
      token,
      params,
      body: { model: 'P7-2', gtin: '09520123456788', paperDays: 10 },
    });
    expect(changed.body.data).toMatchObject({ model: 'P7-2', paperDays: 10, address: page.address });
  });

  it('go with their product once the promise is over', async () => {
    const own = await createReadyProduct(app(), vendor, 'Old');
    const page = await publishInstructions(app(), vendor, own);
    await database()
      .write.update(instructionPage)
      .set({ promisedUntil: '2020-01-01' })
      .where(eq(instructionPage.id, page._id));
    const { token } = vendor;
    expect(await app().call(productRoutes.deleteProduct, { token, params: { id: own } })).toMatchObject({
      status: 200,
    });
  });

  it('keep a manual that is replaced as it was published', async () => {
    const own = await createReadyProduct(app(), vendor, 'Replaced');
    const page = await publishInstructions(app(), vendor, own);
    const fields = { productId: own, manualId: page.editions[0]?.manualId ?? '' };
    const file = { name: 'second.pdf', content: pumpManual() };
    await app().call(productRoutes.upload, { token: vendor.token, fields, file });
    const { body } = await app().call(instructions, { token: vendor.token, params: { productId: own } });
    expect((body.data as InstructionPage[])[0]?.editions).toMatchObject([
      { filename: 'pump.pdf', version: 1 },
    ]);
  });

  it('take a declaration, which is a PDF', async () => {
    const page = await createInstructions(app(), vendor, productId);
    const params = { productId, pageId: page._id };
    const send = (content: Buffer, token = vendor.token) =>
      app().call(setDeclaration, { token, params, file: { name: 'declaration.pdf', content } });
    expect(await send(Buffer.from('no PDF at all'))).toMatchObject({ status: 415 });
    expect((await send(pumpManual())).body.data).toMatchObject({
      declaration: { name: 'declaration.pdf', bytes: pumpManual().length },
    });
    expect((await send(pumpManual())).status).toBe(200);
    expect(await send(pumpManual(), other.token)).toMatchObject({ status: 404 });
  });

  it('are the own company’s alone, like what is missing, and want an approved one', async () => {
    const page = await createInstructions(app(), vendor, productId);
    const params = { productId, pageId: page._id };
    const { token } = other;
    const editionId = page.editions[0]?._id ?? '';
    const range = { model: 'Mine' };
    const replies = [
      await app().call(instructions, { token, params: { productId } }),
      await add(range, token),
      await app().call(changeInstructions, { token, params, body: range }),
      await app().call(removeInstructions, { token, params }),
      await app().call(addEdition, {
        token,
        params,
        body: { manualId: page.editions[0]?.manualId, language: 'en', validFrom: '2026-01-01' },
      }),
      await app().call(removeEdition, { token, params: { ...params, editionId } }),
      await app().call(publish, { token, params, body: { promisedUntil: yearsFromNow(11) } }),
      await app().call(paperSent, { token, params: { ...params, requestId: randomUUID() } }),
      // Its own product does not open another's page.
      await app().call(changeInstructions, {
        token,
        params: { productId: await createReadyProduct(app(), other, 'Own'), pageId: page._id },
        body: range,
      }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(Array(replies.length).fill(404));
    const waiting = await createPendingCompany(app());
    const asWaiting = await app().call(instructions, { token: waiting.token, params: { productId } });
    expect([asWaiting.status, (await app().call(instructions, { params: { productId } })).status]).toEqual([
      403, 401,
    ]);
  });
});
