/** Folders of migrations that go further than this program's. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtMigrations, listMigrations } from '../db/migrate.ts';

/** Copies the migrations and adds one, as a newer version of the program would have it. @returns its time stamp in ms */
export async function addMigration(folder: string, sql: string): Promise<number> {
  await cp(builtMigrations, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...head } = JSON.parse(await readFile(journal, 'utf8'));
  const when = Math.max(...listMigrations().map((migration) => migration.when)) + 1;
  const added = { idx: entries.length, version: head.version, when, tag: 'added', breakpoints: true };
  await writeFile(journal, JSON.stringify({ ...head, entries: [...entries, added] }));
  await writeFile(join(folder, 'added.sql'), sql);
  return when;
}
