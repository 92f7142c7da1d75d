export type TenantLineOptions = {
  /** How many may be in at once. */
  atOnce: number;
  /** Longest wait of one. */
  timeoutMs: number;
};

/** A door that few can be behind, before which tenants take turns: who has many waiting goes in no more often than who has one. */
export type TenantLine = {
  /** Resolves when it is the tenant's turn; `leave` has to be called then. Rejects after `timeoutMs`. */
  enter(tenant: string): Promise<void>;
  leave(): void;
  /** How many wait. */
  waiting(): number;
};

type Waiting = { goIn: () => void };

export function createTenantLine({ atOnce, timeoutMs }: TenantLineOptions): TenantLine {
  /** What waits, by tenant, in the order of their turns. */
  const lines = new Map<string, Waiting[]>();
  let inside = 0;
  let count = 0;

  function remove(tenant: string, one: Waiting): void {
    const rest = (lines.get(tenant) ?? []).filter((other) => other !== one);
    if (rest.length > 0) lines.set(tenant, rest);
    else lines.delete(tenant);
    count -= 1;
  }

  function letNextIn(): void {
    const [first] = lines;
    if (first === undefined) return;
    const [tenant, line] = first;
    const one = line.shift();
    // Behind all others, with what else it has.
    lines.delete(tenant);
    if (line.length > 0) lines.set(tenant, line);
    if (!one) return;
    count -= 1;
    inside += 1;
    one.goIn();
  }

  return {
    enter(tenant) {
      if (inside < atOnce) {
        inside += 1;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          remove(tenant, one);
          // As the pool says it.
          reject(new Error('timeout exceeded when trying to connect'));
        }, timeoutMs);
        timer.unref();
        const one: Waiting = {
          goIn: () => {
            clearTimeout(timer);
            resolve();
          },
        };
        const line = lines.get(tenant);
        if (line) line.push(one);
        else lines.set(tenant, [one]);
        count += 1;
      });
    },
    leave() {
      inside -= 1;
      letNextIn();
    },
    waiting: () => count,
  };
}
