import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { type ChangedAnswer, type Notice, noticeRoutes } from '../../../contracts/manuals/notices.ts';
import { MAX_LINK_MAILS_PER_DAY, MAX_NOTICES_PER_DAY } from '../../../contracts/plans/limits.ts';
import { auditEntry } from '../../db/schema/audit.ts';
import { chatbot } from '../../db/schema/chats.ts';
import { job } from '../../db/schema/jobs.ts';
import { answerWatch, productNotice } from '../../db/schema/notices.ts';
import { mail, refusedAddress } from '../../db/schema/platform.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { createApprovedCompany, createPendingCompany, type TestCompany } from '../../testing/accounts.ts';
import { eventually } from '../../testing/jobs.ts';
import { careManual, compared, pressOn, showChanges, watchChanges } from '../../testing/notices/changes.ts';
import {
  askQuestion,
  createLink,
  createReadyProduct,
  type TestLink,
  uploadVersion,
} from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { sendNoticeJob } from './send-notice.job.ts';

const QUESTION = 'How often do I have to descale the machine?';
const BEFORE = 'Descale the machine every 3 months.';
const NOW = 'Descale the machine every 2 months.';
const WORDS = { subject: 'Recall of Kaffa 300', text: 'Stop using it.\n\nBring it back to the shop.' };

