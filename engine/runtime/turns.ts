/** Whose a piece of work is, and whether anybody still waits for it. */
export type Turn = {
  /** Tenants take turns, and each has one piece under way at a time, or `handsEach`. */
  tenant: string;
  /** Who of the tenant brings it: they take turns at the tenant's turns. Default: all are one. */
  source?: string | undefined;
  /** Takes the piece out of the queue; what has begun goes on. */
  signal?: AbortSignal | undefined;
};

export type TurnOptions = {
  /** Pieces under way at once. */
  hands: number;
  /** Those of one tenant, which may change at any time: what has begun goes on. Default: one. */
  handsEach?: number | ((tenant: string) => number);
  /** Those of one source of a tenant; default: no bound but the tenant's. */
  handsOfSource?: number;
  /** How long a tenant has nothing begun after a piece of it that took so long, in ms; default: not at all. */
  restMs?: (tookMs: number, tenant: string) => number;
  /** Each hand but the first begins to help only when all before it have been at the same piece for so long. */
  helpAfterMs: number;
  /** A hand that has helped goes on doing so until it had nothing to do for so long. */
  idleExitMs: number;
  /** Whether a hand can begin at once; of those that are free and may help, it goes first. Default: all are alike. */
  isReady?: (hand: number) => boolean;
  /** Pieces of one tenant that wait; further ones are refused. */
  maxWaitingEach: number;
  /** Those of one source of a tenant; default: no bound but the tenant's. */
  maxWaitingOfSource?: number;
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

type Piece = { source: string; begin: (hand: number) => void };

/** Makes an empty queue. */
export function createTurns(options: TurnOptions): Turns {
  const { restMs = () => 0 } = options;
  const line = createLine(options);
  const hands = createHands(options);
  const resting = createRests(next);
  let timer: NodeJS.Timeout | undefined;

  function next(): void {
    clearTimeout(timer);
    for (const { tenant, piece } of line.first(hands.areTakenBySource)) {
      if (resting.has(tenant) || hands.areTakenBy(tenant)) continue;
      const free = hands.free();
      if (!free) return;
      if (free.inMs > 0) {
        timer = setTimeout(next, free.inMs);
        timer.unref();
        return;
      }
      line.remove(tenant, piece);
      line.serve(tenant, piece.source);
      hands.take(free.hand, tenant, piece.source);
      piece.begin(free.hand);
    }
  }

  /** Waits for the tenant's turn. */
  function take({ tenant, source = '', signal }: Turn): Promise<number> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new NoTurn('gone'));
      if (line.isFullFor(tenant, source)) return reject(new NoTurn('full'));
      const onGone = (): void => {
        line.remove(tenant, piece);
        reject(new NoTurn('gone'));
      };
      const piece: Piece = {
        source,
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
      const since = performance.now();
      try {
        return await work(hand);
      } finally {
        hands.release(hand);
        resting.begin(turn.tenant, restMs(performance.now() - since, turn.tenant));
        line.toTheEnd(turn.tenant);
        next();
      }
    },
    waiting: line.waiting,
  };
}

