/** Questions that take too long, on the real thread that answers, which hangs at one word. */
import { Worker } from 'node:worker_threads';
import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { chatRoutes } from '../../../../contracts/chat/chat.ts';
import { createAnswerer } from '../../../../engine/answering/answerer.ts';
import { createThreadLine } from '../../../../engine/answering/thread-line.ts';
import { scriptFor } from '../../../../engine/runtime/script.ts';
import { message } from '../../../db/schema/chats.ts';
import { companyUsage } from '../../../db/schema/companies.ts';
import { createApprovedCompany } from '../../../testing/accounts.ts';
import { createLink, createReadyProduct, type TestLink } from '../../../testing/products.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';

/** The program as it is, and behind it a listener that hangs before it can reply. */
function startHanging(): Worker {
  const { href } = new URL('../../../../engine/answering/answerer.ts', import.meta.url);
  const { url } = scriptFor(href, './answering-thread');
  const program = `
    const { parentPort } = require('node:worker_threads');
    import('${url.href}').then(() => parentPort.on('message', ({ request }) => {
      if (request.name === 'answer' && request.input[0].question.includes('forever')) for (;;);
    }));
  `;
  return new Worker(program, { eval: true });
}

describe('a question that takes too long', () => {
  const database = useTestDatabase();
  let skippedMs = 0;
  const clock = (): number => performance.now() + skippedMs;
  const line = createThreadLine({ limits: { taskMs: 1_000 }, start: startHanging });
  const app = useTestApp(database, {}, { answerer: createAnswerer([line]), clock });
  const ask = (link: TestLink, question: string) =>
    app().call(chatRoutes.askBot, { body: { ...link, question } });
  const open = ({ uniqueId }: TestLink) => app().call(chatRoutes.currentBot, { body: { uniqueId } });

  it('is refused in words, neither charged nor kept, and the next one is answered', async () => {
    const company = await createApprovedCompany(app());
    const link = await createLink(app(), company, await createReadyProduct(app(), company));
    const neighbour = await createApprovedCompany(app(), 'Neighbour');
    const beside = await createLink(app(), neighbour, await createReadyProduct(app(), neighbour));
    expect(await ask(beside, 'What does E-14 mean?')).toMatchObject({ status: 200 });

    const refused = await ask(link, 'Does it clean the strainer forever?');
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
    expect(refused.body.message).toMatch(/takes too long .* fewer and simpler words/);
    const { write } = database();
    const { companyId } = company;
    expect(await write.select({ n: count() }).from(message).where(eq(message.companyId, companyId))).toEqual([
      { n: 0 },
    ]);
    expect(await write.$count(companyUsage, eq(companyUsage.companyId, companyId))).toBe(0);

    // The neighbour's index went with the thread, and is built anew.
    expect(await ask(beside, 'How high is the pump?')).toMatchObject({ status: 200 });
    const paused = await ask(link, 'What does E-14 mean?');
    expect(paused).toMatchObject({ status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
    expect(await open(link)).toMatchObject({
      status: 200,
      body: { data: { messages: [], botdata: { queriesUsed: 0, suggestions: [] } } },
    });

    skippedMs = 10_000;
    expect(await ask(link, 'What does E-14 mean?')).toMatchObject({
      status: 200,
      body: { data: { queriesUsed: 1, answer: { answered: true } } },
    });
  });
});
