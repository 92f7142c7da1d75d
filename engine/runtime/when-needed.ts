/**
 * Makes tables when they are first needed. Most programs that load the engine ask no question, and a product uses one
 * language; making the tables of all of them at once took a third of a server's start.
 */

/** Calls `make` once, when its value is first asked for. */
export function whenNeeded<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** An object each of whose fields is made once, when it is first read. */
export function whenNeededEach<T extends object>(makers: { [K in keyof T]: () => T[K] }): T {
  const fields = Object.entries(makers).map(([name, make]) => [
    name,
    { get: whenNeeded(make as () => unknown), enumerable: true },
  ]);
  return Object.defineProperties({}, Object.fromEntries(fields)) as T;
}

/** Calls `make` once for each key. The values are kept for good, so the set of keys must be bounded. */
export function whenNeededFor<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, { value: T }>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}
