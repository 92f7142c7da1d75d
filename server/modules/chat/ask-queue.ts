/** The way of a question through everything that questions share: the door and its turn. */
import type { Presence } from '../../lib/presence.ts';
import { RecentlyUsed } from '../../lib/recently-used.ts';
import { createAskTurns, DOOR_LIMITS, LOOKUP_LIMITS } from './ask-turns.ts';

export type AskQueue = ReturnType<typeof createAskQueue>;

export type AskQueueOptions = {
  /** Who is at work. */
  presence: Presence;
  /** Questions of one company that are under way at once while others are at work. */
  sharedHands: number;
  /** Whether a model writes answers: most of the time a question then waits for it, which takes nothing from others. */
  writes: boolean;
};

/** Links whose company is remembered. */
const MOST_LINKS = 10_000;

/**
 * Makes an empty queue. A company that is alone has what there is. Beside others its questions go one after the other, or as many at
 * once as there are threads to answer them: one question keeps one processor busy, so a flood leaves the others theirs.
 */
export function createAskQueue({ presence, sharedHands, writes }: AskQueueOptions) {
  const handsOf = (most: number) => (who: string) =>
    presence.isAlone(who) ? most : Math.min(sharedHands, most);
  const door = createAskTurns({
    ...DOOR_LIMITS,
    handsEach: writes ? DOOR_LIMITS.handsEach : handsOf(DOOR_LIMITS.handsEach),
  });
  const turns = createAskTurns({ handsEach: handsOf(LOOKUP_LIMITS.handsEach) });
  const companies = new RecentlyUsed<string>(MOST_LINKS);
  return {
    /**
     * Runs all of a question, from its first statement to its last, when few others of its company are under way. Whose the link is,
     * is known from its first question on; before, it counts by itself, because who asks may claim anything.
     * @throws AppError unavailable where too many wait, or too long
     */
    enter: <T>(uniqueId: string, work: () => Promise<T>): Promise<T> =>
      door.take({ companyId: companies.get(uniqueId) ?? uniqueId, linkId: uniqueId }, work),
    /** Tells whose a link is that asks. */
    know(uniqueId: string, companyId: string): void {
      companies.set(uniqueId, companyId);
      presence.note(companyId);
    },
    /** Runs the looking up when it is the company's turn; see `AskTurns`. */
    take: turns.take,
    /** Questions that wait. */
    waiting: (): number => door.waiting() + turns.waiting(),
  };
}
