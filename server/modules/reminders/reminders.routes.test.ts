import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { conversationRoutes } from '../../../contracts/chat/conversations.ts';
import { type UpkeepTask, upkeepRoutes } from '../../../contracts/chat/upkeep.ts';
import {
  MAX_REMINDER_REQUESTS_PER_ADDRESS,
  MAX_REMINDER_REQUESTS_PER_LINK,
} from '../../../contracts/plans/limits.ts';
import { chatbot } from '../../db/schema/chats.ts';
import { company } from '../../db/schema/companies.ts';
import { mail } from '../../db/schema/platform.ts';
import { upkeepReminder } from '../../db/schema/reminders.ts';
import { createUnsubscribeTokens } from '../../lib/unsubscribe-tokens.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { makePdf } from '../../testing/manual-fixtures.ts';
import { createLink, createReadyProduct, type TestLink } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { DAY_MS, dayOf } from '../../time.ts';
import { createRetention } from '../conversations/retention.service.ts';
import { loadLinkSecret } from '../files/link-secret.repository.ts';
import { createReminders } from './reminders.service.ts';

const MANUAL = makePdf([
  [
    { text: '1 Care', sizePt: 18 },
    { text: 'Descale the machine every 3 months.' },
    { text: 'Replace the filter every 2 months.' },
    { text: 'Rinse the tank every day.' },
  ],
]);

