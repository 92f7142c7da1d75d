import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type InstructionsPromise, promiseRoutes } from '../../../contracts/admin/promises.ts';
import type { InstructionPage } from '../../../contracts/manuals/instructions.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { instructionPage } from '../../db/schema/instructions.ts';
import {
  createAdministrator,
  createApprovedCompany,
  createSecondAdministrator,
  type TestAccount,
  type TestCompany,
} from '../../testing/accounts.ts';
import { createInstructions, publishInstructions } from '../../testing/instructions.ts';
import { createReadyProduct } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const { promises, askRelease, agreeRelease, endRelease } = promiseRoutes;

describeOnBothDatabases('promised instructions', (database) => {
  const app = useTestApp(database);
  const body = { reason: 'A wrong manual, which is dangerous.' };
  let first: TestAccount;
  let second: TestAccount;
  let vendor: TestCompany;
  let productId: string;
  let page: InstructionPage;
  let params: { companyId: string; pageId: string };

  beforeAll(async () => {
    first = await createAdministrator(app());
    second = await createSecondAdministrator(app());
    vendor = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor);
    page = await publishInstructions(app(), vendor, productId);
    params = { companyId: vendor.companyId, pageId: page._id };
  });

  const find = async ({ token }: TestAccount, query = {}) =>
    (await app().call(promises, { token, query })).body as { data: InstructionsPromise[]; total: number };
  const open = async () => (await app().app.inject(new URL(page.address).pathname)).statusCode;

  it('are listed, without drafts, and found by company, product and model', async () => {
    await createInstructions(app(), vendor, productId, { model: 'Draft' });
    const { data, total } = await find(first);
    expect(total).toBe(1);
    expect(data).toMatchObject([{ ...params, model: 'P7-230', address: page.address, release: null }]);
    expect((await find(first, { search: 'p7-2' })).total).toBe(1);
    expect((await find(first, { search: 'nobody' })).total).toBe(0);
  });

  it('are broken by two administrators, not by one', async () => {
    const ask = () => app().call(askRelease, { token: first.token, params, body });
    const agree = ({ token }: TestAccount) => app().call(agreeRelease, { token, params });
    expect(await agree(second)).toMatchObject({ status: 409 });
    expect(await ask()).toMatchObject({ status: 200 });
    expect(await ask()).toMatchObject({ status: 409 });
    expect((await find(first)).data[0]?.release).toMatchObject({ ...body, isOwn: true });
    expect((await find(second)).data[0]?.release).toMatchObject({ isOwn: false });
    expect(await agree(first)).toMatchObject({ status: 403 });
    expect(await app().call(endRelease, { token: second.token, params })).toMatchObject({ status: 200 });
    expect(await agree(second)).toMatchObject({ status: 409 });
    await ask();
    expect(
      await app().call(productRoutes.deleteProduct, { token: vendor.token, params: { id: productId } }),
    ).toMatchObject({ status: 409 });
    await database()
      .write.update(instructionPage)
      .set({ releaseAskedAt: new Date('2026-01-01') })
      .where(eq(instructionPage.id, page._id));
    expect(await agree(second)).toMatchObject({ status: 409 });
    await ask();
    expect(await open()).toBe(200);
    expect(await agree(second)).toMatchObject({ status: 200 });
    expect(await open()).toBe(404);
    expect((await find(first)).total).toBe(0);
    expect(await agree(second)).toMatchObject({ status: 404 });
    expect(
      await app().call(productRoutes.deleteProduct, { token: vendor.token, params: { id: productId } }),
    ).toMatchObject({ status: 200 });
  });

  it('refuse a wish without a reason, and know no other page', async () => {
    const { token } = first;
    expect(await app().call(askRelease, { token, params, body: { reason: ' ' } })).toMatchObject({
      status: 400,
    });
    const unknown = { companyId: vendor.companyId, pageId: randomUUID() };
    const replies = [
      await app().call(askRelease, { token, params: unknown, body }),
      await app().call(agreeRelease, { token, params: unknown }),
      await app().call(endRelease, { token, params: unknown }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
