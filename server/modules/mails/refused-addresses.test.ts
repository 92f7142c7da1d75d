import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TeamInvitation, teamRoutes } from '../../../contracts/account/team.ts';
import { adminRoutes, type OutboxMail } from '../../../contracts/admin/admin.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { REFUSED_ADDRESS_DAYS } from '../../../contracts/plans/limits.ts';
import { mail, refusedAddress } from '../../db/schema/platform.ts';
import { createAdministrator, createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { eventually } from '../../testing/jobs.ts';
import { type MailSink, startMailSink } from '../../testing/mail-sink.ts';
import { createReadyProduct } from '../../testing/products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { DAY_MS } from '../../time.ts';

const GONE = 'gone@example.com';

describeOnBothDatabases('an address that its own server does not know', (database) => {
  let sink: MailSink;
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let vendor: TestCompany;
  let other: TestCompany;
  let productId = '';

  beforeAll(async () => {
    sink = await startMailSink({ unknown: [GONE] });
    app = await startTestApp(database(), { SMTP_URL: sink.url });
    [vendor, other] = [await createApprovedCompany(app), await createApprovedCompany(app)];
    for (const { userId } of [vendor, other]) await app.services.auth.confirmEmail(userId);
    productId = await createReadyProduct(app, vendor);
  });
  afterAll(async () => {
    await app?.stop();
    await sink?.stop();
  });

  const inviteGone = ({ token }: TestCompany) =>
    app.call(teamRoutes.invite, { token, body: { email: GONE } });
  const invitations = async ({ token }: TestCompany) =>
    ((await app.call(teamRoutes.getTeam, { token })).body.data as { invitations: TeamInvitation[] })
      .invitations;
  const createBot = () =>
    app.call(chatbotRoutes.createBot, {
      token: vendor.token,
      body: { companyId: vendor.companyId, productId, email: GONE },
    });
  const refusedTries = () => sink.refused.filter((address) => address === GONE).length;

  it('is shown to the company that wrote there', async () => {
    expect(await inviteGone(vendor)).toMatchObject({ status: 201, body: { data: { mail: 'queued' } } });
    await eventually(async () => expect(await invitations(vendor)).toMatchObject([{ mail: 'refused' }]));
    expect(refusedTries()).toBe(1);
  });

  it('gets no further mail, from nobody', async () => {
    for (const company of [vendor, other])
      expect(await inviteGone(company)).toMatchObject({
        status: 409,
        body: { errors: { email: expect.stringContaining('came back') } },
      });
    expect(await createBot()).toMatchObject({ status: 201, body: { data: { mail: 'refused' } } });
    expect(await queuedBefore(app)).toMatchObject({ state: 'failed', isRefused: true });
    expect(refusedTries()).toBe(1);
  });

  it('is tried again when the administrator asks for it', async () => {
    const { token } = await createAdministrator(app);
    const query = { search: GONE, page: 1, limit: 100 };
    const { body } = await app.call(adminRoutes.outbox, { token, query });
    const link = (body.data as OutboxMail[]).find(({ resending }) => resending === 'possible');
    const params = { id: link?.id ?? '' };
    expect(await app.call(adminRoutes.sendMailAgain, { token, params })).toMatchObject({ status: 200 });
    await eventually(async () => expect(refusedTries()).toBe(2));
  });

  it('is tried again after a while, and forgotten by the maintenance', async () => {
    await eventually(async () => expect((await createBot()).body.data).toMatchObject({ mail: 'refused' }));
    const long = new Date(Date.now() - (REFUSED_ADDRESS_DAYS + 1) * DAY_MS);
    await database().write.update(refusedAddress).set({ refusedAt: long });
    expect(await createBot()).toMatchObject({ status: 201, body: { data: { mail: 'queued' } } });
    await eventually(async () => expect(refusedTries()).toBe(3));
    await eventually(async () => expect((await createBot()).body.data).toMatchObject({ mail: 'refused' }));
    await database().write.update(refusedAddress).set({ refusedAt: long });
    expect(await app.services.mails.sweepRefusals()).toBe(1);
    expect(await database().write.select().from(refusedAddress)).toEqual([]);
  });

  /** A mail that was on its way when another one came back. */
  async function queuedBefore({ services }: TestApp) {
    const { write } = database();
    const kept = await write.select().from(refusedAddress);
    await write.delete(refusedAddress);
    const id = await write.transaction(async (tx) => {
      const content = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
      const made = await services.mails.queue(tx, { companyId: null, recipient: GONE, content });
      await tx.insert(refusedAddress).values(kept);
      return made;
    });
    return eventually(async () => {
      const [row] = await write.select().from(mail).where(eq(mail.id, id));
      if (row?.state === 'queued') throw new Error('The mail is still on its way.');
      return row;
    });
  }
});
