/** What a company says not to be about its product is hidden wherever questions without help are listed, until it says otherwise. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type AskedQuestion,
  analyticsRoutes,
  type QuestionFilter,
} from '../../../../contracts/analytics/analytics.ts';
import {
  type ConfusionPoints,
  type Improvements,
  topicRoutes,
} from '../../../../contracts/analytics/analytics-topics.ts';
import { offTopicRoutes } from '../../../../contracts/analytics/off-topic.ts';
import { type Attention, dashboardRoutes } from '../../../../contracts/company/dashboard.ts';
import { createPendingCompany, type TestCompany } from '../../../testing/accounts.ts';
import { askQuestion, createLink, createNeighbours, type TestLink } from '../../../testing/products.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { dayOf } from '../../../time.ts';
import { movedDay } from '../period.ts';

const PAINT = ['Can I paint the housing green?', 'paint for the housing in green'] as const;
const LID = 'Does the lid come in blue?';

describeOnBothDatabases('questions that are not about the product', (database) => {
  const app = useTestApp(database);
  const today = dayOf(new Date());
  const days = { from: movedDay(today, -1), to: movedDay(today, 1) };
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;
  let ids: Record<string, string>;

  const mark = (questions: unknown[], isOffTopic: boolean, token: string | undefined = vendor.token) =>
    app().call(offTopicRoutes.mark, { token, body: { questions, isOffTopic } });
  const dataOf = async (route: (typeof topicRoutes)[keyof typeof topicRoutes]) =>
    (await app().call(route, { token: vendor.token, query: days })).body.data;
  const points = async () => (await dataOf(topicRoutes.confusionPoints)) as ConfusionPoints;
  const attention = async () =>
    (await app().call(dashboardRoutes.attention, { token: vendor.token })).body.data as Attention;
  const listed = async (show?: QuestionFilter) => {
    const call = { token: vendor.token, params: { id: productId }, query: { ...(show && { show }) } };
    const { body } = await app().call(analyticsRoutes.singleProductMessages, call);
    return body.data as AskedQuestion[];
  };
  const contents = (questions: readonly { content: string }[]) => questions.map(({ content }) => content);

  beforeAll(async () => {
    ({ vendor, other, productId } = await createNeighbours(app()));
    const dana = await createLink(app(), vendor, productId);
    const eli = await createLink(app(), vendor, productId, 'eli@example.com');
    const ask = (link: TestLink, question: string) => askQuestion(app(), link, question);
    await ask(dana, PAINT[0]);
    await ask(eli, PAINT[1]);
    await ask(eli, LID);
    ids = Object.fromEntries((await listed()).map(({ _id, content }) => [content, _id]));
  });
  beforeEach(() => mark(Object.values(ids), false));

  it('begin as questions about it, in groups that mean the same, the one asked last first', async () => {
    const { unanswered, off_topic } = await attention();
    expect(unanswered.map(({ questions }) => contents(questions))).toEqual([[LID], [PAINT[1], PAINT[0]]]);
    expect(PAINT).toContain(unanswered[1]?.name);
    expect(unanswered[1]).toMatchObject({ content: PAINT[1], useremail: 'eli@example.com' });
    expect(off_topic).toEqual([]);
    expect(await points()).toMatchObject({ total: 3, off_topic_total: 0, off_topic: [] });
  });

  it('are hidden as a group once they are marked, and stand apart', async () => {
    expect(await mark([ids[PAINT[0]], ids[PAINT[1]]], true)).toMatchObject({ status: 200 });
    const { unanswered, off_topic } = await attention();
    expect(contents(unanswered)).toEqual([LID]);
    expect(contents(off_topic)).toEqual([PAINT[1], PAINT[0]]);
    const after = await points();
    expect(after).toMatchObject({ total: 1, looked_at: 1, topics: [], off_topic_total: 2 });
    expect(contents(after.off_topic)).toEqual([PAINT[1], PAINT[0]]);
    expect(((await dataOf(topicRoutes.improvements)) as Improvements).cards).toEqual([]);
    expect(contents(await listed('unanswered'))).toEqual([LID]);
    const aside = await listed('off-topic');
    expect(contents(aside)).toEqual([PAINT[1], PAINT[0]]);
    expect(aside[0]?.isOffTopic).toBe(true);
    expect(await listed()).toHaveLength(3);
  });

  it('come back once the company says that they are about it', async () => {
    await mark([ids[PAINT[0]], ids[PAINT[1]]], true);
    await mark([ids[PAINT[0]]], false);
    expect(contents((await points()).off_topic)).toEqual([PAINT[1]]);
    expect(contents(await listed('unanswered'))).toEqual([LID, PAINT[0]]);
  });

  it('are named in the exported file', async () => {
    await mark([ids[LID]], true);
    const { text } = await app().call(analyticsRoutes.exportQuestions, { token: vendor.token, query: days });
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('About the product');
    expect(lines.find((line) => line.includes(LID))).toMatch(/no"?,,,$/);
    expect(lines.find((line) => line.includes(PAINT[0]))).toMatch(/yes"?,,,$/);
  });

  it('are marked by approved companies, by ids', async () => {
    const pending = await createPendingCompany(app());
    expect(
      await app().call(offTopicRoutes.mark, { body: { questions: [ids[LID]], isOffTopic: true } }),
    ).toMatchObject({ status: 401 });
    expect(await mark([ids[LID]], true, pending.token)).toMatchObject({ status: 403 });
    for (const questions of [[], ['x'], Array.from({ length: 1001 }, () => randomUUID())])
      expect(await mark(questions, true)).toMatchObject({ status: 400 });
  });

  it('are answered alike where they are another company’s and where there are none', async () => {
    const foreign = await mark([ids[LID]], true, other.token);
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe((await mark([randomUUID()], true, other.token)).text);
    expect(await points()).toMatchObject({ total: 3 });
  });
});
