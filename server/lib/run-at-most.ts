/** Runs all pieces of work, at most `limit` of them at a time. @throws the first failure */
export async function runAtMost(limit: number, work: Iterable<() => Promise<void>>): Promise<void> {
  const queue = work[Symbol.iterator]();
  const runners = Array.from({ length: limit }, async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await next.value();
  });
  await Promise.all(runners);
}
