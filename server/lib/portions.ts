/** Number of rows that one query fetches. */
const PORTION = 500;

/**
 * Yields a long list in portions. Each portion is a query of its own, so that a slow reader keeps neither memory nor
 * a connection.
 * @param listAfter lists at most `limit` rows after `last`; from the beginning if it is null
 */
export async function* portionsOf<Row>(
  listAfter: (last: Row | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | null = null;
  do {
    const rows: Row[] = await listAfter(last, PORTION);
    yield rows;
    last = rows.length < PORTION ? null : (rows.at(-1) ?? null);
  } while (last !== null);
}
