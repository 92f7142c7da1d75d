import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { analyticsRoutes, type ConfusingManual } from '../../../../contracts/analytics/analytics.ts';
import { createPendingCompany, type TestCompany } from '../../../testing/accounts.ts';
import { dayAgo, type FiguresScene, setFiguresScene, WEEK } from '../../../testing/figures-scene.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

describeOnBothDatabases('figures', (database) => {
  const app = useTestApp(database);
  const { overview, products, confusedPages, confusedQuestions, exportQuestions } = analyticsRoutes;
  const calls = [overview, products, confusedPages, exportQuestions];
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;
  let quietId: string;
  let get: FiguresScene['get'];

  beforeAll(async () => {
    ({ vendor, other, productId, quietId, get } = await setFiguresScene(app()));
  }, 180_000);

  it('are for approved companies', async () => {
    const pending = await createPendingCompany(app());
    const params = { product: productId, manual: randomUUID(), page: '1' };
    for (const route of [...calls, confusedQuestions]) {
      const as = (token?: string) => app().call(route, { token, params, query: WEEK });
      expect(await as()).toMatchObject({ status: 401 });
      expect(await as(pending.token)).toMatchObject({ status: 403, body: { code: 'waiting_for_approval' } });
    }
  });

  it('answer alike for another company’s product or manual and a missing one', async () => {
    const ask = async (route: (typeof calls)[number], product: string) =>
      app().call(route, { token: other.token, query: { ...WEEK, product } });
    for (const route of calls) {
      const foreign = await ask(route, productId);
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe((await ask(route, randomUUID())).text);
    }
    const { data } = await get<{ manuals: ConfusingManual[] }>(confusedPages, WEEK);
    const manual = data.manuals[0]?._id ?? '';
    const page = async (product: string, ofManual: string, token = other.token) =>
      app().call(confusedQuestions, {
        token,
        query: WEEK,
        params: { product, manual: ofManual, page: '2' },
      });
    const foreign = await page(productId, manual);
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe((await page(randomUUID(), manual)).text);
    expect((await page(quietId, manual, vendor.token)).status).toBe(404);
  });

  it.each([
    ['no period', {}],
    ['half a period', { from: dayAgo(1) }],
    ['a day that is none', { from: '2026-02-30', to: '2026-03-01' }],
    ['an end before the beginning', { from: dayAgo(0), to: dayAgo(1) }],
    ['more than two years', { from: '2020-01-01', to: '2026-01-01' }],
    ['a product that is no id', { ...WEEK, product: 'pump' }],
  ])('answer 400 to %s', async (_, query) => {
    for (const route of calls) {
      const reply = await app().call(route, { token: vendor.token, query });
      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    }
  });
});
