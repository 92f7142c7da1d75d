import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AskedQuestion, analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import { offTopicRoutes } from '../../../contracts/analytics/off-topic.ts';
import { type WriterReport, writerReportRoutes } from '../../../contracts/analytics/writer-report.ts';
import { questionsOf } from '../../../contracts/analytics/writer-report-texts.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { fillPath } from '../../../contracts/fill-path.ts';
import { type ManualCheck, manualCheckRoutes } from '../../../contracts/manuals/manual-checks.ts';
import { createPendingCompany, type TestCompany } from '../../testing/accounts.ts';
import { eventually } from '../../testing/jobs.ts';
import {
  askQuestion,
  createLink,
  createNeighbours,
  createReadyProduct,
  type TestLink,
} from '../../testing/products.ts';
import { readReport } from '../../testing/read-report.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { dayOf } from '../../time.ts';
import { movedDay } from '../analytics/period.ts';
import { HAZARD, NOISE, pump } from './writer-manual.ts';

describeOnBothDatabases('the report for the writer', (database) => {
  const app = useTestApp(database);
  const { show, draw, list } = writerReportRoutes;
  const today = dayOf(new Date());
  /** Yesterday too, in case the day turns while the tests run. */
  const period = { from: movedDay(today, -2), to: movedDay(today, 1) };
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;
  let folder: string;

  const ask = (link: TestLink, question: string) => askQuestion(app(), link, question);
  const asked = (token?: string, id = productId, query: Record<string, string> = period) =>
    app().call(show, { token, params: { productId: id }, query });
  const reportOf = async (id = productId) => (await asked(vendor.token, id)).body.data as WriterReport;
  const sectionsOf = ({ manuals }: WriterReport) => manuals[0]?.sections ?? [];

  async function download(route: typeof draw | typeof list, id = productId, { token } = vendor) {
    const url = `${fillPath(route.path, { productId: id })}?${new URLSearchParams(period)}`;
    return app().app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manualist-writer-'));
    ({ vendor, other } = await createNeighbours(app()));
    productId = await createReadyProduct(app(), vendor, 'Writer', pump());
    const dana = await createLink(app(), vendor, productId);
    const eli = await createLink(app(), vendor, productId, 'eli@example.com');
    const own = await createLink(app(), vendor, productId, vendor.email);
    const cleaned = await ask(dana, 'How do I clean the strainer?');
    await app().call(chatRoutes.feedback, {
      body: { uniqueId: dana.uniqueId, messageId: cleaned._id, works: true },
    });
    for (const link of [dana, eli, own]) await ask(link, 'How do I clean the sieve of the strainer?');
    await ask(eli, 'Where is the sieve of the strainer?');
    for (let times = 0; times < 4; times += 1) await ask(dana, 'How do I clean the strainer with a brush?');
    await ask(dana, NOISE);
    await ask(eli, 'How loud is the pump, in decibels');
    await ask(eli, 'Who won the cup in 1974?');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('counts questions at the sections that answered them, and what nobody needed, without trials', async () => {
    const report = await reportOf();
    expect(report).toMatchObject({ total: 11, looked_at: 11, product: { product_name: 'Writer' } });
    const { fates } = report;
    expect(questionsOf(fates)).toBe(11);
    expect(fates).toMatchObject({ works: 1, does_not_work: 0, corrected: 0 });
    const sections = sectionsOf(report);
    expect(sections.map(({ heading, kind }) => [heading, kind])).toEqual([
      ['1 Cleaning the strainer', 'text'],
      ['2 Error codes', 'text'],
      ['3 Dimensions', 'text'],
      ['4 Warranty', 'legal'],
    ]);
    const [cleaning, codes] = sections;
    expect(cleaning).toMatchObject({ page: 1, fates: { works: 1 } });
    expect(questionsOf(cleaning?.fates ?? fates)).toBe(8);
    expect(cleaning?.named).toBeGreaterThanOrEqual(4);
    expect(cleaning?.wordings[0]).toEqual({ text: 'How do I clean the strainer with a brush?', times: 4 });
    expect(codes).toMatchObject({ named: 0 });
    expect(report.manuals[0]).toMatchObject({ version: 1, unneeded: { safety: 0, legal: 1 } });
    expect((await app().app.inject(report.manuals[0]?.url ?? '')).statusCode).toBe(200);
  });

  it('groups what the manual does not answer, and leaves out what is not about the product', async () => {
    const { unanswered } = await reportOf();
    const noise = unanswered.topics.find(({ name }) => name.includes('decibels'));
    expect(noise).toMatchObject({ questions: 2, customers: 2, corrected: 0 });
    const cup = unanswered.topics.find(({ name }) => name.includes('cup'));
    expect(cup).toMatchObject({ questions: 1 });
    const { body } = await app().call(analyticsRoutes.singleProductMessages, {
      token: vendor.token,
      params: { id: productId },
      query: { search: '1974' },
    });
    const questions = (body.data as AskedQuestion[]).map(({ _id }) => _id);
    const mark = (isOffTopic: boolean) =>
      app().call(offTopicRoutes.mark, { token: vendor.token, body: { questions, isOffTopic } });
    await mark(true);
    const after = await reportOf();
    expect(after.total).toBe(10);
    expect(after.unanswered.topics.some(({ name }) => name.includes('cup'))).toBe(false);
    await mark(false);
  });

  it('proposes words that several customers use and the manual never prints', async () => {
    const { words } = await reportOf();
    const sieve = words.find(({ word }) => word === 'sieve');
    expect(sieve).toMatchObject({
      ...{ questions: 3, customers: 2 },
      answeredBy: { heading: '1 Cleaning the strainer', page: 1, manual: expect.any(String) },
    });
    // One customer alone says so, however often.
    expect(words.map(({ word }) => word)).not.toContain('brush');
  });

  it('names no customer, neither on the screen nor in its files', async () => {
    const csv = await download(list);
    for (const text of [JSON.stringify(await reportOf()), csv.body]) {
      expect(text).not.toContain('example.com');
      expect(text).not.toContain('dana');
    }
  });

  it('has what the check found, without what was dismissed', async () => {
    const check = await eventually(async () => {
      const { body } = await app().call(manualCheckRoutes.listChecks, {
        token: vendor.token,
        params: { productId },
      });
      const [found] = body.data as ManualCheck[];
      expect(found).toMatchObject({ state: 'checked' });
      return found;
    });
    const finding = check?.groups.flatMap(({ findings }) => findings)[0];
    expect(finding).toMatchObject({ kind: 'unlabelled-warning', source: { page: 1, quote: HAZARD } });
    expect((await reportOf()).checks).toMatchObject([
      { isChecked: true, groups: [{ kind: 'unlabelled-warning', total: 1 }] },
    ]);
    const dismiss = (isDismissed: boolean) =>
      app().call(manualCheckRoutes.dismissFinding, {
        token: vendor.token,
        params: { id: finding?._id ?? '' },
        body: { isDismissed },
      });
    await dismiss(true);
    expect((await reportOf()).checks).toMatchObject([{ isChecked: true, groups: [] }]);
    await dismiss(false);
  });

  it('is a PDF and a CSV of the same', async () => {
    const report = await reportOf();
    const pdf = await download(draw);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="writer-report-${period.from}-${period.to}.pdf"`,
    });
    const path = join(folder, 'report.pdf');
    await writeFile(path, pdf.rawPayload);
    const text = (await readReport(path)).text.replace(/\s+/g, ' ');
    expect(text).toContain('For the writer');
    expect(text).toContain('11 questions');
    expect(text).toContain('1 Cleaning the strainer, p. 1');
    expect(text).toContain('Hazards without a signal word: 1');
    expect(text).toContain('No new version began to answer in this period.');
    expect(text).toMatch(/sieve/);

    const csv = await download(list);
    expect(csv.headers['content-type']).toContain('text/csv');
    const lines = csv.body.trim().split('\r\n');
    const parts = (name: string) => lines.filter((line) => line.startsWith(`${name},`));
    expect(parts('Section')).toHaveLength(sectionsOf(report).length);
    expect(parts('Not answered')).toHaveLength(report.unanswered.topics.length);
    expect(parts('Word')).toHaveLength(report.words.length);
    expect(parts('Finding')).toHaveLength(1);
  });

  it('is empty of what was never asked', async () => {
    const id = await createReadyProduct(app(), vendor, 'Quiet', pump());
    expect(await reportOf(id)).toMatchObject({
      ...{ total: 0, looked_at: 0, words: [], versions: [] },
      unanswered: { total: 0, topics: [], more: 0 },
      manuals: [{ needed: 0, unneeded: { text: 3, safety: 0, legal: 1 } }],
    });
  });

  it('is for approved companies, and answers another’s product like a missing one', async () => {
    const pending = await createPendingCompany(app());
    for (const route of [show, draw, list]) {
      const call = (token: string | undefined, id: string) =>
        app().call(route, { token, params: { productId: id }, query: period });
      expect((await call(undefined, productId)).status).toBe(401);
      expect(await call(pending.token, productId)).toMatchObject({
        status: 403,
        body: { code: 'waiting_for_approval' },
      });
      const foreign = await call(other.token, productId);
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe((await call(other.token, randomUUID())).text);
    }
  });

  it.each([
    ['no period', {}],
    ['a day that is none', { from: '2026-02-30', to: '2026-03-01' }],
    ['an end before the beginning', { from: today, to: movedDay(today, -1) }],
    ['more than two years', { from: '2020-01-01', to: '2026-01-01' }],
  ])('answers 400 to %s', async (_, query) => {
    for (const route of [show, draw, list])
      expect(await app().call(route, { token: vendor.token, params: { productId }, query })).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      });
  });
});
