import { beforeAll, expect, it } from 'vitest';
import {
  type PlatformAnalytics,
  platformAnalyticsRoutes,
} from '../../../contracts/admin/platform-analytics.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { dailyQuestions } from '../../db/schema/chats.ts';
import { createAdministrator, createApprovedCompany } from '../../testing/accounts.ts';
import { createLink, createReadyProduct } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { dayOf, daysBefore } from '../../time.ts';

describeOnBothDatabases('analytics of the platform', (database) => {
  const app = useTestApp(database);
  let token = '';
  const read = async (days: number) =>
    (await app().call(platformAnalyticsRoutes.totals, { token, query: { days } })).body
      .data as PlatformAnalytics;

  beforeAll(async () => {
    token = (await createAdministrator(app())).token;
  });

  it('is all zeros, day by day, while nothing was asked', async () => {
    const totals = await read(7);
    expect(totals).toMatchObject({ asked: 0, answered: 0, tokensThisMonth: 0, companies: [] });
    expect(totals.days.map(({ asked }) => asked)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(totals.days.at(-1)?.day).toBe(dayOf(new Date()));
  });

  it('counts what was asked and answered, on its day and for its company', async () => {
    const owner = await createApprovedCompany(app(), 'Much Asked');
    const productId = await createReadyProduct(app(), owner);
    const link = await createLink(app(), owner, productId);
    for (const question of ['What does E-14 mean?', 'Who painted the Mona Lisa?']) {
      await app().call(chatRoutes.askBot, { body: { ...link, question } });
    }
    await database()
      .write.insert(dailyQuestions)
      .values({
        companyId: owner.companyId,
        productId,
        day: dayOf(daysBefore(new Date(), 10)),
        asked: 5,
        answered: 4,
      });
    const week = await read(7);
    expect(week).toMatchObject({ asked: 2, answered: 1 });
    expect(week.days.at(-1)).toMatchObject({ asked: 2, answered: 1 });
    expect(week.companies).toMatchObject([
      { _id: owner.companyId, company_name: 'Much Asked', asked: 2, answered: 1 },
    ]);
    const month = await read(30);
    expect(month).toMatchObject({ asked: 7, answered: 5 });
    expect(month.days[19]).toMatchObject({ asked: 5 });
  });

  it('has the periods it names and no others', async () => {
    for (const days of [1, 31, 100_000, 'all']) {
      const reply = await app().call(platformAnalyticsRoutes.totals, { token, query: { days } });
      expect(reply.status).toBe(400);
    }
  });
});
