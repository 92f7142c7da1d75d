import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import { UNREAD_TEXT } from '../../../contracts/chat/answer-texts.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { type DeletedThing, deletionRoutes } from '../../../contracts/company/deletions.ts';
import { manualRoutes } from '../../../contracts/manuals/manuals.ts';
import { mediaRoutes } from '../../../contracts/manuals/media.ts';
import { placeRoutes } from '../../../contracts/manuals/places.ts';
import { type ProductDetail, productRoutes } from '../../../contracts/manuals/products.ts';
import { UNDO_MS, UNDO_SHOWN_MS } from '../../../contracts/plans/limits.ts';
import type { Route } from '../../../contracts/route.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { endUndoTime } from '../../testing/deletions.ts';
import { redPng } from '../../testing/pictures.ts';
import { createLink, createNeighbours, pumpManual, type TestLink } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

type Thing = DeletedThing & { kind: Exclude<DeletedThing['kind'], 'chatbot'> };

/** How they are deleted; of chatbots deleted-chatbots.routes.test.ts tells. */
const ROUTES: Record<Thing['kind'], [Route, string]> = {
  product: [productRoutes.deleteProduct, 'id'],
  manual: [manualRoutes.deleteManual, 'manualId'],
  image: [mediaRoutes.deleteImage, 'id'],
  video: [mediaRoutes.deleteVideoLink, 'id'],
  place: [placeRoutes.delete, 'id'],
};

