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
/** Companies of which it is remembered how long their questions have been under way. */
const MOST_COMPANIES = 10_000;
/** What was used so long ago, ms, counts for a third. */
const LATELY_MS = 10_000;
/** Part of the time that a company's questions may be under way while others are at work, and part of all questions from which on that counts. */
const SHARE = 1 / 4;
/** Nobody rests longer at once, ms: who waits for an answer is answered, late. */
const MOST_REST_MS = 3_000;

/**
 * Makes an empty queue. A company that is alone has what there is. Beside others its questions go one after the other, or as many at
 * once as there are threads to answer them, and it rests when it has had more than its share of the answering: a flood leaves the others most of
 * the machine.
 */
export function createAskQueue({ presence, sharedHands, writes }: AskQueueOptions) {
  const handsOf = (most: number) => (who: string) =>
    presence.isAlone(who) ? most : Math.min(sharedHands, most);
  const door = createAskTurns({
    ...DOOR_LIMITS,
    handsEach: writes ? DOOR_LIMITS.handsEach : handsOf(DOOR_LIMITS.handsEach),
    // Where a model writes, a question mostly waits for it.
    ...(!writes && { restMs: createShares(presence) }),
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

/**
 * What each company uses while others are at work. Nobody rests who has no more than `SHARE` of all: companies that are all busy would only leave
 * the machine idle.
 * @returns how long it is to rest after a question that was under way for so long, in ms: until what it used lately is its share again
 */
function createShares({ isAlone }: Presence): (tookMs: number, companyId: string) => number {
  const used = new RecentlyUsed<Fading>(MOST_COMPANIES);
  let all: Fading = { ms: 0, at: performance.now() };
  return (tookMs, companyId) => {
    // What it took while nobody else wanted it is nobody's.
    if (isAlone(companyId)) return 0;
    const at = performance.now();
    const own = addTo(used.get(companyId) ?? { ms: 0, at }, tookMs, at);
    used.set(companyId, own);
    all = addTo(all, tookMs, at);
    if (own.ms <= SHARE * Math.max(LATELY_MS, all.ms)) return 0;
    return Math.min(MOST_REST_MS, LATELY_MS * Math.log(own.ms / (SHARE * LATELY_MS)));
  };
}

/** An amount in ms that was true at a moment, and fades. */
type Fading = { ms: number; at: number };

const addTo = (before: Fading, ms: number, at: number): Fading => ({
  ms: before.ms * Math.exp((before.at - at) / LATELY_MS) + ms,
  at,
});
