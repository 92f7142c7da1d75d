/** The way of a question through everything that questions share: the door and its turn. */
import { createAskTurns, DOOR_LIMITS } from './ask-turns.ts';

export type AskQueue = ReturnType<typeof createAskQueue>;

/** Makes an empty queue. */
export function createAskQueue() {
  const door = createAskTurns(DOOR_LIMITS);
  const turns = createAskTurns();
  return {
    /**
     * Runs all of a question, from its first statement to its last, when few others of its link are under way. The link is told
     * by its key alone: whose it is is not known yet, and who asks may claim anything.
     * @throws AppError unavailable where too many wait, or too long
     */
    enter: <T>(uniqueId: string, work: () => Promise<T>): Promise<T> =>
      door.take({ companyId: uniqueId }, work),
    /** Runs the looking up when it is the company's turn; see `AskTurns`. */
    take: turns.take,
    /** Questions that wait. */
    waiting: (): number => door.waiting() + turns.waiting(),
  };
}
