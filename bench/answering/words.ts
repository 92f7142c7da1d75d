/** `npm run bench -- words`: how many rows each language has of each table, and its bytes. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languagesIn } from '../../engine/words/languages.ts';
import { readTable, TABLES, type TableName } from '../../engine/words/table.ts';

const folder = new URL('../../engine/words/', import.meta.url);

/** Prints the table; throws where a file does not keep the schema. */
export async function run(): Promise<void> {
  const codes = languagesIn(folder);
  const folders = codes.map((code) => new URL(`${code}/`, folder));
  const names = [...TABLES.keys()];
  console.log(`| table | ${codes.join(' | ')} |\n|---|${codes.map(() => '---:|').join('')}`);
  for (const name of names) {
    const rows = folders.map((own) => (hasTable(own, name) ? readTable(own, name, () => null).length : '–'));
    console.log(`| ${name} | ${rows.join(' | ')} |`);
  }
  console.log(`| kB | ${folders.map((own) => (bytesIn(own) / 1000).toFixed(0)).join(' | ')} |`);
}

const hasTable = (of: URL, name: TableName): boolean => existsSync(new URL(`${name}.tsv`, of));

const bytesIn = (of: URL): number =>
  readdirSync(of).reduce((sum, name) => sum + statSync(fileURLToPath(new URL(name, of))).size, 0);
