import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { answerWatchRoutes } from '../../../contracts/chat/answer-watches.ts';
import { conversationRoutes } from '../../../contracts/chat/conversations.ts';
import {
  MAX_WATCH_REQUESTS_PER_ADDRESS,
  MAX_WATCH_REQUESTS_PER_LINK,
} from '../../../contracts/plans/limits.ts';
import { chatbot } from '../../db/schema/chats.ts';
import { company } from '../../db/schema/companies.ts';
import { answerWatch, changedAnswer } from '../../db/schema/notices.ts';
import { mail } from '../../db/schema/platform.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { eventually } from '../../testing/jobs.ts';
import { careManual, compared, pressOn, watchChanges, watchPageOf } from '../../testing/notices/changes.ts';
import {
  askQuestion,
  createLink,
  createReadyProduct,
  type TestLink,
  uploadVersion,
} from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { DAY_MS } from '../../time.ts';
import { createRetention } from '../conversations/retention.service.ts';

const QUESTION = 'How often do I have to descale the machine?';
const BEFORE = 'Descale the machine every 3 months.';
const NOW = 'Descale the machine every 2 months.';

describeOnBothDatabases('customers who are told of changes', (database) => {
  const app = useTestApp(database, { PUBLIC_URL: 'https://help.example.com' });
  let vendor: TestCompany;
  let productId: string;
  let link: TestLink;
  let made = 0;
  let email: string;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor, 'Kaffa 300', careManual(BEFORE));
  });
  beforeEach(async () => {
    link = await createLink(app(), vendor, productId);
    email = `told-${++made}@example.com`;
  });

  const ask = (fields: Record<string, unknown> = {}) =>
    app().call(answerWatchRoutes.ask, {
      body: { uniqueId: link.uniqueId, email, lang: 'de', ...fields } as never,
    });
  const mailsTo = (recipient = email) =>
    database().write.select().from(mail).where(eq(mail.recipient, recipient)).orderBy(mail.createdAt);
  const rowsOf = (address = email) =>
    database().write.select().from(answerWatch).where(eq(answerWatch.email, address));
  const get = (url: string) => app().app.inject({ url });
  const tell = () => app().services.answerWatches.tellChanges(new AbortController().signal, vendor.companyId);

  /** A product of its own, with an answer from its first version, and the second version that changes it. */
  async function changeIt(now: string | null, { isWatched = true } = {}) {
    const own = await createReadyProduct(app(), vendor, 'Kaffa 500', careManual(BEFORE));
    link = await createLink(app(), vendor, own);
    const answer = await askQuestion(app(), link, QUESTION);
    expect(answer.citations?.[0]?.quote).toContain(BEFORE);
    const page = isWatched ? await watchChanges(app(), link, email, { lang: 'de' }) : '';
    await uploadVersion(app(), vendor, own, careManual(now));
    const version = await compared(app(), vendor, own, 2);
    return { own, page, version };
  }

  it('are asked by a mail that says nothing of the conversation, and sent nothing else before they confirm it', async () => {
    await askQuestion(app(), link, QUESTION);
    expect((await ask()).status).toBe(200);
    const [request, ...others] = await mailsTo();
    expect(others).toEqual([]);
    expect(request).toMatchObject({ isPrivate: true, purpose: 'watch-request', companyId: vendor.companyId });
    expect(request?.subject).toBe('Möchten Sie Änderungen der Anleitung von Kaffa 300 erfahren?');
    // A stranger may read it: it opens no chat and tells nothing of one.
    expect(request?.text).not.toContain(link.uniqueId);
    expect(request?.text).not.toContain('descale');
    const page = await watchPageOf(app(), email);
    const shown = await get(page);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('Ja, sagen Sie es mir');
    expect(shown.body).not.toMatch(/<script|descale/i);
    expect((await rowsOf())[0]?.confirmedAt).toBeNull();
    expect((await pressOn(app(), page, 'confirm')).body).toContain(`Änderungen werden ${email} gemailt.`);
    expect((await rowsOf())[0]?.confirmedAt).not.toBeNull();
  });

  it('are mailed once what they asked, what the manual said and what it says now', async () => {
    const { version } = await changeIt(NOW);
    expect(version).toMatchObject({ answers: 1, changed: 1, doubtful: 0, customers: 1 });
    const told = await eventually(async () => {
      const [, found] = await mailsTo();
      if (!found) throw new Error('Nothing is mailed yet.');
      return found;
    });
    expect(told.subject).toBe('Die Anleitung von Kaffa 500 hat sich geändert');
    expect(told.text).toContain(`Ihre Frage: ${QUESTION}`);
    expect(told.text).toContain(`In der Anleitung stand:\n${BEFORE}\n2 Descaling, Seite 2`);
    expect(told.text).toContain(`Jetzt steht dort:\n${NOW}\nSeite 2`);
    expect(told.text).not.toContain('level table');
    expect(told.text).not.toContain(link.uniqueId);
    expect(told.unsubscribeUrl).toMatch(/^https:\/\/help\.example\.com\/told\/\S+\/stop$/);
    await Promise.all([tell(), tell()]);
    expect(await tell()).toBe(0);
    expect(await mailsTo()).toHaveLength(2);
  });

  it('are told that it is gone, and what came of later versions by the words they were told', async () => {
    const { own } = await changeIt(NOW);
    await uploadVersion(app(), vendor, own, careManual(NOW, { first: 'Put it on a table.' }));
    expect(await compared(app(), vendor, own, 3)).toMatchObject({ answers: 1, changed: 0, doubtful: 0 });
    await uploadVersion(app(), vendor, own, careManual('The lid of the tank is grey and round.'));
    expect(await compared(app(), vendor, own, 4)).toMatchObject({ changed: 1 });
    await eventually(async () => expect(await mailsTo()).toHaveLength(3));
    const text = (await mailsTo()).at(-1)?.text;
    expect(text).toContain(`In der Anleitung stand:\n${NOW}`);
    expect(text).toContain('In der neuen Fassung steht das nicht mehr.');
  });

  it('are told at once of what had changed when they confirm it', async () => {
    await changeIt(NOW, { isWatched: false });
    await watchChanges(app(), link, email);
    expect((await mailsTo()).map(({ purpose }) => purpose)).toEqual(['watch-request', 'change']);
  });

  it('hear nothing of what is the same, however it is laid out, of other conversations, and of what is doubtful', async () => {
    const visit = 'v'.repeat(20);
    await watchChanges(app(), link, email, { visit });
    const { own } = await changeIt(BEFORE.replace('months', 'monthes'));
    const rows = await database().write.select().from(changedAnswer).where(eq(changedAnswer.productId, own));
    expect(rows.map(({ isCertain }) => isCertain)).toEqual([false]);
    await tell();
    expect((await mailsTo()).map(({ purpose }) => purpose)).toEqual(['watch-request', 'watch-request']);
  });

  it('end it by one press, on the page or in a mail program, and the address is gone', async () => {
    const page = await watchChanges(app(), link, email);
    expect((await get(`${page}/stop`)).body).toContain('No more of these mails');
    expect(await rowsOf()).toHaveLength(1);
    expect((await pressOn(app(), page, 'stop')).body).toContain('The address is erased.');
    expect(await rowsOf()).toEqual([]);
    expect((await get(page)).statusCode).toBe(404);
    expect((await pressOn(app(), page, 'confirm')).statusCode).toBe(404);
    expect((await get('/told/forged.token.abc')).statusCode).toBe(404);
  });

  it('are one however often they ask', async () => {
    await watchChanges(app(), link, email);
    await watchChanges(app(), link, email);
    expect(await rowsOf()).toHaveLength(1);
  });

  it('are refused what is bad, unknown or too much', async () => {
    for (const [fields, status] of [
      [{ email: 'nobody' }, 400],
      [{ email: `${'x'.repeat(250)}@example.com` }, 400],
      [{ lang: 'Deutsch' }, 400],
      [{ visit: 'short' }, 400],
      [{ uniqueId: 'short' }, 400],
      [{ uniqueId: 'x'.repeat(32) }, 404],
    ] as const)
      expect((await ask(fields)).status, JSON.stringify(fields)).toBe(status);
    expect(await rowsOf()).toEqual([]);
    for (let i = 0; i < MAX_WATCH_REQUESTS_PER_ADDRESS; i += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    for (let i = MAX_WATCH_REQUESTS_PER_ADDRESS; i < MAX_WATCH_REQUESTS_PER_LINK; i += 1)
      expect((await ask({ email: `other-${made}-${i}@example.com` })).status).toBe(200);
    expect((await ask({ email: `last-${made}@example.com` })).status).toBe(429);
  });

  it('wait while the company is suspended or the link deleted', async () => {
    const suspend = (suspendedAt: Date | null) =>
      database().write.update(company).set({ suspendedAt }).where(eq(company.id, vendor.companyId));
    const remove = (deletedAt: Date | null) =>
      database().write.update(chatbot).set({ deletedAt }).where(eq(chatbot.uniqueId, link.uniqueId));
    const { own } = await changeIt(NOW, { isWatched: false });
    await ask();
    const page = await watchPageOf(app(), email);
    await suspend(new Date());
    expect((await ask()).status).toBe(403);
    await pressOn(app(), page, 'confirm');
    expect(await tell()).toBe(0);
    await suspend(null);
    await remove(new Date());
    expect(await tell()).toBe(0);
    await remove(null);
    expect(await mailsTo()).toHaveLength(1);
    expect(await tell()).toBe(1);
    expect((await mailsTo()).at(-1)?.purpose).toBe('change');
    expect(own).toBeDefined();
  });

  it('are erased with their address, and what waits to tell of a conversation with it', async () => {
    const { own } = await changeIt(NOW);
    await eventually(async () => expect(await mailsTo()).toHaveLength(2));
    const other = `kept-${made}@example.com`;
    const kept = await createLink(app(), vendor, productId);
    await watchChanges(app(), kept, other);
    const erased = await app().call(conversationRoutes.erase, {
      token: vendor.token,
      params: { productId: own, uniqueId: link.uniqueId },
    } as never);
    expect(erased.status).toBe(200);
    expect((await mailsTo()).map(({ purpose }) => purpose)).toEqual(['watch-request']);
    expect(
      await database().write.select().from(changedAnswer).where(eq(changedAnswer.productId, own)),
    ).toEqual([]);
    expect(await rowsOf()).toHaveLength(1);
    const gone = await app().call(conversationRoutes.eraseCustomer, {
      token: vendor.token,
      body: { email },
    } as never);
    expect(gone.status).toBe(200);
    expect(await rowsOf()).toEqual([]);
    expect(await mailsTo()).toEqual([]);
    expect(await rowsOf(other)).toHaveLength(1);
  });

  it('are erased with what is older than is kept, and unconfirmed ones after a week', async () => {
    await watchChanges(app(), link, email);
    const createdAt = new Date(Date.now() - 40 * DAY_MS);
    await database().write.update(answerWatch).set({ createdAt }).where(eq(answerWatch.email, email));
    const keep = (retentionDays: number | null) =>
      database().write.update(company).set({ retentionDays }).where(eq(company.id, vendor.companyId));
    await keep(30);
    await createRetention({ db: database().write }).eraseOld(new AbortController().signal);
    await keep(null);
    expect(await rowsOf()).toEqual([]);
    await ask();
    const open = email;
    email = `confirmed-${made}@example.com`;
    await watchChanges(app(), link, email);
    expect(await app().services.answerWatches.sweepRequests(new Date(Date.now() + DAY_MS))).toBeGreaterThan(
      0,
    );
    expect(await rowsOf(open)).toEqual([]);
    expect(await rowsOf()).toHaveLength(1);
  });
});