/** What waits, by tenant, in the order of the tenants' turns; within a tenant in that of its sources. */
function createLine(options: TurnOptions) {
  const { maxWaitingEach, maxWaiting, maxWaitingOfSource = maxWaitingEach } = options;
  const queues = new Map<string, Piece[]>();
  /** When the sources of a tenant had their turns, while anything of it waits or is under way. */
  const served = new Map<string, Map<string, number>>();
  let turn = 0;
  let count = 0;
  const ofSource = (queue: readonly Piece[], source: string): Piece[] =>
    queue.filter((piece) => piece.source === source);

  return {
    waiting: () => count,
    isFullFor(tenant: string, source: string): boolean {
      const queue = queues.get(tenant) ?? [];
      if (count >= maxWaiting || queue.length >= maxWaitingEach) return true;
      return ofSource(queue, source).length >= maxWaitingOfSource;
    },
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
    /** Notes that the source had its turn. */
    serve(tenant: string, source: string): void {
      const turns = served.get(tenant) ?? new Map<string, number>();
      turn += 1;
      served.set(tenant, turns.set(source, turn));
    },
    /** A tenant that was served comes behind all others. */
    toTheEnd(tenant: string): void {
      const queue = queues.get(tenant);
      if (!queue) {
        served.delete(tenant);
        return;
      }
      queues.delete(tenant);
      queues.set(tenant, queue);
    },
    /** The next piece of each tenant: of the source that had its turn longest ago, of those that `isAtMost` does not hold back. */
    *first(
      isAtMost: (tenant: string, source: string) => boolean,
    ): Generator<{ tenant: string; piece: Piece }> {
      for (const [tenant, queue] of queues) {
        const turnOf = ({ source }: Piece): number => served.get(tenant)?.get(source) ?? 0;
        const [one, ...others] = queue.filter(({ source }) => !isAtMost(tenant, source));
        if (one === undefined) continue;
        yield {
          tenant,
          piece: others.reduce((first, other) => (turnOf(other) < turnOf(first) ? other : first), one),
        };
      }
    },
  };
}

/** Who rests. @param onEnd is called when somebody has rested */
function createRests(onEnd: () => void) {
  const ends = new Map<string, number>();
  return {
    has: (tenant: string): boolean => ends.has(tenant),
    begin(tenant: string, ms: number): void {
      const end = performance.now() + ms;
      if (ms <= 0 || end < (ends.get(tenant) ?? 0)) return;
      ends.set(tenant, end);
      const timer = setTimeout(() => {
        if (ends.get(tenant) !== end) return;
        ends.delete(tenant);
        onEnd();
      }, ms);
      timer.unref();
    },
  };
}

/** Who is at work, for whom, and since when. */
function createHands({
  hands,
  handsEach = 1,
  handsOfSource = hands,
  helpAfterMs,
  idleExitMs,
  isReady = () => true,
}: TurnOptions) {
  const busy: ({ tenant: string; source: string; since: number } | undefined)[] = Array.from(
    { length: hands },
    () => undefined,
  );
  const lastAtWork = Array.from({ length: hands }, () => Number.NEGATIVE_INFINITY);
  const mostOf = typeof handsEach === 'number' ? () => handsEach : handsEach;
  /** In how many ms the hand may help, which those before it are too long at one piece for. */
  const mayHelpIn = (hand: number, now: number): number => {
    const begun = busy.slice(0, hand).map((other) => other?.since ?? Number.NEGATIVE_INFINITY);
    const isHelping = now - (lastAtWork[hand] ?? Number.NEGATIVE_INFINITY) < idleExitMs;
    return isHelping ? 0 : Math.max(...begun, Number.NEGATIVE_INFINITY) + helpAfterMs - now;
  };
  return {
    /** Whether the tenant has all that it may have. */
    areTakenBy: (tenant: string): boolean =>
      busy.filter((hand) => hand?.tenant === tenant).length >= mostOf(tenant),
    /** Whether a source of the tenant has all that it may have. */
    areTakenBySource: (tenant: string, source: string): boolean =>
      busy.filter((hand) => hand?.tenant === tenant && hand.source === source).length >= handsOfSource,
    /** The first free hand, or a later one that is readier, and in how many ms it may begin. */
    free(): { hand: number; inMs: number } | undefined {
      const now = performance.now();
      const free = busy.flatMap((work, hand) => (work ? [] : [{ hand, inMs: mayHelpIn(hand, now) }]));
      return free.find(({ hand, inMs }) => inMs <= 0 && isReady(hand)) ?? free[0];
    },
    take(hand: number, tenant: string, source: string): void {
      busy[hand] = { tenant, source, since: performance.now() };
    },
    release(hand: number): void {
      busy[hand] = undefined;
      lastAtWork[hand] = performance.now();
    },
  };
}
