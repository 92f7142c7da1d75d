import { setTimeout as sleep } from 'node:timers/promises';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { readLag } from '../../lib/running/read-lag.ts';
import type { Attack } from './attack.ts';

const EVERY_MS = 20;
/** Long enough to cost something, and different each time. */
const WORDS =
  'the pump valve filter hose screw lamp door water pressure noise leak descale error reset '.repeat(20);
/** Above which everybody notices. */
const MAX_LAG_MS = 200;

let lagsMs: number[] = [];

/** Fifty long questions a second to one link, whether or not they are answered. */
export const manyQuestions: Attack = {
  name: 'many-questions',
  about: 'fifty questions a second of 1,900 characters to one link',
  run: async ({ api, attacker }, signal) => {
    lagsMs = [];
    const { uniqueId, companyId, productId } = attacker;
    const underWay: Promise<unknown>[] = [];
    for (let turn = 0; !signal.aborted; turn += 1) {
      const question = `${turn} ${WORDS}`.slice(0, 1_900);
      const body = { uniqueId, companyId, productId, question };
      underWay.push(api.call(chatRoutes.askBot, { body }).catch(() => undefined));
      if (turn % 100 === 99) underWay.push(noteLag(api.url));
      await sleep(EVERY_MS);
    }
    await Promise.all(underWay);
  },
  findFaults: async () => {
    // Behind a proxy there is no single thread to ask.
    if (lagsMs.length === 0) return [];
    const worst = Math.max(...lagsMs);
    console.error(`many-questions: the thread that answers is held up at most ${Math.round(worst)} ms (p99)`);
    return worst > MAX_LAG_MS ? [`the thread that answers is held up ${Math.round(worst)} ms`] : [];
  },
};

async function noteLag(url: string): Promise<void> {
  const lagMs = await readLag(url);
  if (lagMs !== null) lagsMs.push(lagMs);
}
