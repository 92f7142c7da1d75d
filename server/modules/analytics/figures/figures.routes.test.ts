import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import {
  type AnalyticsOverview,
  type AskedQuestion,
  analyticsRoutes,
  type ConfusingManual,
  type ProductPerformance,
} from '../../../../contracts/analytics/analytics.ts';
import { conversationRoutes } from '../../../../contracts/chat/conversations.ts';
import { confidenceShare } from '../../../../replies/to-stored-answer.ts';
import { builtMigrations } from '../../../db/migrate.ts';
import { message } from '../../../db/schema/chats.ts';
import { createApprovedCompany, type TestCompany } from '../../../testing/accounts.ts';
import {
  dayAgo,
  type FiguresScene,
  LOG,
  replay,
  STRAINER,
  setFiguresScene,
  WEEK,
} from '../../../testing/figures-scene.ts';
import { createLink, createReadyProduct } from '../../../testing/products.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { dayOf } from '../../../time.ts';

type Row = typeof message.$inferSelect;

describeOnBothDatabases('figures', (database) => {
  const app = useTestApp(database);
  const { overview, products, confusedPages, confusedQuestions, exportQuestions } = analyticsRoutes;
  let vendor: TestCompany;
  let productId: string;
  let quietId: string;
  let get: FiguresScene['get'];
  /** All that was stored of the vendor's questions; what a figure says is found out from it. */
  let stored: Row[];

  beforeAll(async () => {
    ({ vendor, productId, quietId, get } = await setFiguresScene(app()));
    stored = await database().read.select().from(message).where(eq(message.companyId, vendor.companyId));
  }, 180_000);

  /** A further try belongs to the day of its question, however late somebody asks for it. */
  const dayAsked = (row: Row) =>
    dayOf(stored.find(({ id }) => id === row.questionId)?.createdAt ?? row.createdAt);
  const inDays = ({ from, to }: typeof WEEK, product?: string) =>
    stored.filter((row) => {
      const day = dayAsked(row);
      return day >= from && day <= to && (product === undefined || row.productId === product);
    });
  const firstAnswers = (rows: Row[]) => rows.filter((row) => row.sender === 'bot' && row.remedyOf === null);
  const countOf = (rows: Row[], is: (row: Row) => boolean) => rows.filter(is).length;
  const hasFailed = (row: Row) => row.feedback === 'does-not-work';

  it.each([
    ['a week of all products', WEEK, false],
    ['a week of one', WEEK, true],
    ['one day', { from: dayAgo(6), to: dayAgo(6) }, false],
    ['all that was asked', { from: dayAgo(20), to: dayAgo(0) }, true],
    ['days before anything was asked', { from: dayAgo(400), to: dayAgo(300) }, false],
  ])('are what the stored messages say: %s', async (_, period, isOfOne) => {
    const product = isOfOne ? productId : undefined;
    const { data } = await get<AnalyticsOverview>(overview, { ...period, ...(product && { product }) });
    const rows = inDays(period, product);
    const answers = firstAnswers(rows);
    expect(data.total).toEqual({
      asked: countOf(rows, ({ sender }) => sender === 'user'),
      answered: countOf(answers, ({ answered }) => answered === true),
      not_answered: countOf(answers, ({ answered }) => answered === false),
      works: countOf(rows, ({ feedback }) => feedback === 'works'),
      does_not_work: countOf(rows, hasFailed),
      resolved: countOf(answers, (row) => row.answered === true && !hasFailed(row)),
    });
    expect(data.days).toEqual(
      [...new Set(answers.map(({ createdAt }) => dayOf(createdAt)))].sort().map((day) => {
        const ofDay = answers.filter(({ createdAt }) => dayOf(createdAt) === day);
        return { day, asked: ofDay.length, answered: countOf(ofDay, ({ answered }) => answered === true) };
      }),
    );
  });

  it('compare with the days right before, and with nothing where nothing was asked then', async () => {
    const { data } = await get<AnalyticsOverview>(overview, WEEK);
    const before = { from: dayAgo(13), to: dayAgo(7) };
    const askedBefore = firstAnswers(inDays(before)).length;
    const asked = firstAnswers(inDays(WEEK)).length;
    expect(data.before).toEqual({ ...before, asked: askedBefore });
    expect(data.daysBefore.reduce((sum, day) => sum + day.asked, 0)).toBe(askedBefore);
    expect(data.trend).toBe(Math.round(((asked - askedBefore) / askedBefore) * 100));
    const first = await get<AnalyticsOverview>(overview, { from: dayAgo(14), to: dayAgo(0) });
    expect(first.data).toMatchObject({ trend: null, before: { asked: 0 }, daysBefore: [] });
  });

  it('have no trend where the first question fell into the days before', async () => {
    const period = { from: dayAgo(9), to: dayAgo(0) };
    const { data } = await get<AnalyticsOverview>(overview, period);
    expect(data.before.asked).toBeGreaterThan(0);
    expect(data.trend).toBeNull();
    const { data: ofOne } = await get<AnalyticsOverview>(overview, { ...WEEK, product: quietId });
    expect(ofOne.trend).toBeNull();
  });

  it('are the same once a conversation is erased, where deflection would rise by forgetting what failed', async () => {
    const own = await createApprovedCompany(app());
    const link = await createLink(app(), own, await createReadyProduct(app(), own));
    await replay(app(), link, LOG);
    const read = async () => (await app().call(overview, { token: own.token, query: WEEK })).text;
    const before = await read();
    expect(JSON.parse(before).data.total).toMatchObject({ asked: 7, resolved: 2 });
    const { productId, uniqueId } = link;
    const erased = await app().call(conversationRoutes.erase, {
      token: own.token,
      params: { productId, uniqueId },
    });
    expect(erased.status).toBe(200);
    expect(await read()).toBe(before);
  });

  it('count what failed of days that were counted before that was', async () => {
    const { pool } = database();
    const select =
      'select product_id, day::text, failed from daily_questions where company_id = $1 order by 1, 2';
    const read = async () => (await pool.query(select, [vendor.companyId])).rows;
    const counted = await read();
    expect(counted.some(({ failed }) => failed > 0)).toBe(true);
    await pool.query('update daily_questions set failed = 0');
    const migration = readFileSync(`${builtMigrations}/0021_failed_questions.sql`, 'utf8');
    await pool.query(migration.split('--> statement-breakpoint')[1] ?? '');
    expect(await read()).toEqual(counted);
  });

  it('tell each product’s share of confidence and feedback, in the wanted order, page by page', async () => {
    const { data, total } = await get<ProductPerformance[]>(products, WEEK);
    expect(total).toBe(2);
    expect(data).toEqual(
      [productId, quietId].map((id) => {
        const rows = inDays(WEEK, id);
        const answers = firstAnswers(rows);
        const ofShare = (share: string) =>
          countOf(answers, ({ confidence }) => confidenceShare(confidence ?? 0) === share);
        return {
          _id: id,
          product_name: id === productId ? 'Pump P7' : 'A quiet pump',
          totalCount: answers.length,
          answered: countOf(answers, ({ answered }) => answered === true),
          not_answered: countOf(answers, ({ answered }) => answered === false),
          high: ofShare('high'),
          medium: ofShare('medium'),
          low: ofShare('low'),
          works: countOf(rows, ({ feedback }) => feedback === 'works'),
          does_not_work: countOf(rows, hasFailed),
        };
      }),
    );
    const names = async (query: Record<string, string | number>) =>
      (await get<ProductPerformance[]>(products, { ...WEEK, ...query })).data.map((row) => row.product_name);
    expect(await names({ order: 'name' })).toEqual(['A quiet pump', 'Pump P7']);
    expect(await names({ limit: 1, page: 2 })).toEqual(['A quiet pump']);
    expect(await names({ product: quietId })).toEqual(['A quiet pump']);
  });

  it('lead to the pages that were named without helping, and to what was asked there', async () => {
    const { data } = await get<{ product: { _id: string }; manuals: ConfusingManual[] }>(confusedPages, WEEK);
    expect(data.product._id).toBe(productId);
    const [manual] = data.manuals;
    const confused = firstAnswers(inDays(WEEK, productId)).filter((row) => !row.answered || hasFailed(row));
    const pagesOf = (rows: Row[]) => rows.map(({ answer }) => answer?.citations[0]?.page ?? null);
    const counts = new Map<number, number>();
    for (const page of pagesOf(confused)) if (page !== null) counts.set(page, (counts.get(page) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(0);
    expect(manual?.pages).toBe(2);
    expect(new Map(manual?.confused.map(({ page, questions }) => [page, questions]))).toEqual(counts);
    for (const [page, questions] of counts) {
      const params = { product: productId, manual: manual?._id ?? '', page: String(page) };
      const listed = await get<AskedQuestion[]>(confusedQuestions, WEEK, params);
      const expected = confused.filter(({ answer }) => answer?.citations[0]?.page === page);
      expect(listed.total).toBe(questions);
      expect(listed.data.map((asked) => asked.message._id)).toEqual(
        expected
          .map(({ id }) => id)
          .sort()
          .reverse(),
      );
      const behind = await get<AskedQuestion[]>(confusedQuestions, { ...WEEK, page: 9 }, params);
      expect(behind).toEqual({ data: [], total: questions });
    }
    const picture = await app().app.inject({ url: manual?.pageImage?.replace('{page}', '2') ?? '' });
    expect(picture.statusCode).toBe(200);
  });

  it('find no page where nothing went wrong', async () => {
    const { data } = await get(confusedPages, { from: dayAgo(400), to: dayAgo(300) });
    expect(data).toEqual({ product: null, manuals: [] });
  });

  it('are exported question by question, of the period and the product alone', async () => {
    const exported = async (query: Record<string, string>, token = vendor.token) =>
      (await app().call(exportQuestions, { token, query })).text.trim().split('\r\n').slice(1);
    expect(await exported(WEEK)).toHaveLength(firstAnswers(inDays(WEEK)).length);
    const lines = await exported({ ...WEEK, product: quietId });
    expect(lines).toHaveLength(firstAnswers(inDays(WEEK, quietId)).length);
    const [line] = lines;
    expect(line).toContain(`T12:00:01.000Z,A quiet pump,${STRAINER},yes,`);
    expect(line).toContain(',does not work,');
    expect(line).toMatch(/,pump,p\. 1,1 Cleaning the strainer,\d+,yes,,,$/);
  });
});
