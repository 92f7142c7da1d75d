import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type AskedQuestion, analyticsRoutes } from '../../../../contracts/analytics/analytics.ts';
import { chatRoutes } from '../../../../contracts/chat/chat.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { createApprovedCompany, createPendingCompany, type TestCompany } from '../../../testing/accounts.ts';
import { askQuestion, createLink, createReadyProduct, type TestLink } from '../../../testing/products.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

/** All of an answer but the links, which are signed anew, and what was said of it since. */
const contentOf = ({ content, band, steps, table, warnings, related }: Message) => ({
  content,
  band,
  steps,
  table,
  warnings,
  related: related?.map(({ heading, page }) => ({ heading, page })),
});

describeOnBothDatabases('analytics', (database) => {
  const app = useTestApp(database);
  const { feedbackInfo, productMessagesInfo, singleProductMessages } = analyticsRoutes;
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;
  /** What the vendor's customers were answered, in their order. */
  const answers: Message[] = [];

  const ask = (link: TestLink, question: string) => askQuestion(app(), link, question);
  const questions = async (query: Record<string, string | number>, id = productId) =>
    app().call(singleProductMessages, { token: vendor.token, params: { id }, query });

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    other = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor);
    const link = await createLink(app(), vendor, productId);
    const e14 = await ask(link, 'What does E-14 mean?');
    const secondLink = await createLink(app(), vendor, productId, 'eli@example.com');
    const strainer = await ask(secondLink, 'How do I clean the strainer?');
    const cup = await ask(secondLink, 'Who won the 1954 world cup 100%?');
    answers.push(e14, strainer, cup);
    await app().call(chatRoutes.feedback, {
      body: { uniqueId: link.uniqueId, messageId: e14._id, works: false },
    });
    const foreignLink = await createLink(app(), other, await createReadyProduct(app(), other));
    await ask(foreignLink, 'What does E-14 mean?');
  });

  it('adds up what the own customers asked and said, and nobody else’s', async () => {
    expect(await app().call(feedbackInfo, { token: vendor.token })).toMatchObject({
      status: 200,
      body: {
        data: {
          answered: 2,
          not_answered: 1,
          works: 0,
          does_not_work: 1,
          products: [
            { _id: productId, product_name: 'Pump P7', totalCount: 3, answered: 2, not_answered: 1 },
          ],
        },
      },
    });
    const { body } = await app().call(productMessagesInfo, { token: other.token });
    expect(body.data).toMatchObject([{ totalCount: 1 }]);
    expect(body.data).toHaveLength(1);
  });

  it('counts nothing for a company without products', async () => {
    const { token } = await createApprovedCompany(app());
    expect((await app().call(feedbackInfo, { token })).body.data).toEqual({
      answered: 0,
      not_answered: 0,
      works: 0,
      does_not_work: 0,
      products: [],
    });
    expect((await app().call(productMessagesInfo, { token })).body.data).toEqual([]);
  });

  it('lists questions newest first with answer, place and feedback, page by page', async () => {
    const first = await questions({ limit: 2 });
    expect(first).toMatchObject({
      status: 200,
      body: {
        total: 3,
        page: 1,
        limit: 2,
        data: [
          { content: 'Who won the 1954 world cup 100%?', answered: false, page: null, feedback: null },
          { content: 'How do I clean the strainer?', answered: true, page: 1, useremail: 'eli@example.com' },
        ],
      },
    });
    const second = await questions({ limit: 2, page: 2 });
    expect(second.body).toMatchObject({
      total: 3,
      data: [{ content: 'What does E-14 mean?', page: 2, feedback: 'does-not-work' }],
    });
    expect((await questions({ page: 9 })).body).toMatchObject({ total: 3, data: [] });
  });

  it('finds questions by part of their words, taking wildcards literally', async () => {
    const totalOf = async (search: string) => (await questions({ search })).body.total;
    expect(await totalOf('STRAINER')).toBe(1);
    expect(await totalOf('100%')).toBe(1);
    expect(await totalOf('%')).toBe(1);
    expect(await totalOf('_')).toBe(0);
  });

  it('shows only what was answered, was not, or does not work, with true totals', async () => {
    const contents = async (show: string, search = '') => {
      const { body } = await questions({ show, search });
      const found = (body.data as { content: string }[]).map(({ content }) => content);
      expect(body.total).toBe(found.length);
      return found;
    };
    expect(await contents('answered')).toEqual(['How do I clean the strainer?', 'What does E-14 mean?']);
    expect(await contents('answered', 'e-14')).toEqual(['What does E-14 mean?']);
    expect(await contents('unanswered')).toEqual(['Who won the 1954 world cup 100%?']);
    expect(await contents('does-not-work')).toEqual(['What does E-14 mean?']);
    expect(await contents('does-not-work', 'strainer')).toEqual([]);
  });

  it('gives the cited place with links that open it', async () => {
    const { body } = await questions({ search: 'E-14' });
    const [asked] = body.data as AskedQuestion[];
    const citation = asked?.message.citations?.[0];
    expect(citation).toMatchObject({ page: 2, boxes: [{ page: 2 }] });
    const picture = await app().app.inject({ url: citation?.pageImage?.replace('{page}', '2') ?? '' });
    expect(picture.statusCode).toBe(200);
  });

  it('gives the whole answer, for its text may be no more than the heading of its steps or table', async () => {
    const { body } = await questions({});
    const given = (body.data as AskedQuestion[]).map(({ message }) => message);
    expect(given.map(({ _id }) => _id)).toEqual(answers.map(({ _id }) => _id).reverse());
    expect(given.map(contentOf)).toEqual(answers.map(contentOf).reverse());
    expect(answers.some(({ steps, table }) => Boolean(steps?.length || table))).toBe(true);
  });

  it('is for approved companies', async () => {
    const pending = await createPendingCompany(app());
    const as = (token?: string) => app().call(singleProductMessages, { token, params: { id: productId } });
    expect(await as()).toMatchObject({ status: 401 });
    expect(await as(pending.token)).toMatchObject({ status: 403, body: { code: 'waiting_for_approval' } });
  });

  it.each([{ show: 'open' }, { page: 0 }, { limit: 101 }, { page: 'x' }, { search: 'a\0' }])(
    'answers 400 to the query %j',
    async (query) => {
      expect(await questions(query)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    },
  );

  it('answers 400 to an id that is none, and alike for another company’s product and a missing one', async () => {
    expect(await questions({}, 'pump')).toMatchObject({ status: 400 });
    const asOther = (id: string) => app().call(singleProductMessages, { token: other.token, params: { id } });
    const foreign = await asOther(productId);
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe((await asOther(randomUUID())).text);
  });
});
