import { expect, it } from 'vitest';
import { chatbotRoutes } from '../../../contracts/chatbots.ts';
import { teamRoutes } from '../../../contracts/team.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { createReadyProduct } from '../../testing/products.ts';
import { type TestApp, useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

/** Its mail server is nowhere: what is queued stays so. */
const SMTP_URL = 'smtp://127.0.0.1:9';

describeOnBothDatabases('who has not confirmed the own address', (database) => {
  const approving = useTestApp(database, { SMTP_URL });
  const open = useTestApp(database, { SMTP_URL, AUTO_APPROVE: 'true' });

  const invite = (app: TestApp, { token }: TestCompany) =>
    app.call(teamRoutes.invite, { token, body: { email: 'colleague@example.com' } });
  async function mailLinks(app: TestApp, { token, companyId }: TestCompany) {
    const productId = await createReadyProduct(app, { token, companyId } as TestCompany);
    const one = { companyId, productId, email: 'one@example.com' };
    const several = { companyId, productId, emails: ['two@example.com'] };
    return [
      (await app.call(chatbotRoutes.createBot, { token, body: one })).status,
      (await app.call(chatbotRoutes.createBots, { token, body: several })).status,
    ];
  }

  it('invites nobody, until then', async () => {
    const vendor = await createApprovedCompany(approving());
    expect(await invite(approving(), vendor)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Confirm your own e-mail address') },
    });
    await approving().services.auth.confirmEmail(vendor.userId);
    expect(await invite(approving(), vendor)).toMatchObject({ status: 201 });
  });

  it('mails no links either, where nobody looks at who signs up', async () => {
    const vendor = await createApprovedCompany(open());
    expect(await mailLinks(open(), vendor)).toEqual([403, 403]);
    await open().services.auth.confirmEmail(vendor.userId);
    expect(await mailLinks(open(), vendor)).toEqual([201, 200]);
  });

  it('mails links where an administrator has approved the company', async () => {
    expect(await mailLinks(approving(), await createApprovedCompany(approving()))).toEqual([201, 200]);
  });
});
