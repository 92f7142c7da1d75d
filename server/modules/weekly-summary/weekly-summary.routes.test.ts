import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { accountRoutes } from '../../../contracts/account/account.ts';
import { authRoutes, type User } from '../../../contracts/account/auth.ts';
import { adminRoutes } from '../../../contracts/admin/admin.ts';
import { type AnalyticsOverview, analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { conversationRoutes } from '../../../contracts/chat/conversations.ts';
import { account } from '../../db/schema/accounts.ts';
import { job } from '../../db/schema/jobs.ts';
import { mail } from '../../db/schema/platform.ts';
import { createUnsubscribeTokens } from '../../lib/unsubscribe-tokens.ts';
import {
  createAdministrator,
  createApprovedCompany,
  createMember,
  createPendingCompany,
  DECIDER,
  type TestAccount,
  type TestCompany,
} from '../../testing/accounts.ts';
import { countHolders } from '../../testing/count-holders.ts';
import { eventually } from '../../testing/jobs.ts';
import { mailsTo } from '../../testing/mails.ts';
import { createLink, createReadyProduct } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { DAY_MS } from '../../time.ts';
import { loadLinkSecret } from '../files/link-secret.repository.ts';
import { lastWeek } from './last-week.ts';
import { createWeeklySummary } from './weekly-summary.service.ts';

const WEEK_MS = 7 * DAY_MS;
const { setWeeklySummary, stopWeeklySummary } = accountRoutes;

describeOnBothDatabases('the weekly summary', (database) => {
  const app = useTestApp(database, { PUBLIC_URL: 'https://help.example.com', BRAND_NAME: 'Quill Help' });
  let vendor: TestCompany;
  const signal = new AbortController().signal;
  /** The program, so many weeks from now. */
  async function inWeeks(weeks: number) {
    const secret = await loadLinkSecret(database().write);
    return createWeeklySummary({
      ...app().services,
      tokens: createUnsubscribeTokens(secret, 'weekly-summary'),
      publicUrl: 'https://help.example.com',
      now: () => new Date(Date.now() + weeks * WEEK_MS),
    });
  }
  const send = async (weeks: number) => (await inWeeks(weeks)).sendDue(signal);
  const setWanted = ({ token }: Pick<TestAccount, 'token'>, isWanted: unknown) =>
    app().call(setWeeklySummary, { token, body: { isWanted } });
  const isOn = async ({ token }: Pick<TestAccount, 'token'>) =>
    ((await app().call(authRoutes.userInfo, { token })).body.data as User).weeklySummary;
  const summariesTo = async ({ email }: TestAccount) =>
    (await mailsTo(app(), email)).filter(({ subject }) => subject.includes('last week'));

  async function subscribe(person: TestAccount) {
    await app().services.auth.confirmEmail(person.userId);
    expect(await setWanted(person, true)).toMatchObject({ status: 200 });
  }
  async function ask(company: TestCompany, questions: string[], name?: string) {
    const link = await createLink(app(), company, await createReadyProduct(app(), company, name));
    for (const question of questions) await app().call(chatRoutes.askBot, { body: { ...link, question } });
  }

  beforeAll(async () => {
    vendor = await createApprovedCompany(app(), 'Halloran & Sons');
    await ask(
      vendor,
      ['What does E-14 mean?', 'Can I paint the housing green?', 'paint for the housing in green'],
      'Pump <P7>',
    );
  });

  it('is off until somebody switches it on, for their own account', async () => {
    const colleague = await createMember(app(), vendor);
    expect(await isOn(vendor)).toBe(false);
    expect(await send(1)).toBe(0);
    await subscribe(vendor);
    expect(await isOn(vendor)).toBe(true);
    expect(await isOn(colleague)).toBe(false);
    expect(await setWanted(vendor, 'yes')).toMatchObject({ status: 400 });
  });

  it('begins with the week that runs', async () => {
    expect(await send(0)).toBe(0);
  });

  it('is mailed once a week to each, whoever sends and however often, with the figures of the screen', async () => {
    const colleague = await createMember(app(), vendor, 'Dana Reyes');
    await subscribe(colleague);
    const sent = await Promise.all([send(1), send(1), send(1)]);
    expect(sent.reduce((sum, one) => sum + one)).toBe(2);
    expect(await send(1)).toBe(0);
    expect(await summariesTo(colleague)).toHaveLength(1);
    const [summary, ...others] = await summariesTo(vendor);
    expect(others).toEqual([]);
    const week = lastWeek(new Date(Date.now() + WEEK_MS));
    const reply = await app().call(analyticsRoutes.overview, { token: vendor.token, query: week });
    const { total } = reply.body.data as AnalyticsOverview;
    expect(total).toMatchObject({ asked: 3, answered: 1 });
    expect(summary?.subject).toBe('Halloran & Sons: 3 questions last week');
    const text = summary?.text ?? '';
    expect(text).toContain('customers of Halloran & Sons asked 3 questions; none the week before.');
    expect(text).toContain('Answered: 1 of 3 (33%)');
    expect(text).toMatch(/- “.*paint.*” \(Pump <P7>\): 2 questions/);
    expect(text).toMatch(/Answer it yourself: “.*paint.*”/);
    expect(text).toContain(`https://help.example.com/analytics?period=own&from=${week.from}&to=${week.to}`);
    expect(text).toContain('https://help.example.com/settings/account');
    const [stored] = await database()
      .write.select()
      .from(mail)
      .where(eq(mail.id, summary?.id ?? ''));
    expect(stored?.html).toContain('Pump &lt;P7&gt;');
    expect(stored?.html).not.toContain('<P7>');
    expect(stored).toMatchObject({ companyId: vendor.companyId, isPrivate: true });
  });

  it('says nothing of a week in which nobody asked, and goes on with the next', async () => {
    expect(await send(2)).toBe(0);
    expect(await summariesTo(vendor)).toHaveLength(1);
  });

  it('goes to nobody who may not work or has not confirmed the address, also not later', async () => {
    const unconfirmed = await createApprovedCompany(app());
    const suspended = await createApprovedCompany(app());
    const pending = await createPendingCompany(app());
    for (const company of [unconfirmed, suspended]) await ask(company, ['What does E-14 mean?']);
    await setWanted(unconfirmed, true);
    await subscribe(suspended);
    expect(await setWanted(pending, true)).toMatchObject({ status: 403 });
    const { token } = await createAdministrator(app());
    await app().call(adminRoutes.suspendUser, { token, body: { userId: suspended.userId } });
    expect(await send(1)).toBe(0);
    await app().services.auth.confirmEmail(unconfirmed.userId);
    await app().services.admin.approve(DECIDER, suspended.userId);
    expect(await send(1)).toBe(0);
  });

  it('keeps no words of an erased conversation', async () => {
    const reader = await createApprovedCompany(app());
    const link = await createLink(app(), reader, await createReadyProduct(app(), reader));
    for (const question of ['Can I paint it canary-four?', 'paint it in canary-four'])
      await app().call(chatRoutes.askBot, { body: { ...link, question } });
    await subscribe(reader);
    await send(1);
    const [summary] = await summariesTo(reader);
    expect(summary?.text).toContain('canary-four');
    const params = { productId: link.productId, uniqueId: link.uniqueId };
    expect(await app().call(conversationRoutes.erase, { token: reader.token, params })).toMatchObject({
      status: 200,
    });
    expect(await countHolders(database(), 'canary-four')).toBe(0);
  });

  it('is ended by the link in its mail, in the browser and by a mail program', async () => {
    const reader = await createApprovedCompany(app());
    await ask(reader, ['What does E-14 mean?']);
    await subscribe(reader);
    await send(1);
    const [summary] = await summariesTo(reader);
    const token = /\/stop-weekly-summary#(\S+)/.exec(summary?.text ?? '')?.[1] ?? '';
    expect(await app().call(stopWeeklySummary, { params: { token } })).toMatchObject({ status: 200 });
    expect(await isOn(reader)).toBe(false);

    await setWanted(reader, true);
    const [stored] = await database()
      .write.select({ url: mail.unsubscribeUrl })
      .from(mail)
      .where(eq(mail.id, summary?.id ?? ''));
    const url = new URL(stored?.url ?? '').pathname;
    const opened = await app().app.inject({ method: 'GET', url });
    expect(opened).toMatchObject({ statusCode: 303 });
    expect(opened.headers.location).toBe(`/stop-weekly-summary#${token}`);
    expect(await isOn(reader)).toBe(true);
    const pressed = await app().app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(200);
    expect(await isOn(reader)).toBe(false);
  });

  it('is ended by no other link', async () => {
    await setWanted(vendor, true);
    const forged = createUnsubscribeTokens(Buffer.alloc(32).toString('base64url'), 'weekly-summary').make(
      vendor.userId,
    );
    expect(await app().call(stopWeeklySummary, { params: { token: forged } })).toMatchObject({
      status: 403,
      body: { code: 'link_expired' },
    });
    expect(await app().call(stopWeeklySummary, { params: { token: 'x' } })).toMatchObject({ status: 400 });
    expect(await isOn(vendor)).toBe(true);
  });

  it('is dealt with by a daily job', async () => {
    const isVendor = eq(account.id, vendor.userId);
    const { write } = database();
    await write.update(account).set({ summarizedWeek: null, weeklySummary: true }).where(isVendor);
    const due = { runAt: new Date(0) };
    const isOurs = eq(job.kind, 'weekly-summary');
    expect(await write.update(job).set(due).where(isOurs).returning()).toHaveLength(1);
    app().services.wakeJobs();
    await eventually(async () => {
      const [stored] = await write.select().from(account).where(isVendor);
      expect(stored?.summarizedWeek).toBe(lastWeek(new Date()).from);
    });
  });

  it('is switched off in the account, and mails nothing from then on', async () => {
    await setWanted(vendor, false);
    expect(await isOn(vendor)).toBe(false);
    await database().write.update(account).set({ summarizedWeek: null }).where(eq(account.id, vendor.userId));
    expect(await send(1)).toBe(0);
  });
});
