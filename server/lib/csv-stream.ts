import { Readable } from 'node:stream';
import { csvHeader } from '../../contracts/csv.ts';
import { portionsOf } from './portions.ts';

type CsvSource<Row> = {
  header: readonly string[];
  /** Lists at most `limit` rows after `last`; from the beginning if it is null. */
  listAfter: (last: Row | null, limit: number) => Promise<Row[]>;
  /** Formats a row as a line of CSV, including the line break. */
  lineOf: (row: Row) => string;
};

/** A stream of a CSV file, whose rows are read from the source as the stream is. */
export const csvStream = <Row>(source: CsvSource<Row>): Readable =>
  Readable.from(linesOf(source), { objectMode: false });

async function* linesOf<Row>({ header, listAfter, lineOf }: CsvSource<Row>): AsyncGenerator<string> {
  yield csvHeader(header);
  for await (const rows of portionsOf(listAfter)) yield rows.map(lineOf).join('');
}
