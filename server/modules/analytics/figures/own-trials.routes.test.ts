/** What a company tries of its own product is in none of its figures; what a customer asks is in each of them. */
import { beforeAll, expect, it } from 'vitest';
import { analyticsRoutes } from '../../../../contracts/analytics/analytics.ts';
import { topicRoutes } from '../../../../contracts/analytics/analytics-topics.ts';
import { writerReportRoutes } from '../../../../contracts/analytics/writer-report.ts';
import { chatRoutes } from '../../../../contracts/chat/chat.ts';
import { correctionRoutes } from '../../../../contracts/chat/corrections.ts';
import { playgroundRoutes } from '../../../../contracts/chat/playground.ts';
import { companyRoutes } from '../../../../contracts/company/companies.ts';
import { dashboardRoutes } from '../../../../contracts/company/dashboard.ts';
import { likelyQuestionRoutes } from '../../../../contracts/manuals/likely-questions.ts';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { starterRoutes } from '../../../../contracts/manuals/starters.ts';
import type { Route } from '../../../../contracts/route.ts';
import { createApprovedCompany, createMember, type TestCompany } from '../../../testing/accounts.ts';
import { askQuestion, createLink, createReadyProduct, type TestLink } from '../../../testing/products.ts';
import { type TestCall, useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { dayOf } from '../../../time.ts';

const CUP = 'Which football club won the cup in 1974?';
const CODE = 'What does E-14 mean?';

describeOnBothDatabases('trials of the company itself', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let productId: string;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor);
  });

  const call = (route: Route, input: TestCall = {}) => app().call(route, { token: vendor.token, ...input });

  /** Every screen and file with figures, as it is now; what is weekly comes of the same figures. */
  async function readFigures(): Promise<Record<string, unknown>> {
    const day = dayOf(new Date());
    const query = { from: day, to: day };
    const data = async (route: Route, input?: TestCall) => (await call(route, input)).body.data;
    const { overview, products, confusedPages, feedbackInfo, productMessagesInfo } = analyticsRoutes;
    const { trends: _, ...summary } = (await data(companyRoutes.summary)) as Record<string, unknown>;
    const { chatbots: __, ...counted } = summary;
    return {
      summary: counted,
      attention: await data(dashboardRoutes.attention),
      overview: await data(overview, { query }),
      products: await data(products, { query }),
      pages: await data(confusedPages, { query }),
      feedback: await data(feedbackInfo),
      perProduct: await data(productMessagesInfo),
      questions: await data(analyticsRoutes.singleProductMessages, { params: { id: productId } }),
      product: (
        (await data(productRoutes.singleProduct, { params: { id: productId } })) as { questions: number }
      ).questions,
      topics: await data(topicRoutes.confusionPoints, { query }),
      improvements: await data(topicRoutes.improvements, { query }),
      writer: await data(writerReportRoutes.show, { params: { productId }, query }),
      csv: (await call(analyticsRoutes.exportQuestions, { query })).text,
    };
  }

  /** Two questions without help, one without an answer and one whose answer does not work. */
  async function askOn(link: TestLink): Promise<void> {
    await askQuestion(app(), link, CUP);
    const { _id: messageId } = await askQuestion(app(), link, CODE);
    await app().call(chatRoutes.feedback, { body: { uniqueId: link.uniqueId, messageId, works: false } });
  }

  it('are in no figure: neither the trial, the ten questions, starters and corrections, nor a link of its own people', async () => {
    const before = await readFigures();
    const params = { productId };
    for (const question of [CUP, CODE])
      await call(playgroundRoutes.tryQuestion, { params, body: { question } });
    await call(likelyQuestionRoutes.list, { params });
    await call(starterRoutes.choose, { params, body: { questions: [{ question: CUP, isPinned: true }] } });
    const body = { question: CODE, answer: 'Call us.', source: null };
    await call(correctionRoutes.previewCorrection, { params, body });
    const member = await createMember(app(), vendor);
    for (const email of [vendor.email, member.email])
      await askOn(await createLink(app(), vendor, productId, email));
    expect(await readFigures()).toEqual(before);
  });

  it('unlike the same questions of a customer, which are in each', async () => {
    const before = await readFigures();
    await askOn(await createLink(app(), vendor, productId, 'dana@example.com'));
    const after = await readFigures();
    const same = Object.keys(before).filter(
      (name) => JSON.stringify(before[name]) === JSON.stringify(after[name]),
    );
    // A topic, and what is to be improved, takes at least two questions that belong together.
    expect(same.filter((name) => name !== 'topics' && name !== 'improvements')).toEqual([]);
  });
});
