import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { type AnalyticsOverview, analyticsRoutes } from '../../../../contracts/analytics/analytics.ts';
import { chatRoutes } from '../../../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import { conversationRoutes } from '../../../../contracts/chat/conversations.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { deletionRoutes } from '../../../../contracts/company/deletions.ts';
import { mediaRoutes } from '../../../../contracts/manuals/media.ts';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { companyAnswerTimes, message, productAnswerTimes } from '../../../db/schema/chats.ts';
import { createApprovedCompany, type TestCompany } from '../../../testing/accounts.ts';
import { endUndoTime } from '../../../testing/deletions.ts';
import { redPng } from '../../../testing/pictures.ts';
import { createLink, createReadyProduct, type TestLink } from '../../../testing/products.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { dayOf, daysBefore } from '../../../time.ts';
import { msOfStep, stepOf } from '../../chat/counting/answer-time.ts';

const KNOWN = 'What does E-14 mean?';
const UNKNOWN = 'Who won the 1954 world cup?';
const NOTHING = { medianMs: null, medianMsBefore: null, trend: null };

/** Days before today, whether the second product is asked, and the milliseconds that the answer takes. */
const LOG: readonly (readonly [number, boolean, number])[] = [
  [0, false, 140],
  [0, true, 9],
  [1, false, 2300],
  [2, false, 141],
  [2, false, 17],
  [2, true, 77_000],
  [3, true, 1],
  [5, false, 640],
  [6, false, 639],
  [6, true, 33],
  [9, false, 12],
];

const now = new Date();
const dayAgo = (days: number): string => dayOf(daysBefore(now, days));
/** Tomorrow too, in case the day turns while the tests run. */
const TODAY = { from: dayAgo(0), to: dayAgo(-1) };

