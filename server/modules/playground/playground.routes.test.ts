import { beforeAll, expect, it } from 'vitest';
import { analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import type { Exchange } from '../../../contracts/chat/chat.ts';
import { correctionRoutes } from '../../../contracts/chat/corrections.ts';
import { playgroundRoutes } from '../../../contracts/chat/playground.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { createPendingCompany, type TestCompany } from '../../testing/accounts.ts';
import { createNeighbours, createReadyProduct } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('the playground', (database) => {
  const app = useTestApp(database);
  const { openingQuestions, tryQuestion } = playgroundRoutes;
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;

  beforeAll(async () => {
    ({ vendor, other, productId } = await createNeighbours(app()));
  });
  const ask = (question: unknown, token: string | undefined = vendor.token, id = productId) =>
    app().call(tryQuestion, { token, params: { productId: id }, body: { question } });
  const exchangeOf = async (question: string) => (await ask(question)).body.data as Exchange;

  it('answers as a customer is answered, with the page', async () => {
    const { question, answer } = await exchangeOf('How do I clean the strainer?');
    expect(question).toBe('How do I clean the strainer?');
    expect(answer.steps).toHaveLength(4);
    expect(answer.warnings).toHaveLength(1);
    expect(answer.citations?.[0]).toMatchObject({ page: 1 });
  });

  it('says when the manual does not say', async () => {
    const { answer } = await exchangeOf('Which football club won the cup in 1974?');
    expect(answer).toMatchObject({ answered: false });
  });

  it('gives the company’s own answer where it has written one', async () => {
    const question = 'Which oil does the bearing need?';
    await app().call(correctionRoutes.createCorrection, {
      token: vendor.token,
      params: { productId },
      body: { question, answer: 'None: it is sealed for life.', source: null },
    });
    const { answer } = await exchangeOf(question);
    expect(answer).toMatchObject({ isByCompany: true, content: 'None: it is sealed for life.' });
    const corrections = await app().call(correctionRoutes.listCorrections, {
      token: vendor.token,
      params: { productId },
    });
    expect(corrections.body.data).toMatchObject([{ useCount: 0 }]);
  });

  it('neither keeps nor charges anything', async () => {
    await exchangeOf('What does E-14 mean?');
    const { token } = vendor;
    const usage = await app().call(companyRoutes.usageInfo, { token, params: { id: vendor.companyId } });
    expect(usage.body.data).toMatchObject({ queries_used: 0 });
    const feedback = await app().call(analyticsRoutes.feedbackInfo, { token });
    expect(feedback.body.data).toMatchObject({ answered: 0, not_answered: 0 });
  });

  it('proposes questions that the manual answers', async () => {
    const params = { productId };
    const { status, body } = await app().call(openingQuestions, { token: vendor.token, params });
    expect(status).toBe(200);
    const [first] = body.data as string[];
    expect(first).toBeDefined();
    expect((await exchangeOf(first ?? '')).answer).toMatchObject({ answered: true });
  });

  it.each(['', '   ', 'x'.repeat(2001), 5, null])('refuses the question %j', async (question) => {
    expect(await ask(question)).toMatchObject({ status: 400 });
  });

  it('is closed to those without a session, and open to companies that wait for approval', async () => {
    expect(await ask('What does E-14 mean?', '')).toMatchObject({ status: 401 });
    const pending = await createPendingCompany(app());
    const own = await createReadyProduct(app(), pending);
    expect(await ask('What does E-14 mean?', pending.token, own)).toMatchObject({
      status: 200,
      body: { data: { answer: { answered: true } } },
    });
    expect(await ask('What does E-14 mean?', pending.token)).toMatchObject({ status: 404 });
  });

  it('does not tell another company’s product from a missing one', async () => {
    const missing = await ask('What does E-14 mean?', vendor.token, '00000000-0000-7000-8000-000000000000');
    const foreign = await ask('What does E-14 mean?', other.token);
    expect(missing.status).toBe(404);
    expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body]);
    const params = { productId };
    expect(await app().call(openingQuestions, { token: other.token, params })).toMatchObject({ status: 404 });
  });

  it('is gone with its product', async () => {
    await app().call(productRoutes.deleteProduct, { token: vendor.token, params: { id: productId } });
    expect(await ask('What does E-14 mean?')).toMatchObject({ status: 404 });
  });
});
