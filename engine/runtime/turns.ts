/** Whose a piece of work is, and whether anybody still waits for it. */
export type Turn = {
  /** Tenants take turns, and each has one piece under way at a time. */
  tenant: string;
  /** Takes the piece out of the queue; what has begun goes on. */
  signal?: AbortSignal | undefined;
};

export type TurnOptions = {
  /** Pieces under way at once. */
  hands: number;
  /** Each hand but the first begins to help only when all before it have been at the same piece for so long. */
  helpAfterMs: number;
  /** A hand that has helped goes on doing so until it had nothing to do for so long. */
  idleExitMs: number;
  /** Pieces of one tenant that wait; further ones are refused. */
  maxWaitingEach: number;
  /** Pieces of all tenants that wait. */
  maxWaiting: number;
};

/** Why a piece was not begun: too many wait, or nobody waits for it any more. */
export class NoTurn extends Error {
  readonly reason: 'full' | 'gone';

  constructor(reason: 'full' | 'gone') {
    super(reason === 'full' ? 'Too many are waiting.' : 'Nobody waits for it any more.');
    this.name = 'NoTurn';
    this.reason = reason;
  }
}

/** Work of many tenants for few hands, of which no tenant can have more than its turn. */
export type Turns = {
  /** Runs `work` when it is the tenant's turn. @param work is told the number of the hand, from 0. @throws NoTurn */
  run<T>(turn: Turn, work: (hand: number) => Promise<T>): Promise<T>;
  /** Pieces that wait. */
  waiting(): number;
};

type Piece = { begin: (hand: number) => void };

/** Makes an empty queue. */
export function createTurns(options: TurnOptions): Turns {
  const line = createLine(options);
  const hands = createHands(options);
  let timer: NodeJS.Timeout | undefined;

  function next(): void {
    clearTimeout(timer);
    for (const { tenant, piece } of line.first()) {
      if (hands.areAtWorkFor(tenant)) continue;
      const free = hands.free();
      if (!free) return;
      if (free.inMs > 0) {
        timer = setTimeout(next, free.inMs);
        timer.unref();
        return;
      }
      line.remove(tenant, piece);
      hands.take(free.hand, tenant);
      piece.begin(free.hand);
    }
  }

  /** Waits for the tenant's turn. */
  function take({ tenant, signal }: Turn): Promise<number> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new NoTurn('gone'));
      if (line.isFullFor(tenant)) return reject(new NoTurn('full'));
      const onGone = (): void => {
        line.remove(tenant, piece);
        reject(new NoTurn('gone'));
      };
      const piece: Piece = {
        begin: (hand) => {
          signal?.removeEventListener('abort', onGone);
          resolve(hand);
        },
      };
      signal?.addEventListener('abort', onGone, { once: true });
      line.add(tenant, piece);
      next();
    });
  }

  return {
    async run(turn, work) {
      const hand = await take(turn);
      try {
        return await work(hand);
      } finally {
        hands.release(hand);
        line.toTheEnd(turn.tenant);
        next();
      }
    },
    waiting: line.waiting,
  };
}

/** What waits, by tenant, in the order of the tenants' turns. */
function createLine({ maxWaitingEach, maxWaiting }: TurnOptions) {
  const queues = new Map<string, Piece[]>();
  let count = 0;
  return {
    waiting: () => count,
    isFullFor: (tenant: string): boolean =>
      count >= maxWaiting || (queues.get(tenant)?.length ?? 0) >= maxWaitingEach,
    add(tenant: string, piece: Piece): void {
      queues.set(tenant, [...(queues.get(tenant) ?? []), piece]);
      count += 1;
    },
    remove(tenant: string, piece: Piece): void {
      const rest = (queues.get(tenant) ?? []).filter((other) => other !== piece);
      if (rest.length > 0) queues.set(tenant, rest);
      else queues.delete(tenant);
      count -= 1;
    },
    toTheEnd(tenant: string): void {
      const queue = queues.get(tenant);
      if (!queue) return;
      queues.delete(tenant);
      queues.set(tenant, queue);
    },
    /** The first piece of each tenant. */
    *first(): Generator<{ tenant: string; piece: Piece }> {
      for (const [tenant, [piece]] of queues) if (piece) yield { tenant, piece };
    },
  };
}

/** Who is at work, for whom, and since when. */
function createHands({ hands, helpAfterMs, idleExitMs }: TurnOptions) {
  const busy: ({ tenant: string; since: number } | undefined)[] = Array.from(
    { length: hands },
    () => undefined,
  );
  const lastAtWork = Array.from({ length: hands }, () => Number.NEGATIVE_INFINITY);
  return {
    areAtWorkFor: (tenant: string): boolean => busy.some((hand) => hand?.tenant === tenant),
    /** The first free hand and, in ms, when it may help. */
    free(): { hand: number; inMs: number } | undefined {
      const hand = busy.indexOf(undefined);
      if (hand < 0) return undefined;
      const begun = busy.slice(0, hand).map((other) => other?.since ?? 0);
      const latest = Math.max(...begun, Number.NEGATIVE_INFINITY);
      const now = performance.now();
      const isHelping = now - (lastAtWork[hand] ?? Number.NEGATIVE_INFINITY) < idleExitMs;
      return { hand, inMs: isHelping ? 0 : latest + helpAfterMs - now };
    },
    take(hand: number, tenant: string): void {
      busy[hand] = { tenant, since: performance.now() };
    },
    release(hand: number): void {
      busy[hand] = undefined;
      lastAtWork[hand] = performance.now();
    },
  };
}