describeOnBothDatabases('the time to answer', (database) => {
  /** What lies between any two readings of the clock, of which each answer takes two. */
  let betweenMs = 0;
  let readMs = 0;
  const clock = () => {
    readMs += betweenMs;
    return readMs;
  };
  const app = useTestApp(database, {}, { clock });
  const { overview, exportQuestions } = analyticsRoutes;
  const { askBot, nextRemedy, uploadPromptImage } = chatRoutes;
  let vendor: TestCompany;
  let productId: string;

  beforeEach(async () => {
    vendor = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor);
    betweenMs = 100;
  });

  const ask = (link: TestLink, question: string, more = {}) =>
    app().call(askBot, { body: { ...link, question }, ...more });
  const timesOf = async (period: { from: string; to: string; product?: string }) => {
    const { body, status } = await app().call(overview, { token: vendor.token, query: period });
    expect(status).toBe(200);
    return (body.data as AnalyticsOverview).answerTime;
  };
  const stored = () => database().read.select().from(message).where(eq(message.companyId, vendor.companyId));
  const timed = async () =>
    (await stored()).flatMap(({ answerMs }) => (answerMs === null ? [] : [answerMs])).sort((a, b) => a - b);
  const countsOf = async (table: typeof productAnswerTimes | typeof companyAnswerTimes) =>
    (await database().read.select().from(table).where(eq(table.companyId, vendor.companyId))).reduce(
      (sum, { answers }) => sum + answers,
      0,
    );

  /** Has the log asked, of the two products. @returns the second one */
  async function replay(): Promise<string> {
    const quietId = await createReadyProduct(app(), vendor, 'A quiet pump');
    const link = await createLink(app(), vendor, productId);
    const quiet = await createLink(app(), vendor, quietId, 'eli@example.com');
    for (const [days, isQuiet, tookMs] of LOG) {
      betweenMs = tookMs;
      const sent = { question: KNOWN, requestKey: undefined };
      const replayedAt = new Date(`${dayAgo(days)}T00:00:00.000Z`);
      await app().services.asks.ask(isQuiet ? quiet : link, sent, { replayedAt });
    }
    return quietId;
  }

  it('has the median that the messages say, less than 5 % off, for every period and product', async () => {
    const quietId = await replay();
    const messages = await stored();
    const medianOf = (from: string, to: string, product?: string): number | null => {
      const times = messages
        .filter(({ createdAt }) => dayOf(createdAt) >= from && dayOf(createdAt) <= to)
        .filter((row) => product === undefined || row.productId === product)
        .flatMap(({ answerMs }) => (answerMs === null ? [] : [answerMs]))
        .sort((a, b) => a - b);
      return times[Math.ceil(times.length / 2) - 1] ?? null;
    };
    const told = (measured: number | null) => (measured === null ? null : msOfStep(stepOf(measured)));
    for (const product of [undefined, productId, quietId])
      for (const days of [1, 2, 3, 4, 7, 10]) {
        const period = { from: dayAgo(days - 1), to: dayAgo(0) };
        const measured = medianOf(period.from, period.to, product);
        const before = medianOf(dayAgo(2 * days - 1), dayAgo(days), product);
        const times = await timesOf({ ...period, ...(product && { product }) });
        expect(times).toMatchObject({ medianMs: told(measured), medianMsBefore: told(before) });
        if (measured !== null && times.medianMs !== null)
          expect(Math.abs(times.medianMs - measured) / measured).toBeLessThan(0.05);
      }
    expect(await timesOf({ from: dayAgo(2), to: dayAgo(0) })).toEqual({
      medianMs: told(140),
      medianMsBefore: told(1),
      trend: Math.round((((told(140) ?? 0) - 1) / 1) * 100),
    });
    expect(await timesOf({ from: dayAgo(400), to: dayAgo(300) })).toEqual(NOTHING);
  });

  it('is that of each question that was answered: refused, by a photo and by choice too', async () => {
    const link = await createLink(app(), vendor, productId);
    await ask(link, KNOWN);
    betweenMs = 0.2;
    await ask(link, UNKNOWN);
    betweenMs = 300;
    const { uniqueId } = link;
    const file = { name: 'photo.png', content: await redPng() };
    await app().call(uploadPromptImage, { fields: { productId, uniqueId }, file });
    const fields = { productId, errorTitle: 'Code E-14', solution: 'Clean the strainer.' };
    const added = await app().call(mediaRoutes.uploadImage, { token: vendor.token, fields, file });
    betweenMs = 40;
    const { _id: errorImageId } = added.body.data as { _id: string };
    expect((await app().call(askBot, { body: { ...link, question: 'E-14', errorImageId } })).status).toBe(
      200,
    );
    expect(await timed()).toEqual([1, 40, 100, 300]);
    expect(await timesOf(TODAY)).toMatchObject({ medianMs: msOfStep(stepOf(40)) });
  });

  it('is counted once however often a question is sent, and not for a further try or a refused call', async () => {
    const link = await createLink(app(), vendor, productId);
    const file = { name: 'photo.png', content: await redPng() };
    const fields = { productId, errorTitle: 'E-14', solution: 'Call us.' };
    await app().call(mediaRoutes.uploadImage, { token: vendor.token, fields, file });
    const again = { headers: { 'idempotency-key': 'e3f1c1a2-6f0e-4b7e-9a52-0d1c2b3a4f5e' } };
    const first = await ask(link, KNOWN, again);
    await ask(link, KNOWN, again);
    const { answer } = first.body.data as { answer: Message };
    const { uniqueId } = link;
    const tried = await app().call(nextRemedy, { body: { uniqueId, messageId: answer._id } });
    expect(tried.body.data).toMatchObject({ remedy: { remedyOf: answer._id } });
    const params = { productId, uniqueId };
    await app().call(chatbotRoutes.updateLimit, { token: vendor.token, params, body: { queryLimit: 1 } });
    expect((await ask(link, KNOWN)).status).toBe(402);
    expect((await ask(link, '')).status).toBe(400);
    expect(await timed()).toEqual([100]);
    expect([await countsOf(productAnswerTimes), await countsOf(companyAnswerTimes)]).toEqual([1, 1]);
  });

  it('stays as it was when the conversation is erased', async () => {
    const link = await createLink(app(), vendor, productId);
    await ask(link, KNOWN);
    const before = await timesOf(TODAY);
    const { uniqueId } = link;
    const params = { productId, uniqueId };
    const reply = await app().call(conversationRoutes.erase, { token: vendor.token, params });
    expect(reply.status).toBe(200);
    expect(await stored()).toEqual([]);
    expect(await timesOf(TODAY)).toEqual(before);
    expect(before.medianMs).toBe(msOfStep(stepOf(100)));
  });

  it('leaves out a deleted product, has it back with it, and forgets it for good in the end', async () => {
    const { token } = vendor;
    const slowId = await createReadyProduct(app(), vendor, 'A slow pump');
    await ask(await createLink(app(), vendor, productId), KNOWN);
    betweenMs = 5000;
    const slow = await createLink(app(), vendor, slowId);
    for (let i = 0; i < 2; i++) await ask(slow, KNOWN);
    const median = async () => (await timesOf(TODAY)).medianMs;
    expect(await median()).toBe(msOfStep(stepOf(5000)));
    const remove = () => app().call(productRoutes.deleteProduct, { token, params: { id: slowId } });
    await remove();
    expect(await median()).toBe(msOfStep(stepOf(100)));
    await app().call(deletionRoutes.undo, { token, body: { kind: 'product', id: slowId } });
    expect(await median()).toBe(msOfStep(stepOf(5000)));
    await remove();
    await endUndoTime(database(), app());
    expect(await median()).toBe(msOfStep(stepOf(100)));
    expect([await countsOf(productAnswerTimes), await countsOf(companyAnswerTimes)]).toEqual([1, 1]);
  });

  it('is in the file of questions, and empty there for what came before it was measured', async () => {
    const link = await createLink(app(), vendor, productId);
    await ask(link, KNOWN);
    await ask(link, UNKNOWN);
    await database()
      .write.update(message)
      .set({ answerMs: null })
      .where(
        and(
          eq(message.companyId, vendor.companyId),
          isNotNull(message.answerMs),
          eq(message.answered, false),
        ),
      );
    const { text } = await app().call(exportQuestions, { token: vendor.token, query: TODAY });
    const [header, unknown, known] = text.split('\r\n');
    expect(header).toMatch(/,Time to answer \(ms\),About the product,Contact form,Place,Serial number$/);
    expect(unknown).toMatch(/1954.*,,yes,,,$/);
    expect(known).toMatch(/E-14.*,100,yes,,,$/);
  });

  it('is another company’s alone', async () => {
    await ask(await createLink(app(), vendor, productId), KNOWN);
    vendor = await createApprovedCompany(app());
    expect(await timesOf(TODAY)).toEqual(NOTHING);
  });
});
