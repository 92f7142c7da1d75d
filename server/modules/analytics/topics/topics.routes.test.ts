import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import {
  type ConfusionPoints,
  type Improvements,
  topicRoutes,
} from '../../../../contracts/analytics/analytics-topics.ts';
import { chatRoutes } from '../../../../contracts/chat/chat.ts';
import { correctionRoutes } from '../../../../contracts/chat/corrections.ts';
import { mediaRoutes } from '../../../../contracts/manuals/media.ts';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { createPendingCompany, type TestCompany } from '../../../testing/accounts.ts';
import { redPng } from '../../../testing/pictures.ts';
import {
  askQuestion,
  createLink,
  createNeighbours,
  createReadyProduct,
  type TestLink,
} from '../../../testing/products.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { dayOf } from '../../../time.ts';
import { movedDay } from '../period.ts';

const NOTHING_ASIDE = { alone: 0, others: [], off_topic_total: 0, off_topic: [] };

describeOnBothDatabases('confusion points and improvements', (database) => {
  const app = useTestApp(database);
  const { confusionPoints, improvements } = topicRoutes;
  const today = dayOf(new Date());
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;

  const ask = (link: TestLink, question: string) => askQuestion(app(), link, question);
  /** Yesterday too, in case the day turns while the tests run. */
  const period = (query: Record<string, string> = {}) => ({
    from: movedDay(today, -1),
    to: movedDay(today, 1),
    ...query,
  });
  const pointsOf = async (token: string, query: Record<string, string> = {}) =>
    (await app().call(confusionPoints, { token, query: period(query) })).body.data as ConfusionPoints;
  const improvementsOf = async (token: string) =>
    (await app().call(improvements, { token, query: period() })).body.data as Improvements;
  const contentsOf = (questions: readonly { content: string }[] | undefined) =>
    questions?.map(({ content }) => content);

  beforeAll(async () => {
    ({ vendor, other, productId } = await createNeighbours(app()));
    const dana = await createLink(app(), vendor, productId);
    const eli = await createLink(app(), vendor, productId, 'eli@example.com');
    await ask(dana, 'Can I paint the housing green?');
    await ask(eli, 'paint for the housing in green');
    await ask(dana, 'What does E-99 mean?');
    await ask(eli, 'E 99 on the display');
    await ask(eli, 'Who won the cup in 1974?');
    await ask(dana, 'What does E-14 mean?');
    const strainer = await ask(eli, 'How do I clean the strainer?');
    await app().call(chatRoutes.feedback, {
      body: { uniqueId: eli.uniqueId, messageId: strainer._id, works: false },
    });
    const foreign = await createLink(app(), other, await createReadyProduct(app(), other));
    await ask(foreign, 'Can I paint the housing green?');
    await ask(foreign, 'painting the housing');
  });

  it('groups what the own customers were not helped with, and leaves the rest alone', async () => {
    const points = await pointsOf(vendor.token);
    expect(points).toMatchObject({ total: 6, looked_at: 6, alone: 2 });
    expect(points.topics.map(({ questions }) => contentsOf(questions)?.sort())).toEqual(
      expect.arrayContaining([
        ['Can I paint the housing green?', 'paint for the housing in green'],
        ['E 99 on the display', 'What does E-99 mean?'],
      ]),
    );
    expect(points.topics).toHaveLength(2);
    expect(contentsOf(points.others)).toEqual(['How do I clean the strainer?', 'Who won the cup in 1974?']);
    const [first] = points.topics;
    expect(first).toMatchObject({ share: 2 / 6, unanswered: 2, does_not_work: 0, customers: 2 });
    expect(contentsOf(first?.questions)).toContain(first?.name);
    expect(first?.questions[0]).toMatchObject({ outcome: 'unanswered', isCorrected: false });
  });

  it('looks at the days and the product that are asked for', async () => {
    const empty = { total: 0, looked_at: 0, topics: [], ...NOTHING_ASIDE };
    expect(await pointsOf(vendor.token, { from: '2020-01-01', to: '2020-01-31' })).toEqual(empty);
    expect(await pointsOf(vendor.token, { product: productId })).toMatchObject({ total: 6 });
    const quiet = await createReadyProduct(app(), vendor, 'Quiet');
    expect(await pointsOf(vendor.token, { product: quiet })).toEqual(empty);
  });

  it('proposes an error image for a code without one, a correction for a topic, and shows what came of them', async () => {
    const before = await improvementsOf(vendor.token);
    expect(before.effects).toEqual([]);
    expect(before.cards.map(({ kind, subject }) => [kind, subject])).toEqual(
      expect.arrayContaining([['error-image', 'E-99']]),
    );
    const card = before.cards.find(({ kind }) => kind === 'correction');
    expect(card).toMatchObject({ priority: 'low', customers: 2, asked: null });
    expect(before.cards).toHaveLength(2);
    const [newest] = card?.questions ?? [];

    const fields = { productId, errorTitle: 'E-99', errorDescription: 'Dry run', solution: 'Fill it.' };
    const file = { name: 'e99.png', content: await redPng() };
    await app().call(mediaRoutes.uploadImage, { token: vendor.token, fields, file });
    await app().call(correctionRoutes.createCorrection, {
      token: vendor.token,
      params: { productId },
      body: {
        question: 'Can I paint the housing green?',
        answer: 'No.',
        source: null,
        questionId: newest?._id,
      },
    });

    const after = await improvementsOf(vendor.token);
    expect(after.cards.filter(({ kind }) => kind === 'error-image')).toEqual([]);
    expect(after.effects.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['correction', 'Can I paint the housing green?'],
      ['error-image', 'E-99'],
    ]);
    expect(after.effects[1]).toMatchObject({
      useCount: null,
      before: { days: 0, asked: 2, unhelped: 2 },
      after: { days: 0, asked: 0, unhelped: 0 },
    });
    const link = await createLink(app(), vendor, productId, 'finn@example.com');
    expect(await ask(link, 'Can I paint the housing green?')).toMatchObject({ answered: true });
    const [corrected] = (await improvementsOf(vendor.token)).effects;
    expect(corrected).toMatchObject({ useCount: 1, after: { asked: 1, unhelped: 0 } });
    const { topics } = await pointsOf(vendor.token);
    const painted = topics.find(({ name }) => name.includes('housing'))?.questions;
    expect(painted?.some(({ isCorrected }) => isCorrected)).toBe(true);
  });

  it('shows nothing of a deleted product', async () => {
    const own = await createReadyProduct(app(), other, 'Short-lived');
    const link = await createLink(app(), other, own);
    await ask(link, 'Is it vegan?');
    expect(await pointsOf(other.token)).toMatchObject({ total: 3 });
    await app().call(productRoutes.deleteProduct, { token: other.token, params: { id: own } });
    expect(await pointsOf(other.token)).toMatchObject({ total: 2 });
    expect((await improvementsOf(other.token)).cards).toHaveLength(1);
  });

  it.each(Object.values(topicRoutes))('$path is for approved companies', async (route) => {
    const pending = await createPendingCompany(app());
    const as = (token?: string) => app().call(route, { token, query: period() });
    expect(await as()).toMatchObject({ status: 401 });
    expect(await as(pending.token)).toMatchObject({ status: 403, body: { code: 'waiting_for_approval' } });
  });

  it.each(Object.values(topicRoutes))('$path answers 400 to days that are none', async (route) => {
    for (const query of [
      {},
      { from: 'x', to: today },
      { from: today, to: '2020-01-01' },
      period({ product: 'x' }),
    ])
      expect(await app().call(route, { token: vendor.token, query })).toMatchObject({ status: 400 });
  });

  it.each(Object.values(topicRoutes))(
    '$path answers alike for another company’s product and a missing one',
    async (route) => {
      const asOther = (product: string) =>
        app().call(route, { token: other.token, query: period({ product }) });
      const foreign = await asOther(productId);
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe((await asOther(randomUUID())).text);
    },
  );
});
