/** Asks the demo's questions of the real engine, each at the time it would have been asked. */
import type { DemoConversation } from '../../sample/demo-types.ts';
import type { Services } from '../services.ts';

type Place = {
  companyId: string;
  productIds: string[];
  /** Links by `customer/product`. */
  links: ReadonlyMap<string, { uniqueId: string }>;
};

const MINUTES_BETWEEN_TURNS = 3;
/** Replays conversations in the order of their times; what a link may not ask any more is left out. */
export async function replayConversations(
  { asks, conversations }: Services,
  { companyId, productIds, links }: Place,
  scripts: readonly DemoConversation[],
): Promise<void> {
  for (const script of [...scripts].sort((a, b) => startOf(a).getTime() - startOf(b).getTime())) {
    const productId = productIds[script.product];
    const uniqueId = links.get(`${script.customer}/${script.product}`)?.uniqueId;
    if (productId === undefined || uniqueId === undefined) continue;
    for (const [turn, { question, works }] of script.turns.entries()) {
      const at = new Date(startOf(script).getTime() + turn * MINUTES_BETWEEN_TURNS * 60_000);
      const link = await asks.findLink({ companyId, productId, uniqueId });
      if (link.chatbot.queriesUsed >= link.chatbot.queryLimit) break;
      const { answer } = await asks.ask(
        { companyId, productId, uniqueId },
        { question, requestKey: undefined },
        { replayedAt: at },
      );
      if (works !== undefined) await conversations.giveFeedback(uniqueId, answer._id, works);
    }
  }
}

function startOf({ daysAgo, hour }: DemoConversation): Date {
  const start = new Date();
  start.setDate(start.getDate() - daysAgo);
  start.setHours(hour, 7, 0, 0);
  // Today's conversations are over by now, whatever the hour.
  return start > new Date() ? new Date(Date.now() - 3_600_000) : start;
}
