/** Questions that come all at once for the last few queries of a plan: none too many is answered, none is counted twice. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq, sum } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { chatRoutes } from '../../../../contracts/chat/chat.ts';
import type { Database } from '../../../db/connect.ts';
import { chatbot, dailyQuestions, message } from '../../../db/schema/chats.ts';
import { companyUsage, plan } from '../../../db/schema/companies.ts';
import { createApprovedCompany } from '../../../testing/accounts.ts';
import { createLink, createReadyProduct, type TestLink } from '../../../testing/products.ts';
import { type RunningServer, startServer } from '../../../testing/server-process.ts';
import { type TestApp, useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases, useTestDatabase } from '../../../testing/test-database.ts';
import { monthOf } from '../../../time.ts';
import { TRIAL_PLAN } from '../../plans/plan-catalogue.ts';

const ASKED = 200;
const MOST_TRIES = 4;
const LINKS = 4;
const LEFT = 10;
const MAX_QUERIES = 500;

/** Puts a question to a link; gives the status of the reply. */
type Ask = (link: TestLink, i: number) => Promise<number>;

/** Each in words of its own: what is asked again in the same is not charged again. */
const bodyOf = (link: TestLink, i: number) => ({ ...link, question: `What does E-14 mean? (${i})` });

/** Links of a company that has `LEFT` queries left this month. */
async function prepare(app: TestApp, { write }: Database) {
  await write.update(plan).set({ maxQueries: MAX_QUERIES }).where(eq(plan.name, TRIAL_PLAN));
  const company = await createApprovedCompany(app);
  const { companyId } = company;
  const productId = await createReadyProduct(app, company);
  const links: TestLink[] = [];
  for (let i = 0; i < LINKS; i++)
    links.push(await createLink(app, company, productId, `customer-${i}@example.com`));
  const month = monthOf(new Date());
  await write.insert(companyUsage).values({ companyId, month, queriesUsed: MAX_QUERIES - LEFT });
  return { companyId, links };
}

/** All questions at once, and what is counted of them. */
async function askAll(links: readonly TestLink[], ask: Ask): Promise<Map<number, number>> {
  // On a busy machine those that wait longest are turned away uncharged, and ask again.
  const askPatiently = async (link: TestLink, i: number): Promise<number> => {
    for (let left = MOST_TRIES; ; left -= 1) {
      const status = await ask(link, i);
      if (status !== 503 || left === 1) return status;
    }
  };
  const replies = await Promise.all(
    Array.from({ length: ASKED }, (_, i) => askPatiently(links[i % links.length] as TestLink, i)),
  );
  return new Map([200, 402].map((status) => [status, replies.filter((reply) => reply === status).length]));
}

async function counted({ write }: Database, companyId: string) {
  const isOwn = (table: typeof message | typeof chatbot | typeof dailyQuestions | typeof companyUsage) =>
    eq(table.companyId, companyId);
  const [month] = await write.select().from(companyUsage).where(isOwn(companyUsage));
  const [links] = await write
    .select({ n: sum(chatbot.queriesUsed) })
    .from(chatbot)
    .where(isOwn(chatbot));
  const [day] = await write
    .select({ n: sum(dailyQuestions.asked) })
    .from(dailyQuestions)
    .where(isOwn(dailyQuestions));
  const [kept] = await write.select({ n: count() }).from(message).where(isOwn(message));
  return {
    month: month?.queriesUsed,
    links: Number(links?.n),
    day: Number(day?.n),
    messages: kept?.n,
  };
}

const EXACT = { month: MAX_QUERIES, links: LEFT, day: LEFT, messages: 2 * LEFT };
const ANSWERED = new Map([
  [200, LEFT],
  [402, ASKED - LEFT],
]);

describeOnBothDatabases('the last queries of a plan', (database) => {
  const app = useTestApp(database);

  it(`are answered ${LEFT} times when ${ASKED} questions come at once`, async () => {
    const { companyId, links } = await prepare(app(), database());
    const ask: Ask = async (link, i) =>
      (await app().call(chatRoutes.askBot, { body: bodyOf(link, i) })).status;
    expect(await askAll(links, ask)).toEqual(ANSWERED);
    expect(await counted(database(), companyId)).toEqual(EXACT);
  });

  it(`take one query of each link when the same is asked ${ASKED} times at once`, async () => {
    const { companyId, links } = await prepare(app(), database());
    const ask: Ask = async (link) =>
      (await app().call(chatRoutes.askBot, { body: { ...link, question: 'What does E-14 mean?' } })).status;
    expect((await askAll(links, ask)).get(200)).toBe(ASKED);
    expect(await counted(database(), companyId)).toMatchObject({
      month: MAX_QUERIES - LEFT + LINKS,
      links: LINKS,
    });
  });
});

const postgresUrl = inject('postgresUrl');

describe.skipIf(postgresUrl === null)('the last queries of a plan, two servers on one PostgreSQL', () => {
  const database = useTestDatabase('postgres');
  const app = useTestApp(database);

  it(`are answered ${LEFT} times when ${ASKED} questions come at once`, async () => {
    const { companyId, links } = await prepare(app(), database());
    const { rows } = await database().pool.query<{ name: string }>('select current_database() as name');
    const folder = await mkdtemp(join(tmpdir(), 'manualist-servers-'));
    const servers: RunningServer[] = [];
    try {
      const settings = {
        script: join(inject('builtPrograms'), 'server/main.js'),
        folder,
        env: { DATABASE_URL: `${postgresUrl}${rows[0]?.name}` },
      };
      servers.push(await startServer(settings), await startServer(settings));
      const ask: Ask = async (link, i) => {
        const { url } = servers[i % servers.length] as RunningServer;
        const response = await fetch(url + chatRoutes.askBot.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(bodyOf(link, i)),
        });
        await response.arrayBuffer();
        return response.status;
      };
      expect(await askAll(links, ask)).toEqual(ANSWERED);
      expect(await counted(database(), companyId)).toEqual(EXACT);
    } finally {
      for (const { process } of servers) await process.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    }
  });
});
