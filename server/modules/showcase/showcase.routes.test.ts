import { beforeAll, expect, it } from 'vitest';
import { analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import type { Exchange } from '../../../contracts/chat/chat.ts';
import { showcaseRoutes } from '../../../contracts/chat/showcase.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { deletionRoutes } from '../../../contracts/company/deletions.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { createApprovedCompany, DECIDER, type TestCompany } from '../../testing/accounts.ts';
import { createReadyProduct } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('the chatbot of the landing page', (database) => {
  const app = useTestApp(database);
  const { show, ask } = showcaseRoutes;
  let vendor: TestCompany;
  let productId: string;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
  });
  const askFor = (question: unknown) => app().call(ask, { body: { question } });

  it('is absent until a product is chosen', async () => {
    expect(await app().call(show)).toMatchObject({ status: 200, body: { data: null } });
    expect(await askFor('What does E-14 mean?')).toMatchObject({ status: 404 });
  });

  it('answers anybody from the chosen manual, and neither keeps nor charges the question', async () => {
    productId = await createReadyProduct(app(), vendor);
    const openingQuestion = 'What does E-14 mean?';
    await app().services.showcase.choose({ companyId: vendor.companyId, productId, openingQuestion });
    expect(await app().call(show)).toMatchObject({
      status: 200,
      body: {
        data: { productName: 'Pump P7', opening: { question: openingQuestion, answer: { answered: true } } },
      },
    });
    const { body } = await askFor('How do I clean the strainer?');
    const { answer } = body.data as Exchange;
    expect(answer.steps).toHaveLength(4);
    expect(answer.citations?.[0]).toMatchObject({ page: 1 });
    const params = { id: vendor.companyId };
    const usage = await app().call(companyRoutes.usageInfo, { token: vendor.token, params });
    expect(usage.body.data).toMatchObject({ queries_used: 0 });
    const feedback = await app().call(analyticsRoutes.feedbackInfo, { token: vendor.token });
    expect(feedback.body.data).toMatchObject({ answered: 0, not_answered: 0 });
  });

  it('says when the manual does not say', async () => {
    const { body } = await askFor('Which football club won the cup in 1974?');
    expect((body.data as Exchange).answer).toMatchObject({ answered: false });
  });

  it('replies to a greeting, with questions to begin with', async () => {
    const { body } = await askFor('Hello!');
    const { answer, suggestions } = body.data as Exchange;
    expect(answer.content).toMatch(/^Hello! What would you like to know\?/);
    expect(answer.citations).toBeUndefined();
    expect(suggestions.length).toBeGreaterThan(0);
  });

  it.each(['', '   ', 'x'.repeat(2001), 5, null])('refuses the question %j', async (question) => {
    expect(await askFor(question)).toMatchObject({ status: 400 });
  });

  it('is absent from the moment its product is deleted, and back when that is undone', async () => {
    const { token } = vendor;
    await app().call(productRoutes.deleteProduct, { token, params: { id: productId } });
    expect(await app().call(show)).toMatchObject({ body: { data: null } });
    expect(await askFor('What does E-14 mean?')).toMatchObject({ status: 404 });
    await app().call(deletionRoutes.undo, { token, body: { kind: 'product', id: productId } });
    expect(await app().call(show)).toMatchObject({ body: { data: { productName: 'Pump P7' } } });
  });

  it('is absent while its company is suspended', async () => {
    await app().services.admin.suspend(DECIDER, vendor.userId);
    expect(await app().call(show)).toMatchObject({ body: { data: null } });
    expect(await askFor('What does E-14 mean?')).toMatchObject({ status: 404 });
  });
});
