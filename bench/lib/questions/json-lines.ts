import { readFileSync } from 'node:fs';

/** Rows of a file of JSON lines. The caller names their type: question sets are files of our own making. */
export function readJsonLines<Row>(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Row => JSON.parse(line));
}
