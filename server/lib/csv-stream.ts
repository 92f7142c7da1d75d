import { Readable } from 'node:stream';
import { csvHeader } from '../../contracts/csv.ts';

/** Rows of one query; the file has as many as there are. */
const PORTION = 500;

type CsvSource<Row> = {
  header: readonly string[];
  /** At most `limit` rows behind `last`, the first ones for null. */
  listAfter: (last: Row | null, limit: number) => Promise<Row[]>;
  /** The row as a line of CSV, with its end. */
  lineOf: (row: Row) => string;
};

/**
 * A CSV file as it is read. It is read in portions, each a query of its own, so that a long list holds neither memory nor
 * a connection while the caller reads slowly.
 */
export const csvStream = <Row>(source: CsvSource<Row>): Readable =>
  Readable.from(portionsOf(source), { objectMode: false });

async function* portionsOf<Row>({ header, listAfter, lineOf }: CsvSource<Row>): AsyncGenerator<string> {
  yield csvHeader(header);
  let last: Row | null = null;
  do {
    const rows: Row[] = await listAfter(last, PORTION);
    yield rows.map(lineOf).join('');
    last = rows.length < PORTION ? null : (rows.at(-1) ?? null);
  } while (last !== null);
}
