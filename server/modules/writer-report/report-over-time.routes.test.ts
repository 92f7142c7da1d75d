import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type WriterReport, writerReportRoutes } from '../../../contracts/analytics/writer-report.ts';
import { correctionRoutes } from '../../../contracts/chat/corrections.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { dailyQuestions } from '../../db/schema/chats.ts';
import { manual, manualVersion } from '../../db/schema/manuals.ts';
import type { TestCompany } from '../../testing/accounts.ts';
import {
  askQuestion,
  createLink,
  createNeighbours,
  createReadyProduct,
  type TestLink,
  waitUntilRead,
} from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { dayOf, daysBefore } from '../../time.ts';
import { movedDay } from '../analytics/period.ts';
import { NOISE, pump } from './writer-manual.ts';

describeOnBothDatabases('the report for the writer, as things go on', (database) => {
  const app = useTestApp(database);
  const today = dayOf(new Date());
  /** Yesterday too, in case the day turns while the tests run. */
  const period = { from: movedDay(today, -2), to: movedDay(today, 1) };
  let vendor: TestCompany;

  const ask = (link: TestLink, question: string) => askQuestion(app(), link, question);
  async function reportOf(id: string, query: Record<string, string> = period): Promise<WriterReport> {
    const call = { token: vendor.token, params: { productId: id }, query };
    return (await app().call(writerReportRoutes.show, call)).body.data as WriterReport;
  }

  beforeAll(async () => {
    ({ vendor } = await createNeighbours(app()));
  });

  it('tells what a correction has answered since', async () => {
    const id = await createReadyProduct(app(), vendor, 'Corrected', pump());
    const dana = await createLink(app(), vendor, id);
    await ask(dana, NOISE);
    await app().call(correctionRoutes.createCorrection, {
      token: vendor.token,
      params: { productId: id },
      body: { question: NOISE, answer: '45 decibels.', source: null },
    });
    await ask(dana, NOISE);
    expect(await reportOf(id)).toMatchObject({
      fates: { corrected: 1, unanswered: 1 },
      unanswered: { total: 1, topics: [{ questions: 1, corrected: 1 }] },
    });
  });

  it('compares the days before and after a new version, and asks again what was refused before it', async () => {
    const id = await createReadyProduct(app(), vendor, 'Renewed', pump());
    const dana = await createLink(app(), vendor, id);
    await ask(dana, NOISE);
    await ask(dana, 'Who won the cup in 1974?');
    const db = database().write;
    const [row] = await db.select({ id: manual.id }).from(manual).where(eq(manual.productId, id));
    const manualId = row?.id ?? '';
    await app().call(productRoutes.upload, {
      token: vendor.token,
      fields: { product_name: 'Renewed', productId: id, manualId },
      file: { name: 'pump.pdf', content: pump('The pump is 45 decibels loud.') },
    });
    await waitUntilRead(app(), vendor.token, id);
    const [fresh] = (await reportOf(id)).versions;
    expect(fresh).toMatchObject({ version: 2, days: 0, others: 0, refused: 2, tried: 2 });
    expect(fresh?.answeredNow).toEqual([{ text: NOISE, times: 1 }]);
    expect(fresh?.before).toEqual({ asked: 0, answered: 0, works: 0, does_not_work: 0 });

    // Three days ago, so that two are over; the manual is older.
    const readyAt = daysBefore(new Date(), 3);
    await db
      .update(manual)
      .set({ createdAt: daysBefore(readyAt, 9) })
      .where(eq(manual.id, manualId));
    await db.update(manualVersion).set({ readyAt }).where(eq(manualVersion.number, 2));
    const counted = { companyId: vendor.companyId, productId: id };
    await db.insert(dailyQuestions).values([
      { ...counted, day: movedDay(dayOf(readyAt), -3), asked: 70 },
      { ...counted, day: movedDay(dayOf(readyAt), -2), asked: 8, answered: 4, works: 1 },
      { ...counted, day: dayOf(readyAt), asked: 90 },
      { ...counted, day: movedDay(dayOf(readyAt), 2), asked: 6, answered: 5, doesNotWork: 2 },
    ]);
    const query = { from: movedDay(today, -4), to: today };
    expect((await reportOf(id, query)).versions).toMatchObject([
      {
        ...{ version: 2, days: 2 },
        before: { asked: 8, answered: 4, works: 1, does_not_work: 0 },
        after: { asked: 6, answered: 5, works: 0, does_not_work: 2 },
      },
    ]);
  });
});
