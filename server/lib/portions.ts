/** Rows of one query. */
const PORTION = 500;

/**
 * A long list, portion by portion: each is a query of its own, so that it holds neither memory nor a connection while
 * whoever reads it is slow.
 * @param listAfter at most `limit` rows behind `last`, the first ones for null
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
