import { expect, it } from 'vitest';
import { teamRoutes } from '../../../contracts/account/team.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { createReadyProduct } from '../../testing/products.ts';
import { type TestApp, useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

/** Its mail server is nowhere: what is queued stays so. */
const SMTP_URL = 'smtp://127.0.0.1:9';

const invite = (app: TestApp, { token }: TestCompany) =>
  app.call(teamRoutes.invite, { token, body: { email: 'colleague@example.com' } });

/** Status of mailing one link, and of mailing several. */
async function mailLinks(app: TestApp, { token, companyId }: TestCompany) {
  const productId = await createReadyProduct(app, { token, companyId } as TestCompany);
  const one = { companyId, productId, email: 'one@example.com' };
  const several = { companyId, productId, emails: ['two@example.com'] };
  return [
    (await app.call(chatbotRoutes.createBot, { token, body: one })).status,
    (await app.call(chatbotRoutes.createBots, { token, body: several })).status,
  ];
}

describeOnBothDatabases('who has not confirmed the own address', (database) => {
  const app = useTestApp(database, { SMTP_URL });

  it('invites nobody, until then', async () => {
    const vendor = await createApprovedCompany(app());
    expect(await invite(app(), vendor)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Confirm your own e-mail address') },
    });
    await app().services.auth.confirmEmail(vendor.userId);
    expect(await invite(app(), vendor)).toMatchObject({ status: 201 });
  });

  it('mails links where an administrator has approved the company', async () => {
    expect(await mailLinks(app(), await createApprovedCompany(app()))).toEqual([201, 200]);
  });
});

// A database of its own: of two servers with folders of their own, one would take the other's manual to read.
describeOnBothDatabases('who has not confirmed it where nobody looks at who signs up', (database) => {
  const app = useTestApp(database, { SMTP_URL, AUTO_APPROVE: 'true' });

  it('mails no links either', async () => {
    const vendor = await createApprovedCompany(app());
    expect(await mailLinks(app(), vendor)).toEqual([403, 403]);
    await app().services.auth.confirmEmail(vendor.userId);
    expect(await mailLinks(app(), vendor)).toEqual([201, 200]);
  });
});
