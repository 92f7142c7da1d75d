import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { platformSettingsRoutes, type RetentionDays } from '../../../contracts/admin/platform-settings.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { chatbot, message } from '../../db/schema/chats.ts';
import { mail } from '../../db/schema/platform.ts';
import { createAdministrator, type TestCompany } from '../../testing/accounts.ts';
import { countHolders } from '../../testing/count-holders.ts';
import { createLink, createNeighbours, createReadyProduct, type TestLink } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { DAY_MS } from '../../time.ts';
import { idAt } from '../chat/message-row.ts';
import { createRetention } from './retention.service.ts';

const goOn = { throwIfAborted: () => undefined };

describeOnBothDatabases('retention of conversations', (database) => {
  const app = useTestApp(database);
  const { settings, setRetention, previewRetention } = platformSettingsRoutes;
  const retention = (portion?: number) =>
    createRetention({
      db: database().write,
      ...(portion === undefined ? {} : { portion }),
    });
  let token = '';
  let own: { vendor: TestCompany; productId: string };
  let foreign: { vendor: TestCompany; productId: string };

  const choose = (days: unknown) => app().call(setRetention, { token, body: { days } });
  const readDays = async () =>
    ((await app().call(settings, { token })).body.data as { retentionDays: RetentionDays }).retentionDays;
  const preview = (days: string) => app().call(previewRetention, { token, query: { days } });

  const linkOf = ({ vendor, productId } = own) => createLink(app(), vendor, productId);
  /** A question with its answer, and what was tried next, so many days ago each. */
  async function say(
    { companyId, uniqueId }: TestLink,
    words: string,
    daysAgo: number,
    triedDaysAgo?: number,
  ) {
    const db = database().write;
    const [link] = await db.select().from(chatbot).where(eq(chatbot.uniqueId, uniqueId));
    if (!link) throw new Error('There is no such link.');
    const moment = (days: number) => new Date(Date.now() - days * DAY_MS);
    const row = (days: number) => {
      const createdAt = moment(days);
      return { companyId, chatbotId: link.id, productId: link.productId, id: idAt(createdAt), createdAt };
    };
    const question = { ...row(daysAgo), sender: 'user' as const, content: words };
    const answer = { ...row(daysAgo), sender: 'bot' as const, content: words, questionId: question.id };
    await db.insert(message).values([question, answer]);
    if (triedDaysAgo === undefined) return;
    const tried = { sender: 'bot' as const, content: words, questionId: question.id, remedyOf: answer.id };
    await db.insert(message).values({ ...row(triedDaysAgo), ...tried });
  }
  const countOf = (words: string) => countHolders(database(), words);
  /** Every row of every table but the messages, as one text for each table. */
  async function snapshot(): Promise<Record<string, string>> {
    const { pool } = database();
    const tables = await pool.query(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('message', 'job')",
    );
    const rows: [string, string][] = [];
    for (const { name } of tables.rows) {
      const found = await pool.query(
        `select string_agg(t::text, ' ' order by t::text) as all from ${name} t`,
      );
      rows.push([name, found.rows[0].all]);
    }
    return Object.fromEntries(rows);
  }

  beforeEach(async () => {
    if (!token) {
      token = (await createAdministrator(app())).token;
      const { vendor, other, productId } = await createNeighbours(app());
      own = { vendor, productId };
      foreign = { vendor: other, productId: await createReadyProduct(app(), other) };
    }
    await choose(null);
    await database().write.delete(message);
  });

  it('is for ever until the administrator chooses a period, and again', async () => {
    expect(await readDays()).toBeNull();
    await say(await linkOf(), 'canary-ever', 5000);
    expect(await retention().eraseOld(goOn)).toBe(0);
    for (const days of [30, 90, 180, 365, 730, 90]) {
      expect(await choose(days)).toMatchObject({ status: 200 });
      expect(await readDays()).toBe(days);
    }
    await choose(null);
    expect(await readDays()).toBeNull();
    expect(await retention().eraseOld(goOn)).toBe(0);
    expect(await countOf('canary-ever')).toBe(2);
  });

  it.each([0, -30, 29, 31, 30.5, 1e9, '30', '', undefined, true, [30]])('is never %j', async (days) => {
    expect(await choose(days)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await readDays()).toBeNull();
  });

  it.each(['31', '0', '', 'null', '30 or 1=1'])('has nothing to preview for %j', async (days) => {
    expect(await preview(days)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('erases by the daily maintenance what is older, of every company, and leaves links that answer', async () => {
    const link = await linkOf();
    const theirs = await linkOf(foreign);
    for (const each of [link, theirs]) {
      await say(each, 'canary-old', 31);
      await say(each, 'canary-older', 400);
      await say(each, 'canary-new', 29);
    }
    await choose(30);
    expect(await countOf('canary-old')).toBe(8);
    await app().services.maintain({ signal: new AbortController().signal });
    expect([await countOf('canary-old'), await countOf('canary-new')]).toEqual([0, 4]);
    const asked = await app().call(chatRoutes.askBot, {
      body: { ...link, question: 'What does E-14 mean?' },
    });
    expect(asked).toMatchObject({ status: 200, body: { data: { answer: { answered: true } } } });
  });

  it('changes no row of any other table: daily figures, links, mails and all', async () => {
    const link = await linkOf();
    await app().call(chatRoutes.askBot, { body: { ...link, question: 'What does E-14 mean?' } });
    await say(link, 'canary-rows', 31);
    await choose(30);
    const before = await snapshot();
    expect(before.daily_questions).toContain(own.productId);
    expect(await retention().eraseOld(goOn)).toBe(2);
    expect(await snapshot()).toEqual(before);
    expect(await countOf('What does E-14 mean')).toBe(1);
  });

  it('erases weekly summaries that were never sent, for they name what was asked', async () => {
    const { companyId } = own.vendor;
    const summary = (words: string, daysAgo: number) => ({
      ...{
        id: uuidv7(),
        companyId,
        recipient: 'dana@example.com',
        subject: 'Last week',
        html: '',
        text: words,
      },
      ...{ state: 'outbox' as const, isPrivate: true, unsubscribeUrl: 'https://help.example.com/stop' },
      createdAt: new Date(Date.now() - daysAgo * DAY_MS),
    });
    const summaries = [summary('canary-summary', 17), summary('canary-later', 15)];
    await database().write.insert(mail).values(summaries);
    await choose(30);
    await retention().eraseOld(goOn);
    expect([await countOf('canary-summary'), await countOf('canary-later')]).toEqual([0, 1]);
  });

  it('leaves no answer behind whose question is gone', async () => {
    await say(await linkOf(), 'canary-tried', 31, 29);
    await choose(30);
    expect(await countOf('canary-tried')).toBe(3);
    expect(await retention().eraseOld(goOn)).toBe(3);
    expect(await countOf('canary-tried')).toBe(0);
  });

  it('goes in portions, the oldest first, and ends between two of them when the program stops', async () => {
    const link = await linkOf();
    for (const days of [100, 90, 80, 70, 60]) await say(link, `canary-${days}-days`, days);
    await choose(30);
    let portions = 0;
    const stopping = {
      throwIfAborted: () => {
        if (portions === 2) throw new Error('stopping');
        portions += 1;
      },
    };
    await expect(retention(2).eraseOld(stopping)).rejects.toThrow('stopping');
    const left = [];
    for (const days of [100, 90, 80, 70, 60]) left.push(await countOf(`canary-${days}-days`));
    expect(left).toEqual([0, 0, 2, 2, 2]);
    expect(await retention(3).eraseOld(goOn)).toBe(6);
  });

  it('tells before how many conversations of all companies it would touch', async () => {
    const link = await linkOf();
    await say(link, 'one', 31);
    await say(link, 'two', 100);
    await say(await linkOf(), 'three', 29);
    await say(await linkOf(foreign), 'four', 91);
    const deleted = await linkOf();
    await say(deleted, 'five', 200);
    const params = { productId: deleted.productId, uniqueId: deleted.uniqueId };
    await app().call(chatbotRoutes.deleteChatbot, { token: own.vendor.token, params });
    for (const [days, conversations] of [
      ['30', 2],
      ['90', 2],
      ['180', 0],
    ] as const)
      expect((await preview(days)).body.data).toEqual({ conversations });
  });
});
