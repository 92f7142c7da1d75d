import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { overviewRoutes } from '../../../contracts/admin/overview.ts';
import { type Product, productRoutes } from '../../../contracts/manuals/products.ts';
import { TRYOUT_HEADER, type Tryout, tryoutRoutes } from '../../../contracts/manuals/tryouts.ts';
import { MAX_TRYOUT_PAGES, MAX_TRYOUTS_PER_ADDRESS, TRYOUT_HOURS } from '../../../contracts/plans/limits.ts';
import { job } from '../../db/schema/jobs.ts';
import { manual } from '../../db/schema/manuals.ts';
import { product } from '../../db/schema/products.ts';
import { tryout, tryoutVector } from '../../db/schema/tryouts.ts';
import { createAdministrator, createApprovedCompany, createPendingCompany } from '../../testing/accounts.ts';
import { eventually } from '../../testing/jobs.ts';
import { makePdf } from '../../testing/manual-fixtures.ts';
import { pumpManual, waitUntilRead } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const PUMP = { name: 'pump.pdf', content: pumpManual() };
const holding = (token: string) => ({ headers: { [TRYOUT_HEADER]: token } });

describeOnBothDatabases('a manual that a visitor tries', (database) => {
  const app = useTestApp(database);
  const { begin, show, ask, discard, keep } = tryoutRoutes;

  /** Every visitor of these tests has an address of their own. */
  async function upload(file = PUMP): Promise<string> {
    await database().write.execute(sql`update tryout set visitor = gen_random_uuid()`);
    const { body, status, text } = await app().call(begin, { file });
    expect([status, text]).toEqual([201, expect.any(String)]);
    return (body.data as { token: string }).token;
  }
  const look = async (token: string) => (await app().call(show, holding(token))).body.data as Tryout;
  async function read(token: string): Promise<Tryout> {
    for (;;) {
      const found = await look(token);
      if (found.progress.status === 'ready' || found.progress.status === 'failed') return found;
      await sleep(50);
    }
  }
  const listFiles = async () =>
    (await readdir(join(app().dataDir, 'files'), { recursive: true })).filter((f) => f.includes('.'));

  it('is read, answered with its page, and asked, by who holds the token', async () => {
    const token = await upload();
    const found = await read(token);
    expect(found).toMatchObject({
      filename: 'pump.pdf',
      progress: { status: 'ready', pages: 2, pagesRead: 2 },
    });
    expect(found.opening?.answer).toMatchObject({
      answered: true,
    });
    expect(found.opening?.answer.citations?.[0]).toMatchObject({ page: 1, title: 'pump' });
    expect(found.starters.length).toBeGreaterThan(0);
    expect(found.starters).not.toContain(found.opening?.question);
    const asked = await app().call(ask, { ...holding(token), body: { question: 'What does E-14 mean?' } });
    expect(asked.body.data).toMatchObject({
      answer: { answered: true, content: expect.stringContaining('water flow is too low') },
    });
    const url = JSON.stringify(asked.body).match(/\/uploads\/[^"#]+/)?.[0] ?? '';
    expect((await app().app.inject(url.replace('{page}', '2'))).statusCode).toBe(200);
  });

  it('is read though its cover is a picture', async () => {
    const content = await readFile(new URL('../../../sample/manual.pdf', import.meta.url));
    const { progress, opening } = await read(await upload({ name: 'manual.pdf', content }));
    expect(progress).toMatchObject({ status: 'ready', pages: 28 });
    expect(opening?.answer.answered).toBe(true);
  });

  it('is nobody else’s: no other token, no company and no administrator comes upon it', async () => {
    const token = await upload();
    await read(token);
    const wrong = holding(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
    for (const route of [show, discard])
      expect(await app().call(route, wrong)).toMatchObject({ status: 404 });
    expect(await app().call(ask, { ...wrong, body: { question: 'E-14?' } })).toMatchObject({ status: 404 });
    expect(await app().call(show, holding('short'))).toMatchObject({ status: 400 });
    expect(await app().call(show)).toMatchObject({ status: 400 });
    const [{ fileKey } = { fileKey: '' }] = await database()
      .write.select({ fileKey: tryout.fileKey })
      .from(tryout);
    const vendor = await createApprovedCompany(app());
    const admin = await createAdministrator(app());
    for (const { token: session } of [vendor, admin])
      expect(
        (
          await app().app.inject({
            url: `/uploads/${fileKey}`,
            headers: { authorization: `Bearer ${session}` },
          })
        ).statusCode,
      ).toBe(404);
    const { body } = await app().call(overviewRoutes.overview, { token: admin.token });
    expect(body.data).toMatchObject({ products: 0, manuals: { total: 0 }, questions: { today: 0 } });
    for (const table of [product, manual])
      expect(await database().write.select({ n: count() }).from(table)).toEqual([{ n: 0 }]);
  });

  it('is a product of the company that keeps it, once, also of one that waits for approval', async () => {
    const token = await upload();
    await read(token);
    const vendor = await createPendingCompany(app());
    expect(await app().call(keep, holding(token))).toMatchObject({ status: 401 });
    const both = await Promise.all([
      app().call(keep, { ...holding(token), token: vendor.token }),
      app().call(keep, { ...holding(token), token: (await createApprovedCompany(app(), 'Other')).token }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
    const kept = both.find(({ status }) => status === 201)?.body.data as Product;
    expect(kept).toMatchObject({ product_name: expect.stringMatching(/pump|Cleaning/i) });
    expect(await app().call(show, holding(token))).toMatchObject({ status: 404 });
    expect(await app().call(keep, { ...holding(token), token: vendor.token })).toMatchObject({ status: 404 });
  });

  it('is read in full where it is kept', async () => {
    const token = await upload();
    const vendor = await createApprovedCompany(app());
    const { body } = await app().call(keep, { ...holding(token), token: vendor.token });
    const { _id } = body.data as Product;
    expect(await waitUntilRead(app(), vendor.token, _id)).toMatchObject([{ status: 'ready', pagesRead: 2 }]);
    const { body: list } = await app().call(productRoutes.allProducts, { token: vendor.token });
    expect(list.total).toBe(1);
  });

  it('stays to be tried where the company has no room for it', async () => {
    const vendor = await createPendingCompany(app());
    const first = await upload();
    expect(await app().call(keep, { ...holding(first), token: vendor.token })).toMatchObject({ status: 201 });
    const second = await upload();
    expect(await app().call(keep, { ...holding(second), token: vendor.token })).toMatchObject({
      status: 402,
    });
    expect(await app().call(show, holding(second))).toMatchObject({ status: 200 });
  });

  it('goes at once when it is thrown away, with its file', async () => {
    const token = await upload();
    await read(token);
    const before = (await listFiles()).length;
    expect(await app().call(discard, holding(token))).toMatchObject({ status: 200 });
    expect(await app().call(show, holding(token))).toMatchObject({ status: 404 });
    await eventually(async () => expect((await listFiles()).length).toBe(before - 1));
  });

  it('is gone after a day: answers, row, vectors and file', async () => {
    const token = await upload();
    await read(token);
    const { write } = database();
    const files = (await listFiles()).length;
    const [last] = await write.select().from(tryout).orderBy(sql`${tryout.createdAt} desc`).limit(1);
    if (!last) throw new Error('There is none.');
    expect(last.expiresAt.getTime() - last.createdAt.getTime()).toBeLessThanOrEqual(TRYOUT_HOURS * 3_600_000);
    await write.insert(tryoutVector).values({
      ...{
        tryoutId: last.id,
        ordinal: 0,
        model: 'english',
        modelId: 'x',
        windows: 1,
        bytes: Buffer.alloc(1),
      },
    });
    const is = sql`${tryout.id} = ${last.id}`;
    await write.update(tryout).set({ expiresAt: sql`now() - interval '1 second'` }).where(is);
    expect(await app().call(show, holding(token))).toMatchObject({ status: 404 });
    expect((await app().app.inject(`/uploads/${last.fileKey}`)).statusCode).toBe(404);
    await write.update(job).set({ runAt: sql`now()` }).where(sql`${job.kind} = 'remove-tryouts'`);
    app().services.wakeJobs();
    await eventually(async () => expect((await listFiles()).length).toBe(files - 1));
    expect(await write.select().from(tryout).where(is)).toEqual([]);
    expect(await write.select().from(tryoutVector)).toEqual([]);
    // Those that are left have the next removal planned.
    const left = await write.select({ n: count() }).from(tryout);
    const planned = await write.select({ n: count() }).from(job).where(sql`${job.kind} = 'remove-tryouts'`);
    expect(planned[0]?.n).toBe(left[0]?.n ? 1 : 0);
  });

  it('is one of few from an address: a hundred uploads are refused', async () => {
    await database().write.execute(sql`delete from tryout`);
    const statuses: number[] = [];
    for (let i = 0; i < 100; i += 1) statuses.push((await app().call(begin, { file: PUMP })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_TRYOUTS_PER_ADDRESS);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
  });

  it.each([
    ['no manual', { name: 'manual.pdf', content: Buffer.from('<!doctype html>') }, 415],
    ['empty', { name: 'manual.pdf', content: Buffer.alloc(0) }, 400],
    [
      'larger than 20 MB',
      { name: 'manual.pdf', content: Buffer.concat([PUMP.content, Buffer.alloc(20 * 1024 * 1024)]) },
      413,
    ],
  ])('is refused when it is %s, and nothing is kept of it', async (_what, file, status) => {
    await database().write.execute(sql`delete from tryout`);
    const before = await listFiles();
    expect(await app().call(begin, { file })).toMatchObject({ status });
    expect(await listFiles()).toEqual(before);
    expect(await database().write.select({ n: count() }).from(tryout)).toEqual([{ n: 0 }]);
  });

  it('says so when it has too many pages', async () => {
    const pages = Array.from({ length: MAX_TRYOUT_PAGES + 1 }, (_, i) => [{ text: `Page ${i}` }]);
    const token = await upload({ name: 'long.pdf', content: makePdf(pages) });
    const { progress, opening } = await read(token);
    expect(progress).toMatchObject({ status: 'failed', error: expect.stringContaining('101 pages') });
    expect(opening).toBeNull();
  });
});

describeOnBothDatabases('trying a manual where TRY_ON_LANDING is off', (database) => {
  const app = useTestApp(database, { TRY_ON_LANDING: 'off' });
  it('is refused, and said before', async () => {
    expect(await app().call(tryoutRoutes.state)).toMatchObject({ body: { data: { isOpen: false } } });
    expect(await app().call(tryoutRoutes.begin, { file: PUMP })).toMatchObject({ status: 404 });
  });
});
