/**
 * Tables that are made when they are first needed. Most programs that load the engine ask no question, and a product speaks one of its
 * languages: to make the tables of all of them with the modules took a third of the time in which a server starts.
 */

/** Gives what `make` returns, which is called once, when its value is first asked for. */
export function whenNeeded<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Gives what `make` returns for a key, which is called once for each. What is kept is never let go: for a bounded set of keys. */
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
