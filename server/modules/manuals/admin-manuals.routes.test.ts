import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { adminManualRoutes, type CompanyManual } from '../../../contracts/admin/admin-manuals.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { createAdministrator, createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { createReadyProduct, pumpManual, waitUntilRead } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('manuals of all companies', (database) => {
  const app = useTestApp(database);
  let token = '';
  let owner: TestCompany;
  let damagedId = '';
  const list = async (query: Record<string, string | number>) =>
    (await app().call(adminManualRoutes.list, { token, query })).body as {
      data: CompanyManual[];
      total: number;
    };
  const retry = (companyId: string, manualId: string) =>
    app().call(adminManualRoutes.retry, { token, body: { companyId, manualId } });

  beforeAll(async () => {
    token = (await createAdministrator(app())).token;
    owner = await createApprovedCompany(app(), 'Reading House');
    await createReadyProduct(app(), owner);
    const made = await app().call(productRoutes.upload, {
      token: owner.token,
      fields: { product_name: 'Damaged' },
      file: { name: 'broken.pdf', content: pumpManual().subarray(0, 300) },
    });
    const productId = (made.body.data as { _id: string })._id;
    damagedId = (await waitUntilRead(app(), owner.token, productId))[0]?._id ?? '';
  });

  it('are listed with company, product, state and the reason of a failure', async () => {
    const { data, total } = await list({ search: 'reading house' });
    expect(total).toBe(2);
    expect(data[0]).toMatchObject({
      _id: damagedId,
      company: { _id: owner.companyId, company_name: 'Reading House' },
      product: { product_name: 'Damaged' },
      filename: 'broken.pdf',
      status: 'failed',
      error: expect.stringMatching(/\w/),
      version: 1,
    });
    expect(data[1]).toMatchObject({ product: { product_name: 'Pump P7' }, status: 'ready', pages: 2 });
  });

  it('are found by file, product and status, a page at a time', async () => {
    expect((await list({ search: 'broken.pdf' })).total).toBe(1);
    expect((await list({ search: 'pump p7', status: 'ready' })).total).toBe(1);
    expect((await list({ search: 'reading house', status: 'in-work' })).total).toBe(0);
    expect(await list({ search: 'reading house', limit: 1, page: 2 })).toMatchObject({
      total: 2,
      data: [{ status: 'ready' }],
    });
    expect(await app().call(adminManualRoutes.list, { token, query: { status: 'lost' } })).toMatchObject({
      status: 400,
    });
  });

  it('are read again when they failed, and only then', async () => {
    expect(await retry(owner.companyId, damagedId)).toMatchObject({ status: 200 });
    const ready = (await list({ search: 'pump p7' })).data[0]?._id ?? '';
    expect(await retry(owner.companyId, ready)).toMatchObject({ status: 409 });
    expect(await retry(owner.companyId, randomUUID())).toMatchObject({ status: 404 });
    expect(await retry(randomUUID(), damagedId)).toMatchObject({ status: 404 });
    expect(await retry(owner.companyId, 'x')).toMatchObject({ status: 400 });
  });

  it('are gone from the list with their product', async () => {
    const [{ product } = { product: { _id: '' } }] = (await list({ search: 'pump p7' })).data;
    await app().call(productRoutes.deleteProduct, { token: owner.token, params: { id: product._id } });
    expect((await list({ search: 'reading house' })).total).toBe(1);
  });
});
