/** Who is answered next: companies take turns, and so do the links of each. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createTurns, NoTurn, type TurnOptions } from '../../../engine/runtime/turns.ts';
import { AppError } from '../../app-error.ts';

export type AskLimits = Pick<
  TurnOptions,
  'hands' | 'handsEach' | 'handsOfSource' | 'restMs' | 'maxWaitingOfSource' | 'maxWaitingEach' | 'maxWaiting'
> & {
  /** Longest wait for the turn. */
  patienceMs: number;
};

export const LOOKUP_LIMITS = {
  hands: 4,
  handsEach: 3,
  maxWaitingOfSource: 60,
  maxWaitingEach: 300,
  maxWaiting: 600,
  patienceMs: 15_000,
} satisfies AskLimits;

/**
 * From the first look into the database to the last. Of one link no more than a model writes for at once: what is asked beyond
 * that waits before it asks the database anything, or everybody's calls would wait behind all of it.
 */
export const DOOR_LIMITS = {
  hands: 32,
  handsEach: 32,
  handsOfSource: 8,
  maxWaitingOfSource: 60,
  maxWaitingEach: 300,
  maxWaiting: 600,
  patienceMs: 15_000,
} satisfies AskLimits;

/** Seconds that a refused caller is asked to wait. */
const RETRY_S = 3;

/** Whose question it is; the company's own people and visitors of the landing page have no link. */
export type Asker = { companyId: string; linkId?: string | undefined };
export type AskTurns = ReturnType<typeof createAskTurns>;

/** Makes an empty queue. Looking up takes what all companies share, so what waits has to wait fairly. */
export function createAskTurns(limits: Partial<AskLimits> = {}) {
  const { patienceMs, ...shares } = { ...LOOKUP_LIMITS, ...limits };
  const turns = createTurns({ ...shares, helpAfterMs: 0, idleExitMs: 0 });
  return {
    /** Runs `look` when it is the company's turn. @throws AppError unavailable where too many wait, or too long */
    async take<T>({ companyId, linkId }: Asker, look: () => Promise<T>): Promise<T> {
      try {
        const signal = AbortSignal.timeout(patienceMs);
        return await turns.run({ tenant: companyId, source: linkId, signal }, async () => {
          // Between two questions everything else has its turn.
          await yieldToEventLoop();
          return look();
        });
      } catch (error) {
        throw error instanceof NoTurn ? busy(error) : error;
      }
    },

    waiting: turns.waiting,
  };
}

const busy = (cause?: unknown): AppError =>
  new AppError('unavailable', 'Many people are asking just now. Please try again in a moment.', {
    headers: { 'retry-after': String(RETRY_S) },
    cause,
  });
