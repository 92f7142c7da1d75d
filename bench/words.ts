/** `npm run bench -- words`: how many rows each language has of each table, and the bytes of all of them. */
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTable, TABLES, type TableName } from '../engine/words/table.ts';

const folder = new URL('../engine/words/', import.meta.url);

/** Prints the table; throws where a file does not keep the schema. */
export async function run(): Promise<void> {
  const codes = readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name));
  const names = Object.keys(TABLES) as TableName[];
  console.log(`| language | ${names.join(' | ')} | kB |\n|---|${names.map(() => '---:|').join('')}---:|`);
  for (const code of codes) {
    const own = new URL(`${code}/`, folder);
    const rows = names.map((name) => readTable(own, name, () => null).length);
    console.log(`| ${code} | ${rows.join(' | ')} | ${(bytesIn(own) / 1000).toFixed(0)} |`);
  }
}

const bytesIn = (of: URL): number =>
  readdirSync(of).reduce((sum, name) => sum + statSync(fileURLToPath(new URL(name, of))).size, 0);
