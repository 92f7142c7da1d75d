import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnalyticsOverview, analyticsRoutes } from '../../../../contracts/analytics/analytics.ts';
import { chatRoutes } from '../../../../contracts/chat/chat.ts';
import type { TestCompany } from '../../../testing/accounts.ts';
import { createLink, createNeighbours, createReadyProduct } from '../../../testing/products.ts';
import { readReport } from '../../../testing/read-report.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { dayOf } from '../../../time.ts';
import { movedDay } from '../period.ts';

describeOnBothDatabases('the report of a period', (database) => {
  const app = useTestApp(database);
  const today = dayOf(new Date());
  /** Yesterday too, in case the day turns while the tests run. */
  const period = { from: movedDay(today, -2), to: movedDay(today, 1) };
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manualist-report-'));
    ({ vendor, other, productId } = await createNeighbours(app()));
    const dana = await createLink(app(), vendor, productId);
    for (const question of [
      'Can I paint the housing green?',
      'paint for the housing in green',
      'What does E-14 mean?',
    ])
      await app().call(chatRoutes.askBot, { body: { ...dana, question } });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** The file as it came, byte for byte. */
  async function download(query: Record<string, string> = {}, { token } = vendor) {
    const asked = new URLSearchParams({ ...period, ...query });
    return app().app.inject({
      method: 'GET',
      url: `${analyticsRoutes.report.path}?${asked}`,
      headers: { authorization: `Bearer ${token}` },
    });
  }

  async function read(content: Buffer): Promise<string> {
    const path = join(folder, 'report.pdf');
    await writeFile(path, content);
    return (await readReport(path)).text;
  }

  it('is a PDF of what the screen shows: figures, products, confusion points, improvements', async () => {
    const reply = await download();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="report-${period.from}-${period.to}.pdf"`,
    });
    const text = await read(reply.rawPayload);
    const { body } = await app().call(analyticsRoutes.overview, { token: vendor.token, query: period });
    const { total } = body.data as AnalyticsOverview;
    expect(total).toMatchObject({ asked: 3, answered: 1 });
    expect(text).toContain('Analytics report');
    expect(text).toContain('Halloran Pumps');
    expect(text).toContain('all products');
    expect(text).toContain('Total queries: 3');
    expect(text).toContain('Nothing was asked in the 4 days before.');
    expect(text).toContain('Answered: 1 (33%)');
    expect(text).toMatch(/Pump P7\s+3\s+1 \(33%\)/);
    expect(text).toMatch(/paint.*housing/);
    expect(text).toMatch(/Answer it yourself: “/);
    expect(text).toContain('page 1 of');
    expect(text).not.toContain('stand as');
  });

  it('has names with accents and in other alphabets, and says which letters it has none for', async () => {
    const name = 'Pömpka Łódź Насос 水泵';
    await createReadyProduct(app(), vendor, name);
    const text = await read((await download()).rawPayload);
    expect(text).toMatch(/Pömpka Łódź Насос \?\?/);
    expect(text).toContain('stand as “?”');
  });

  it('is of one product where one is chosen, which has to be the own', async () => {
    const quiet = await createReadyProduct(app(), vendor, 'Quiet');
    const text = await read((await download({ product: quiet })).rawPayload);
    expect(text).toContain('Total queries: 0');
    expect(text).toContain('Nobody was left without help.');
    expect(text).not.toContain('Pump P7');
    expect((await download({ product: productId }, other)).statusCode).toBe(404);
    expect((await download({ from: '2026-02-30' })).statusCode).toBe(400);
  });

  it('shows another company nothing of it', async () => {
    const text = await read((await download({}, other)).rawPayload);
    expect(text).toContain('Total queries: 0');
    expect(text).not.toContain('paint');
  });
});
