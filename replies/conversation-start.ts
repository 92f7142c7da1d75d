/** Where the conversation begins that a customer sees and that a question is understood by. */

/** A link that nobody has asked on for so long begins anew. */
const AWAY_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * How many of `messages`, oldest first, belong to earlier conversations: those before the customer began a new one, and
 * those before anybody was away for a week.
 * @param begun when the customer last began a new one; null: never
 */
export function countEarlier(
  messages: readonly { createdAt: Date }[],
  begun: Date | null,
  now: Date = new Date(),
): number {
  const times = messages.map(({ createdAt }) => createdAt.getTime());
  const afterPause =
    times.findLastIndex((time, at) => (times[at + 1] ?? now.getTime()) - time >= AWAY_MS) + 1;
  const beforeBegun = begun === null ? 0 : times.filter((time) => time < begun.getTime()).length;
  return Math.max(afterPause, beforeBegun);
}
