import { beforeAll, expect, it } from 'vitest';
import { chatRoutes } from '../../../contracts/chat.ts';
import { type Attention, dashboardRoutes } from '../../../contracts/dashboard.ts';
import { productRoutes } from '../../../contracts/products.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { createLink, createReadyProduct, pumpManual, waitUntilRead } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const UNKNOWN = ['Which football club won the cup in 1974?', 'Who painted the Mona Lisa?'];

describeOnBothDatabases('what waits on the dashboard', (database) => {
  const app = useTestApp(database);
  let owner: TestCompany;
  let productId: string;
  const attentionOf = async ({ token }: TestCompany) =>
    (await app().call(dashboardRoutes.attention, { token })).body.data as Attention;
  const upload = (fields: Record<string, string>, content: Buffer) =>
    app().call(productRoutes.upload, { token: owner.token, fields, file: { name: 'pump.pdf', content } });

  beforeAll(async () => {
    owner = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), owner);
  });

  it('shows the latest unanswered questions with their conversation, and no answered one', async () => {
    const link = await createLink(app(), owner, productId);
    for (const question of [UNKNOWN[0], 'What does E-14 mean?', UNKNOWN[1]]) {
      expect(await app().call(chatRoutes.askBot, { body: { ...link, question } })).toMatchObject({
        status: 200,
      });
    }
    const { unanswered } = await attentionOf(owner);
    expect(unanswered.map(({ content }) => content)).toEqual([UNKNOWN[1], UNKNOWN[0]]);
    expect(unanswered[0]).toMatchObject({
      useremail: 'dana@example.com',
      uniqueId: link.uniqueId,
      company: owner.companyId,
      product: { _id: productId, product_name: 'Pump P7' },
    });
  });

  it('shows a manual that could not be read until a version of it can', async () => {
    const damaged = pumpManual().subarray(0, 300);
    const made = await upload({ product_name: 'Damaged' }, damaged);
    const id = (made.body.data as { _id: string })._id;
    const [failed] = await waitUntilRead(app(), owner.token, id);
    expect((await attentionOf(owner)).manuals).toMatchObject([
      { _id: failed?._id, status: 'failed', error: failed?.error, product: { product_name: 'Damaged' } },
    ]);
    await upload({ productId: id, manualId: failed?._id ?? '' }, pumpManual());
    await waitUntilRead(app(), owner.token, id);
    expect((await attentionOf(owner)).manuals).toEqual([]);
  });

  it('shows nothing of another company, nor of a deleted product', async () => {
    const stranger = await createApprovedCompany(app());
    expect(await attentionOf(stranger)).toEqual({ unanswered: [], manuals: [] });
    await app().call(productRoutes.deleteProduct, { token: owner.token, params: { id: productId } });
    expect(await attentionOf(owner)).toEqual({ unanswered: [], manuals: [] });
  });
});