describeOnBothDatabases('deleting and having it back', (database) => {
  const app = useTestApp(database);
  let owner: TestCompany;
  let stranger: TestCompany;
  let productId: string;
  let link: TestLink;

  const remove = ({ kind, id }: Thing, { token } = owner) => {
    const [route, param] = ROUTES[kind];
    return app().call(route, { token, params: { [param]: id } });
  };
  const undo = (body: unknown, { token } = owner) => app().call(deletionRoutes.undo, { token, body });
  const detail = (id = productId) =>
    app().call(productRoutes.singleProduct, { token: owner.token, params: { id } });
  const shown = async () => (await detail()).body.data as ProductDetail;
  const ask = () => app().call(chatRoutes.askBot, { body: { ...link, question: 'How high is the pump?' } });
  const addProduct = (company: TestCompany, name: string) =>
    app().call(productRoutes.upload, {
      token: company.token,
      fields: { product_name: name },
      file: { name: 'pump.pdf', content: pumpManual() },
    });

  beforeAll(async () => {
    ({ vendor: owner, other: stranger, productId } = await createNeighbours(app()));
    link = await createLink(app(), owner, productId);
    const { token } = owner;
    await app().call(mediaRoutes.uploadVideoLink, {
      token,
      params: { productId },
      body: { link: 'https://youtu.be/abc' },
    });
    await app().call(mediaRoutes.uploadImage, {
      token,
      fields: { productId, errorTitle: 'E-14' },
      file: { name: 'e14.png', content: await redPng() },
    });
  });

  it('hides a product everywhere at once and brings it back whole', async () => {
    const { token, companyId } = owner;
    const before = await shown();
    const answerBefore = (await ask()).body.data as { answer: { content: string } };
    const thing: Thing = { kind: 'product', id: productId };
    expect(await remove(thing)).toMatchObject({ status: 200 });
    expect(await remove(thing)).toMatchObject({ status: 404 });

    expect((await detail()).text).toBe((await detail(randomUUID())).text);
    const lists = [productRoutes.allProducts, chatbotRoutes.yourBots];
    for (const route of lists)
      expect(await app().call(route, { token })).toMatchObject({ body: { total: 0 } });
    const analytics = await app().call(analyticsRoutes.productMessagesInfo, { token });
    expect(analytics.body.data).toEqual([]);
    const summary = await app().call(companyRoutes.summary, { token });
    expect(summary.body.data).toMatchObject({ products: 0, manuals: 0, chatbots: 0, interactions: 0 });
    const usage = await app().call(companyRoutes.usageInfo, { token, params: { id: companyId } });
    expect(usage.body.data).toMatchObject({ products_used: 0, manuals_used: 0 });
    expect(await ask()).toMatchObject({ status: 404 });
    const { uniqueId } = link;
    expect(await app().call(chatRoutes.currentBot, { body: { uniqueId } })).toMatchObject({ status: 404 });
    const params = { productId, uniqueId };
    expect(await app().call(chatbotRoutes.deleteChatbot, { token, params })).toMatchObject({ status: 404 });
    for (const { url } of [...before.manuals, ...before.images]) {
      expect((await app().app.inject({ url })).statusCode).toBe(404);
    }

    expect(await undo(thing)).toMatchObject({ status: 200 });
    const after = await shown();
    expect(after).toMatchObject({ product_name: before.product_name, chatbotCount: 1, status: 'ready' });
    expect([after.manuals.length, after.images.length, after.videos.length]).toEqual([1, 1, 1]);
    expect((await ask()).body.data).toMatchObject({ answer: { content: answerBefore.answer.content } });
  });

  it('hides one manual, image or video from lists, answers and files, and brings it back', async () => {
    const { manuals, images, videos } = await shown();
    const things: Thing[] = [
      { kind: 'manual', id: manuals[0]?._id ?? '' },
      { kind: 'image', id: images[0]?._id ?? '' },
      { kind: 'video', id: videos[0]?._id ?? '' },
    ];
    for (const thing of things) expect(await remove(thing)).toMatchObject({ status: 200 });
    expect(await shown()).toMatchObject({ manuals: [], images: [], videos: [], filename: '' });
    const refused = await app().call(productRoutes.upload, {
      token: owner.token,
      fields: { productId, manualId: things[0]?.id ?? '' },
      file: { name: 'pump.pdf', content: pumpManual() },
    });
    expect(refused).toMatchObject({ status: 404 });
    expect((await ask()).body.data).toMatchObject({ answer: { content: UNREAD_TEXT } });
    for (const thing of things) expect(await undo(thing)).toMatchObject({ status: 200 });
    const after = await shown();
    expect([after.manuals.length, after.images.length, after.videos.length]).toEqual([1, 1, 1]);
    expect((await ask()).body.data).toMatchObject({ answer: { answered: true } });
  });

  it('answers alike for what was never deleted, is another company’s, or does not exist', async () => {
    const thing: Thing = { kind: 'product', id: productId };
    const neverDeleted = await undo(thing);
    await remove(thing);
    const foreign = await undo(thing, stranger);
    expect([neverDeleted.status, foreign.status]).toEqual([404, 404]);
    expect(neverDeleted.text).toBe(foreign.text);
    expect((await undo({ kind: 'product', id: randomUUID() })).text).toBe(foreign.text);
    expect(await undo(thing)).toMatchObject({ status: 200 });
  });

  it.each([
    [{ kind: 'company', id: randomUUID() }],
    [{ kind: 'chatbot', id: randomUUID() }],
    [{ kind: 'product', id: 'pump' }],
    [{}],
  ])('answers 400 to what can’t be deleted at all (%#)', async (body) => {
    expect(await undo(body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('keeps what is deleted for longer than a screen may offer it back', async () => {
    const { videos } = await shown();
    const thing: Thing = { kind: 'video', id: videos[0]?._id ?? '' };
    await remove(thing);
    const { rows } = await database().pool.query(
      "select extract(epoch from run_at - created_at) * 1000 as kept_ms from job where payload->>'id' = $1",
      [thing.id],
    );
    expect(Number(rows[0].kept_ms)).toBeGreaterThan(UNDO_MS);
    expect(UNDO_MS).toBeGreaterThanOrEqual(10 * UNDO_SHOWN_MS);
    expect(await undo(thing)).toMatchObject({ status: 200 });
  });

  it('removes for good after the time, but not what was had back meanwhile', async () => {
    const { images, videos } = await shown();
    const gone: Thing = { kind: 'image', id: images[0]?._id ?? '' };
    const kept: Thing = { kind: 'video', id: videos[0]?._id ?? '' };
    await remove(gone);
    await remove(kept);
    await undo(kept);
    await endUndoTime(database(), app());
    expect(await undo(gone)).toMatchObject({ status: 404 });
    expect(await shown()).toMatchObject({ images: [], videos: [{ _id: kept.id }] });
  });

  it('does not end a second deletion with the job of the first', async () => {
    const { videos } = await shown();
    const thing: Thing = { kind: 'video', id: videos[0]?._id ?? '' };
    await remove(thing);
    await undo(thing);
    await remove(thing);
    await database().pool.query(
      "update job set run_at = now() where id = (select min(id::text)::uuid from job where kind = 'remove-deleted')",
    );
    app().services.jobs.wake();
    await expect
      .poll(async () => {
        const { rows } = await database().pool.query("select 1 from job where kind = 'remove-deleted'");
        return rows.length;
      })
      .toBe(1);
    expect(await undo(thing)).toMatchObject({ status: 200 });
  });

  it('frees the place in the plan at once, and refuses to bring back what no longer fits', async () => {
    const company = await createApprovedCompany(app());
    const replies = [];
    for (let n = 0; n < 10; n++) replies.push(await addProduct(company, `Pump ${n}`));
    const [first, second] = replies.map(({ body }): Thing => {
      return { kind: 'product', id: (body.data as { _id: string })._id };
    });
    if (!first || !second) throw new Error('The products were not stored.');
    await remove(first, company);
    expect(await addProduct(company, 'Another')).toMatchObject({ status: 201 });
    expect(await undo(first, company)).toMatchObject({ status: 402, body: { limit: 'maxProducts' } });
    await remove(second, company);
    expect(await undo(second, company)).toMatchObject({ status: 200 });
  });
});
