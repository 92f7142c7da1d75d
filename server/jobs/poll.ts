/** When a worker looks for work that nobody told it of. */

export type PollOptions = {
  look: () => void;
  /** Time between two looks where notifications arrive. */
  restMs: number;
  /**
   * Sends a notification that `hear` is to be told of; null: each arrives, or that is not to be found out. Behind a pooler that
   * shares connections none arrives.
   */
  probe: (() => Promise<unknown>) | null;
  /** Time between two looks while none arrives. */
  unheardMs: number;
};

export type Poll = {
  /** A notification that was sent by `probe` has arrived. */
  hear: () => void;
  stop: () => void;
};

/** Looks again and again until it is stopped, the first time after one interval. */
export function startPoll({ look, restMs, probe, unheardMs }: PollOptions): Poll {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const after = (ms: number): void => {
    timer = setTimeout(turn, ms);
  };

  function turn(): void {
    look();
    after(probe ? unheardMs : restMs);
    // Where the database is away nothing arrives, which says as much.
    void probe?.().catch(() => undefined);
  }

  after(probe ? unheardMs : restMs);
  return {
    hear() {
      if (isStopped) return;
      clearTimeout(timer);
      after(restMs);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
