import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import { contactFormRoutes } from '../../../contracts/chat/contact-forms.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { createPendingCompany, type TestCompany } from '../../testing/accounts.ts';
import { openContactForm } from '../../testing/contact-forms.ts';
import { createLink, createNeighbours, createReadyProduct } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { dayOf, daysBefore } from '../../time.ts';

const { figures } = contactFormRoutes;

describeOnBothDatabases('figures of contact forms', (database) => {
  const app = useTestApp(database);
  const now = new Date();
  /** Tomorrow too, in case the day turns while the tests run. */
  const period = { from: dayOf(now), to: dayOf(daysBefore(now, -1)) };
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;

  beforeAll(async () => {
    ({ vendor, other, productId } = await createNeighbours(app()));
    const { uniqueId } = await createLink(app(), vendor, productId);
    const { ask, helped, send } = openContactForm(app(), uniqueId);
    await helped(await ask('What does E-14 mean?'));
    await send(await ask('How heavy is the pump?'));
    await ask('How high is the pump?');
    await ask('Which football club won the cup in 1974?');
  });

  const get = (query: Record<string, string> = {}, { token } = vendor) =>
    app().call(figures, { token, query: { ...period, ...query } });

  it('tell apart what customers said, what they sent, and who left without either', async () => {
    const counts = { asked: 4, answered: 3, helped: 1, sent: 1, left: 1, not_answered: 1 };
    expect((await get()).body.data).toMatchObject({
      total: counts,
      links: [{ ...counts, product: { _id: productId }, chatbot: { useremail: 'dana@example.com' } }],
    });
    expect((await get({ product: productId })).body.data).toMatchObject({ total: counts });
    const [yesterday] = [dayOf(daysBefore(now, 1))];
    expect((await get({ from: yesterday, to: yesterday })).body.data).toMatchObject({
      total: { asked: 0, answered: 0, helped: 0, sent: 0, left: 0, not_answered: 0 },
      links: [],
    });
  });

  it('stand in the file of questions and in the report', async () => {
    const { text } = await app().call(analyticsRoutes.exportQuestions, {
      token: vendor.token,
      query: period,
    });
    const became = text
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(',').at(-3));
    expect(became.sort()).toEqual(['helped', 'left without either', 'not answered', 'sent all the same']);
  });

  it('are each company’s own', async () => {
    expect((await get({}, other)).body.data).toMatchObject({ total: { asked: 0 }, links: [] });
    const foreign = await get({ product: productId }, other);
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe((await get({ product: randomUUID() }, other)).text);
  });

  it('are for approved companies, and of a period', async () => {
    const pending = await createPendingCompany(app());
    expect(await app().call(figures, { query: period })).toMatchObject({ status: 401 });
    expect(await get({}, pending)).toMatchObject({ status: 403, body: { code: 'waiting_for_approval' } });
    expect(await app().call(figures, { token: vendor.token })).toMatchObject({ status: 400 });
    expect(await get({ product: 'pump' })).toMatchObject({ status: 400 });
  });

  it('are without those of a deleted product', async () => {
    const gone = await createReadyProduct(app(), vendor, 'Pump P8');
    const { uniqueId } = await createLink(app(), vendor, gone);
    await openContactForm(app(), uniqueId).ask('What does E-14 mean?');
    expect((await get()).body.data).toMatchObject({ total: { asked: 5 } });
    await app().call(productRoutes.deleteProduct, { token: vendor.token, params: { id: gone } });
    expect((await get()).body.data).toMatchObject({ total: { asked: 4 } });
  });
});
