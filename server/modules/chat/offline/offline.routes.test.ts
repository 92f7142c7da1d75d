import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { chatRoutes } from '../../../../contracts/chat/chat.ts';
import { type KeptQuestion, type OfflinePack, offlineRoutes } from '../../../../contracts/chat/offline.ts';
import { chatbot } from '../../../db/schema/chats.ts';
import { company } from '../../../db/schema/companies.ts';
import { createApprovedCompany, createPendingCompany, type TestCompany } from '../../../testing/accounts.ts';
import { createLink, createReadyProduct, type TestLink } from '../../../testing/products.ts';
import { SCANNER_MANUAL } from '../../../testing/scanner-manual.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

const DAY_MS = 24 * 3600 * 1000;
type Shown = { messages: { _id: string; content: string; sender: string; timestamp: string }[] };

describeOnBothDatabases('a chat that is saved on a device', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    other = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor, 'Scanner', SCANNER_MANUAL);
  });

  const pack = (uniqueId: string, revision?: string) =>
    app().call(offlineRoutes.offlinePack, { body: { uniqueId, ...(revision && { revision }) } });
  const packOf = async (uniqueId: string) =>
    (await pack(uniqueId)).body.data as { revision: string; pack: OfflinePack };
  const send = (link: TestLink, questions: readonly Partial<KeptQuestion>[]) =>
    app().call(offlineRoutes.sendKept, { body: { ...link, questions } as never });
  const allow = (isAllowed: boolean, token = vendor.token) =>
    app().call(offlineRoutes.allowOffline, { token, params: { productId }, body: { isAllowed } });
  const open = async (uniqueId: string) =>
    (await app().call(chatRoutes.currentBot, { body: { uniqueId } })).body.data as Shown & {
      botdata: { queriesUsed: number; mayBeSaved: boolean };
    };
  const kept = (n: number, question: string, ago = DAY_MS): KeptQuestion => ({
    key: `offline-question-${String(n).padStart(4, '0')}`,
    question,
    askedAt: new Date(Date.now() - ago + n).toISOString(),
  });

  it('takes all that answers are made of, once for each revision', async () => {
    const { uniqueId } = await createLink(app(), vendor, productId);
    const { revision, pack: first } = await packOf(uniqueId);
    expect(first.manuals).toHaveLength(1);
    expect(first.manuals[0]?.passages.length).toBeGreaterThan(0);
    expect((await pack(uniqueId, revision)).body.data).toEqual({ revision, pack: null });
    expect((await pack(uniqueId, 'older')).body.data).toMatchObject({ pack: { revision } });
  });

  it('is given to whoever has the link, and to nobody else', async () => {
    expect((await pack('x'.repeat(32))).status).toBe(404);
    expect((await pack('short')).status).toBe(400);
    expect(
      (
        await send({ ...(await createLink(app(), vendor, productId)), uniqueId: 'y'.repeat(32) }, [
          kept(1, 'Why?'),
        ])
      ).status,
    ).toBe(404);
  });

  it('has its questions kept once, in their order, on the day they were asked', async () => {
    const link = await createLink(app(), vendor, productId);
    const questions = [kept(1, 'How do I scan a page?'), kept(2, 'How do I clean the glass?')];
    const keys = questions.map(({ key }) => key);
    expect((await send(link, questions)).body.data).toEqual({ kept: keys });
    const { messages } = await open(link.uniqueId);
    const asked = messages.filter(({ sender }) => sender === 'user');
    expect(asked.map(({ content }) => content)).toEqual(questions.map(({ question }) => question));
    expect(asked.map(({ timestamp }) => timestamp)).toEqual(questions.map(({ askedAt }) => askedAt));
    expect((await send(link, questions)).body.data).toEqual({ kept: keys });
    expect((await open(link.uniqueId)).messages).toHaveLength(messages.length);
  });

  it('loses no question over the limit of its link', async () => {
    const link = await createLink(app(), vendor, productId);
    await database().write.update(chatbot).set({ queryLimit: 1 }).where(eq(chatbot.uniqueId, link.uniqueId));
    const questions = ['How do I install the program?', 'How do I install it on Linux?', 'How do I scan?'];
    const sent = questions.map((question, i) => kept(i, question));
    expect((await send(link, sent)).body.data).toEqual({ kept: sent.map(({ key }) => key) });
    const { messages, botdata } = await open(link.uniqueId);
    expect(messages.filter(({ sender }) => sender === 'user')).toHaveLength(questions.length);
    expect(botdata.queriesUsed).toBeLessThanOrEqual(1);
  });

  it('lets no clock of a device say that a question is from the future, or older than is taken', async () => {
    const link = await createLink(app(), vendor, productId);
    const old = kept(1, 'How do I scan a page?', 900 * DAY_MS);
    const coming = kept(2, 'How do I clean the glass?', -5 * DAY_MS);
    expect((await send(link, [old, coming])).status).toBe(200);
    const times = (await open(link.uniqueId)).messages.map(({ timestamp }) => new Date(timestamp).getTime());
    for (const time of times) {
      expect(time).toBeLessThanOrEqual(Date.now());
      expect(time).toBeGreaterThan(Date.now() - 61 * DAY_MS);
    }
  });

  it('is refused what is too much or nothing', async () => {
    const link = await createLink(app(), vendor, productId);
    const many = Array.from({ length: 21 }, (_, i) => kept(i, 'Why?'));
    for (const questions of [
      [],
      many,
      [{ ...kept(1, 'Why?'), key: 'short' }],
      [kept(1, ' ')],
      [kept(1, 'x'.repeat(5000))],
      [{ ...kept(1, 'Why?'), askedAt: 'yesterday' }],
    ])
      expect((await send(link, questions)).status).toBe(400);
  });

  it('is forbidden by its company alone, and forgotten from then on', async () => {
    const link = await createLink(app(), vendor, productId);
    expect((await open(link.uniqueId)).botdata.mayBeSaved).toBe(true);
    const { token } = await createPendingCompany(app());
    expect((await allow(false, other.token)).status).toBe(404);
    expect((await allow(false, token)).status).toBe(404);
    expect(
      (await app().call(offlineRoutes.allowOffline, { params: { productId }, body: { isAllowed: false } }))
        .status,
    ).toBe(401);
    expect((await allow('no' as never)).status).toBe(400);
    expect((await allow(false)).status).toBe(200);
    const shown = await app().call(offlineRoutes.offlineAllowed, {
      token: vendor.token,
      params: { productId },
    });
    expect(shown.body.data).toEqual({ isAllowed: false });
    expect((await open(link.uniqueId)).botdata.mayBeSaved).toBe(false);
    expect((await pack(link.uniqueId)).status).toBe(403);
    // What was asked before is taken all the same.
    expect((await send(link, [kept(1, 'How do I scan a page?')])).status).toBe(200);
    expect((await allow(true)).status).toBe(200);
    expect((await pack(link.uniqueId)).status).toBe(200);
  });

  it('is closed while its company is suspended', async () => {
    const link = await createLink(app(), vendor, productId);
    await database()
      .write.update(company)
      .set({ suspendedAt: new Date() })
      .where(eq(company.id, link.companyId));
    expect((await pack(link.uniqueId)).status).toBe(403);
    expect((await send(link, [kept(1, 'How do I scan a page?')])).status).toBe(403);
  });
});