describeOnBothDatabases('reminders of upkeep', (database) => {
  const app = useTestApp(database, { PUBLIC_URL: 'https://help.example.com' });
  let vendor: TestCompany;
  let productId: string;
  let link: TestLink;
  let keys: string[];
  let made = 0;
  let email: string;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor, 'Kaffa 300', MANUAL);
  });
  beforeEach(async () => {
    link = await createLink(app(), vendor, productId);
    const { body } = await app().call(upkeepRoutes.upkeep, { body: { uniqueId: link.uniqueId } });
    keys = (body.data as { tasks: UpkeepTask[] }).tasks.map(({ key }) => key);
    email = `reader-${++made}@example.com`;
  });

  const ask = (fields: Record<string, unknown> = {}) =>
    app().call(upkeepRoutes.askReminders, {
      body: { uniqueId: link.uniqueId, email, tasks: keys, lang: 'de', ...fields } as never,
    });
  const mailsTo = (recipient: string) =>
    database().write.select().from(mail).where(eq(mail.recipient, recipient)).orderBy(mail.createdAt);
  const rowsOf = (address = email) =>
    database().write.select().from(upkeepReminder).where(eq(upkeepReminder.email, address));
  const pageOf = async () =>
    new URL(
      /https:\/\/help\.example\.com\/reminders\/\S+/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0] ??
        '',
    ).pathname;
  const get = (url: string) => app().app.inject({ url });
  const press = (url: string) =>
    app().app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  /** The program, so many days from now. */
  async function inDays(days: number) {
    const secret = await loadLinkSecret(database().write);
    return createReminders({
      ...app().services,
      tokens: createUnsubscribeTokens(secret, 'reminders'),
      publicUrl: 'https://help.example.com',
      now: () => new Date(Date.now() + days * DAY_MS),
    });
  }
  const send = async (days: number) => (await inDays(days)).sendDue(new AbortController().signal);
  async function subscribe() {
    expect((await ask()).status).toBe(200);
    const page = await pageOf();
    expect((await press(`${page}/confirm`)).statusCode).toBe(200);
    return page;
  }

  it('are asked for by a mail, and nothing else is sent before it is confirmed', async () => {
    expect((await ask()).status).toBe(200);
    const [request] = await mailsTo(email);
    expect(request).toMatchObject({
      isPrivate: true,
      purpose: 'reminder-request',
      companyId: vendor.companyId,
    });
    expect(request?.subject).toBe('Möchten Sie Erinnerungen für Kaffa 300?');
    expect(request?.text).toContain('Replace the filter every 2 months.');
    // What comes every day is the calendar's.
    expect(request?.text).not.toContain('Rinse the tank');
    // A stranger may read it: it opens no chat.
    expect(request?.text).not.toContain(link.uniqueId);
    await send(400);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('are confirmed by a press, not by opening the page', async () => {
    await ask();
    const page = await pageOf();
    const shown = await get(page);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('Ja, erinnern Sie mich');
    expect(shown.body).not.toMatch(/<script/);
    expect((await rowsOf())[0]?.confirmedAt).toBeNull();
    const confirmed = await press(`${page}/confirm`);
    expect(confirmed.body).toContain('eingeschaltet');
    expect((await rowsOf())[0]?.confirmedAt).not.toBeNull();
  });

  it('are mailed once when they are due, and again the next time', async () => {
    await subscribe();
    expect(await send(10)).toBe(0);
    await send(63);
    await Promise.all([send(63), send(63)]);
    const [, due, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(due?.subject).toBe('Pflege und Wartung fällig: Kaffa 300');
    expect(due?.text).toContain('Replace the filter every 2 months.');
    expect(due?.text).not.toContain('Descale');
    expect(due?.unsubscribeUrl).toMatch(/^https:\/\/help\.example\.com\/reminders\/\S+\/stop$/);
    await send(95);
    expect((await mailsTo(email)).at(-1)?.text).toContain('Descale the machine every 3 months.');
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('that were missed for long are told once', async () => {
    await subscribe();
    await send(800);
    await send(800);
    expect(await mailsTo(email)).toHaveLength(2);
    const [row] = await rowsOf();
    expect((row?.nextDueOn ?? '') > dayOf(new Date(Date.now() + 800 * DAY_MS))).toBe(true);
  });

  it('end by one press, on the page or in a mail program, and the address is gone', async () => {
    const page = await subscribe();
    expect((await get(`${page}/stop`)).body).toContain('Erinnerungen beenden');
    expect(await rowsOf()).toHaveLength(1);
    expect((await press(`${page}/stop`)).body).toContain('Die Adresse ist gelöscht.');
    expect(await rowsOf()).toEqual([]);
    expect((await get(page)).statusCode).toBe(404);
    expect((await press(`${page}/confirm`)).statusCode).toBe(404);
    await send(400);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('replace those of before once they are confirmed, and not earlier', async () => {
    await subscribe();
    await ask({ tasks: keys.slice(0, 1) });
    const page = await pageOf();
    expect(await rowsOf()).toHaveLength(2);
    await press(`${page}/confirm`);
    const rows = await rowsOf();
    expect(rows.map(({ tasks }) => tasks.length)).toEqual([1]);
  });

  it('count from the day on which it was done, and what is overdue is due today', async () => {
    await ask({ done: '2020-01-31' });
    const [row] = await rowsOf();
    expect(row?.nextDueOn).toBe(dayOf(new Date()));
  });

  it('are refused what is bad, unknown or too much', async () => {
    for (const [fields, status] of [
      [{ email: 'nobody' }, 400],
      [{ email: `${'x'.repeat(250)}@example.com` }, 400],
      [{ tasks: [] }, 400],
      [{ tasks: Array.from({ length: 51 }, () => 'k') }, 400],
      [{ tasks: ['a b'] }, 400],
      [{ done: 'yesterday' }, 400],
      [{ lang: 'Deutsch' }, 400],
      [{ uniqueId: 'short' }, 400],
      [{ uniqueId: 'x'.repeat(32) }, 404],
      [{ tasks: ['unknown'] }, 404],
      [{ tasks: keys.slice(2) }, 404],
    ] as const)
      expect((await ask(fields)).status, JSON.stringify(fields)).toBe(status);
    expect(await rowsOf()).toEqual([]);
  });

  it('are asked for a few times a day: of an address, and on a link', async () => {
    for (let i = 0; i < MAX_REMINDER_REQUESTS_PER_ADDRESS; i += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    for (let i = MAX_REMINDER_REQUESTS_PER_ADDRESS; i < MAX_REMINDER_REQUESTS_PER_LINK; i += 1)
      expect((await ask({ email: `other-${made}-${i}@example.com` })).status).toBe(200);
    expect((await ask({ email: `last-${made}@example.com` })).status).toBe(429);
  });

  it('are nobody else’s by a forged page', async () => {
    await subscribe();
    const [row] = await rowsOf();
    const other = createUnsubscribeTokens(Buffer.alloc(32).toString('base64url'), 'reminders');
    const secret = await loadLinkSecret(database().write);
    const wrong = createUnsubscribeTokens(secret, 'invitations');
    for (const token of [
      'x',
      other.make(`${row?.companyId}.${row?.id}`),
      wrong.make(`${row?.companyId}.${row?.id}`),
    ]) {
      expect((await get(`/reminders/${token}`)).statusCode).toBe(404);
      expect((await press(`/reminders/${token}/stop`)).statusCode).toBe(404);
    }
    expect(await rowsOf()).toHaveLength(1);
  });

  it('wait while the company is suspended or the link deleted', async () => {
    await subscribe();
    const suspend = (suspendedAt: Date | null) =>
      database().write.update(company).set({ suspendedAt }).where(eq(company.id, vendor.companyId));
    const remove = (deletedAt: Date | null) =>
      database().write.update(chatbot).set({ deletedAt }).where(eq(chatbot.uniqueId, link.uniqueId));
    await suspend(new Date());
    expect((await ask()).status).toBe(403);
    await send(63);
    await suspend(null);
    await remove(new Date());
    await send(63);
    await remove(null);
    expect(await mailsTo(email)).toHaveLength(1);
    await send(63);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('are erased with their customer, also those of another’s link', async () => {
    await subscribe();
    const erased = await app().call(conversationRoutes.eraseCustomer, {
      token: vendor.token,
      body: { email },
    } as never);
    expect(erased.status).toBe(200);
    expect(await rowsOf()).toEqual([]);
  });

  it('are erased with what is older than is kept, and unconfirmed ones after a week', async () => {
    await subscribe();
    const before = new Date(Date.now() - 40 * DAY_MS);
    await database()
      .write.update(upkeepReminder)
      .set({ createdAt: before })
      .where(eq(upkeepReminder.email, email));
    await database().write.update(company).set({ retentionDays: 30 }).where(eq(company.id, vendor.companyId));
    await createRetention({ db: database().write }).eraseOld(new AbortController().signal);
    await database()
      .write.update(company)
      .set({ retentionDays: null })
      .where(eq(company.id, vendor.companyId));
    expect(await rowsOf()).toEqual([]);
    const confirmed = `kept-${made}@example.com`;
    await ask();
    const open = email;
    email = confirmed;
    await subscribe();
    expect(await (await inDays(0)).sweepRequests(new Date(Date.now() + DAY_MS))).toBeGreaterThan(0);
    expect(await rowsOf(open)).toEqual([]);
    expect(await rowsOf(confirmed)).toHaveLength(1);
  });
});
