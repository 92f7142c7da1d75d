/** Vitest's global set-up: makes, once for a run, the migrated databases that every test file gets a copy of. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../db/connect.ts';
import { makeTemplate } from '../../db/embedded/make-template.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { findPostgresBinaries, type PostgresServer, startPostgresServer } from '../postgres-server.ts';
import { makeTemporaryHome, removeTemporaryHome } from './temporary-home.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Archive of a migrated embedded database. */
    embeddedTemplate: string;
    /** Address of a server without the database's name; null where PostgreSQL is not installed. */
    postgresUrl: string | null;
  }
}

/** Database on the test server that the others are copied from. */
export const postgresTemplate = 'manualist_template';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('embeddedTemplate', await prepareEmbedded());
  const home = await makeTemporaryHome();
  project.provide('temporaryHome', home);
  const server = await preparePostgres(home);
  project.provide('postgresUrl', server?.url('') ?? null);
  return async () => {
    await server?.stop();
    await removeTemporaryHome(home);
  };
}

/** Kept from run to run until the migrations or PGlite change. */
export async function prepareEmbedded(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of [
    '../../db/migrations/meta/_journal.json',
    '../../../node_modules/@electric-sql/pglite/package.json',
  ]) {
    hash.update(readFileSync(fromHere(path)));
  }
  const { entries } = JSON.parse(readFileSync(fromHere('../../db/migrations/meta/_journal.json'), 'utf8'));
  for (const { tag } of entries) hash.update(readFileSync(fromHere(`../../db/migrations/${tag}.sql`)));
  const archive = fromHere(
    `../../../node_modules/.cache/manualist/cluster-${hash.digest('hex').slice(0, 16)}.gz`,
  );
  if (!existsSync(archive)) await makeTemplate(archive);
  return archive;
}

async function preparePostgres(home: string): Promise<PostgresServer | null> {
  const binaries = findPostgresBinaries();
  if (binaries === null) {
    console.warn('PostgreSQL is not installed: its tests are skipped.');
    return null;
  }
  const server = await startPostgresServer(binaries, home);
  const maintenance = await openDatabase({ databaseUrl: server.url('postgres'), dataDir: '' });
  await maintenance.pool.query(`create database ${postgresTemplate}`);
  await maintenance.close();
  const template = await openDatabase({ databaseUrl: server.url(postgresTemplate), dataDir: '' });
  await migrateDatabase(template);
  await template.close();
  return server;
}
