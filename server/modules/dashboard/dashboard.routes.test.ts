import { beforeAll, describe, expect, it } from 'vitest';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { type Attention, dashboardRoutes, type FirstSteps } from '../../../contracts/company/dashboard.ts';
import { type LikelyQuestion, likelyQuestionRoutes } from '../../../contracts/manuals/likely-questions.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import {
  createApprovedCompany,
  createMember,
  createPendingCompany,
  type TestCompany,
} from '../../testing/accounts.ts';
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
    expect(await attentionOf(stranger)).toEqual({ unanswered: [], off_topic: [], manuals: [] });
    await app().call(productRoutes.deleteProduct, { token: owner.token, params: { id: productId } });
    expect(await attentionOf(owner)).toEqual({ unanswered: [], off_topic: [], manuals: [] });
  });

  describe('the first steps', () => {
    let company: TestCompany;
    let product: string;
    const stepsOf = async ({ token } = company) =>
      (await app().call(dashboardRoutes.firstSteps, { token })).body.data as FirstSteps;
    const doneOf = async () => (await stepsOf()).steps.filter(({ isDone }) => isDone).map(({ step }) => step);
    const judgeAll = async () => {
      const call = { token: company.token, params: { productId: product } };
      const { body } = await app().call(likelyQuestionRoutes.list, call);
      for (const { question, answerKey } of body.data as LikelyQuestion[])
        await app().call(likelyQuestionRoutes.judge, {
          ...call,
          body: { question, answerKey, isRight: true },
        });
    };

    it('begin with nothing done, and each is done by doing it', async () => {
      company = await createApprovedCompany(app());
      const contact = (value: string) =>
        app().call(companyRoutes.updateProfile, {
          token: company.token,
          body: { company_email: value, company_contact: '' },
        });
      await contact('');
      expect(await doneOf()).toEqual([]);
      product = await createReadyProduct(app(), company);
      expect(await stepsOf()).toMatchObject({
        product: { _id: product, product_name: 'Pump P7' },
        answers: { judged: 0 },
      });
      expect(await doneOf()).toEqual(['manual']);
      await judgeAll();
      const { answers } = await stepsOf();
      expect(answers.judged).toBe(answers.total);
      expect(answers.total).toBeGreaterThan(0);
      await contact('help@example.com');
      expect(await doneOf()).toEqual(['manual', 'answers', 'contact']);
    });

    it('count a link, and a customer’s question on it, and are put away once all are done', async () => {
      const link = await createLink(app(), company, product);
      expect(await doneOf()).toEqual(['manual', 'answers', 'contact', 'link']);
      await app().call(chatRoutes.askBot, { body: { ...link, question: 'What does E-14 mean?' } });
      expect(await stepsOf()).toMatchObject({ isPutAway: true });
      await app().call(productRoutes.deleteProduct, { token: company.token, params: { id: product } });
      expect(await stepsOf()).toMatchObject({ isPutAway: true, steps: [] });
    });

    it('are put away for the whole company and for no other', async () => {
      company = await createApprovedCompany(app());
      const neighbour = await createApprovedCompany(app());
      const member = await createMember(app(), company);
      await app().call(dashboardRoutes.putAwayFirstSteps, { token: company.token });
      expect(await stepsOf({ ...company, token: member.token })).toMatchObject({ isPutAway: true });
      expect(await stepsOf(neighbour)).toMatchObject({ isPutAway: false });
    });

    it('are for approved companies alone', async () => {
      const { token } = await createPendingCompany(app());
      for (const route of [dashboardRoutes.firstSteps, dashboardRoutes.putAwayFirstSteps]) {
        expect(await app().call(route)).toMatchObject({ status: 401 });
        expect(await app().call(route, { token })).toMatchObject({ status: 403 });
      }
    });
  });
});
