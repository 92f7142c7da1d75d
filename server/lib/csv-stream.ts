import { Readable } from 'node:stream';
import { csvHeader } from '../../contracts/csv.ts';
import { portionsOf } from './portions.ts';

type CsvSource<Row> = {
  header: readonly string[];
  /** At most `limit` rows behind `last`, the first ones for null. */
  listAfter: (last: Row | null, limit: number) => Promise<Row[]>;
  /** The row as a line of CSV, with its end. */
  lineOf: (row: Row) => string;
};

/** A CSV file as it is read. */
export const csvStream = <Row>(source: CsvSource<Row>): Readable =>
  Readable.from(linesOf(source), { objectMode: false });

async function* linesOf<Row>({ header, listAfter, lineOf }: CsvSource<Row>): AsyncGenerator<string> {
  yield csvHeader(header);
  for await (const rows of portionsOf(listAfter)) yield rows.map(lineOf).join('');
}