describeOnBothDatabases('what new versions change, and notices of it', (database) => {
  const app = useTestApp(database, { PUBLIC_URL: 'https://help.example.com' });
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;
  let link: TestLink;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    other = await createApprovedCompany(app(), 'Other');
    productId = await createReadyProduct(app(), vendor, 'Kaffa 300', careManual(BEFORE));
    link = await createLink(app(), vendor, productId);
  });

  const list = (query: Record<string, unknown> = {}, token = vendor.token, id = productId) =>
    app().call(noticeRoutes.changedAnswers, { token, params: { productId: id }, query } as never);
  const answersOf = async (query: Record<string, unknown> = {}) =>
    (await list(query)).body as unknown as { data: ChangedAnswer[]; total: number };
  const send = (
    fields: Record<string, unknown> = {},
    token: string | undefined = vendor.token,
    id = productId,
  ) =>
    app().call(noticeRoutes.send, {
      ...(token && { token }),
      params: { productId: id },
      body: { key: randomUUID(), ...WORDS, ...fields } as never,
    });
  const noticeMails = () =>
    database()
      .write.select()
      .from(mail)
      .where(and(eq(mail.companyId, vendor.companyId), eq(mail.purpose, 'notice')));

  it('are empty where there is nothing', async () => {
    expect(await showChanges(app(), vendor, productId)).toEqual({ versions: [], people: 0, notices: [] });
    expect(await answersOf()).toMatchObject({ data: [], total: 0 });
    expect((await send()).status).toBe(409);
  });

  it('tell the answers that a version changes, with the words before and now, and nothing of deleted links', async () => {
    const warranty = 'How long does the warranty hold?';
    for (const question of [QUESTION, warranty]) await askQuestion(app(), link, question);
    const second = await createLink(app(), vendor, productId, 'second@example.com');
    await askQuestion(app(), second, QUESTION);
    await uploadVersion(app(), vendor, productId, careManual(NOW));
    const version = await compared(app(), vendor, productId, 2);
    expect(version).toMatchObject({ version: 2, answers: 3, changed: 2, doubtful: 0, customers: 2 });
    const { data, total } = await answersOf({ version: version.versionId });
    expect(total).toBe(2);
    expect(data[0]).toMatchObject({
      ...{ question: QUESTION, isCertain: true, told: 0, versionId: version.versionId },
      changes: [
        {
          ...{ before: BEFORE, now: NOW, heading: '2 Descaling', isWarning: false },
          ...{ pageBefore: '2', pageNow: '2' },
        },
      ],
    });
    expect((await answersOf({ page: 2, limit: 1 })).data).toHaveLength(1);
    expect((await answersOf({ version: randomUUID() })).total).toBe(0);
    await app().call(chatbotRoutes.deleteChatbot, {
      token: vendor.token,
      params: { productId, uniqueId: second.uniqueId },
    });
    expect((await answersOf()).total).toBe(1);
    expect((await showChanges(app(), vendor, productId)).versions[0]).toMatchObject({
      changed: 1,
      customers: 1,
    });
  });

  it('go once to each address that confirmed it, with the words of the vendor', async () => {
    const page = await watchChanges(app(), link, 'one@example.com', { lang: 'fr' });
    const again = await createLink(app(), vendor, productId);
    await watchChanges(app(), again, 'one@example.com', { lang: 'fr' });
    await watchChanges(app(), link, 'two@example.com');
    expect((await showChanges(app(), vendor, productId)).people).toBe(2);
    const key = randomUUID();
    const [first, second] = await Promise.all([send({ key }), send({ key })]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((first.body.data as Notice)._id).toBe(key);
    const mails = await eventually(async () => {
      const found = await noticeMails();
      expect(found).toHaveLength(2);
      return found;
    });
    const french = mails.find(({ recipient }) => recipient === 'one@example.com');
    expect(french?.subject).toBe(WORDS.subject);
    expect(french?.text).toContain(WORDS.text);
    expect(french?.text).toContain('Kaffa 300');
    expect(french?.text).toContain('Ne plus recevoir ces messages');
    expect(french?.unsubscribeUrl).toMatch(/\/told\/\S+\/stop$/);
    const [notice] = (await showChanges(app(), vendor, productId)).notices;
    expect(notice).toMatchObject({ people: 2, waiting: 0, queued: 2, sent: 0, refused: 0, ended: 0 });
    const trail = await database()
      .write.select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'notice.sent'));
    expect(trail.filter(({ companyId }) => companyId === vendor.companyId)).toHaveLength(1);
    await pressOn(app(), page, 'stop');
    expect((await showChanges(app(), vendor, productId)).people).toBe(1);
  });

  it('say who has ended it and whose address is none', async () => {
    await database()
      .write.update(mail)
      .set({ state: 'failed', isRefused: true })
      .where(and(eq(mail.purpose, 'notice'), eq(mail.recipient, 'two@example.com')));
    await database()
      .write.delete(mail)
      .where(and(eq(mail.purpose, 'notice'), eq(mail.recipient, 'one@example.com')));
    const [notice] = (await showChanges(app(), vendor, productId)).notices;
    expect(notice).toMatchObject({ people: 2, queued: 0, refused: 1, ended: 1 });
    await database().write.delete(refusedAddress);
  });

  it('are refused what is bad, too much, nobody’s or another’s', async () => {
    for (const fields of [
      { subject: '' },
      { subject: 'x'.repeat(121) },
      { subject: 'Two\nlines' },
      { subject: 'See www.example.com' },
      { text: '' },
      { text: 'x'.repeat(4001) },
      { text: 'Look at https://example.com/recall' },
      { text: 'Look at example.com for more' },
      { text: 'Write to me@example.com' },
      { key: 'none' },
    ])
      expect((await send(fields)).status, JSON.stringify(fields)).toBe(400);
    const pending = await createPendingCompany(app());
    for (const [token, status] of [
      ['', 401],
      [pending.token, 403],
      [other.token, 404],
    ] as const) {
      expect((await send({}, token)).status).toBe(status);
      expect((await list({}, token)).status).toBe(status);
      expect((await app().call(noticeRoutes.show, { token, params: { productId } })).status).toBe(status);
    }
    expect((await send({}, vendor.token, randomUUID())).text).toBe((await send({}, other.token)).text);
    expect((await list({ version: 'none' })).status).toBe(400);
    for (let i = 1; i < MAX_NOTICES_PER_DAY; i += 1) expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(429);
    await database().write.delete(productNotice).where(eq(productNotice.companyId, vendor.companyId));
  });

  it('wait an hour where the mails of a day are used up, then go to whoever has none yet', async () => {
    const people = 230;
    const left = 150;
    const db = database().write;
    const { companyId } = other;
    const product = await createReadyProduct(app(), other, 'Kaffa 400', careManual(BEFORE));
    const { uniqueId } = await createLink(app(), other, product);
    const [bot] = await db.select().from(chatbot).where(eq(chatbot.uniqueId, uniqueId));
    const watch = {
      companyId,
      chatbotId: bot?.id ?? '',
      productId: product,
      language: 'en',
      confirmedAt: new Date(),
    };
    const watches = Array.from({ length: people }, (_, i) => ({
      ...watch,
      ...{ id: randomUUID(), email: `person-${i}@example.com` },
    }));
    await db.insert(answerWatch).values(watches);
    const written = await db.$count(mail, eq(mail.companyId, companyId));
    const earlier = {
      companyId,
      recipient: 'a@example.com',
      subject: '',
      text: '',
      html: '',
      state: 'sent',
    } as const;
    const used = Array.from({ length: MAX_LINK_MAILS_PER_DAY - left - written }, () => ({
      ...earlier,
      id: randomUUID(),
    }));
    await db.insert(mail).values(used);
    expect((await send({}, other.token, product)).status).toBe(201);
    const progress = async () => (await showChanges(app(), other, product)).notices[0];
    const waiting = await eventually(async () => {
      const [found] = await db.select().from(job).where(waitsFor(companyId));
      expect(found).toBeDefined();
      return found;
    });
    expect(await progress()).toMatchObject({ people, waiting: people - left, queued: left });
    expect((waiting?.runAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(50 * 60_000);
    await db.delete(mail).where(eq(mail.recipient, earlier.recipient));
    await db.delete(job).where(waitsFor(companyId));
    await enqueueJob(db, sendNoticeJob, { companyId, payload: waiting?.payload as never });
    await eventually(async () => expect(await progress()).toMatchObject({ waiting: 0, queued: people }));
    const mails = await db
      .select({ recipient: mail.recipient })
      .from(mail)
      .where(and(eq(mail.companyId, companyId), eq(mail.purpose, 'notice')));
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(people);
    expect(mails).toHaveLength(people);
  });
});

/** The job of a notice that waits for another day's mails. */
const waitsFor = (companyId: string) =>
  and(eq(job.companyId, companyId), eq(job.kind, sendNoticeJob.kind), gt(job.runAt, new Date()));
