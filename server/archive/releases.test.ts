import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findMigrationState } from '../db/migrate.ts';
import { readEveryTable } from '../testing/every-table.ts';
import { otherKind, silent, useInstallations } from '../testing/installations.ts';
import { askQuestion } from '../testing/products.ts';
import { startTestApp } from '../testing/test-app.ts';
import { restoreArchive } from './restore-archive.ts';

/** One folder a release, made by `server/testing/make-release-archive.ts`; none is ever made anew. */
const folder = fileURLToPath(new URL('../testing/fixtures/releases', import.meta.url));
const releases = readdirSync(folder);

it('keeps the data of every release', () => {
  expect(releases).toContain('0.1.0');
});

describe.each(releases)('the data of release %s', (release) => {
  const { install } = useInstallations();

  it.each(['embedded', otherKind()] as const)(
    'comes up to today’s tables (%s) and answers as it did',
    async (kind) => {
      const { database, fileStore } = await install(kind);
      const archive = join(folder, release);
      const manifest = await restoreArchive(archive, { database, fileStore, onProgress: silent });
      expect(manifest.programVersion).toBe(release);
      expect((await findMigrationState(database.pool)).pending).toEqual([]);
      const rows = await readEveryTable(database);
      // Whatever the release knew has rows, so that an upgrade is tried on each of its tables.
      for (const { name, rows: count } of manifest.tables) expect([name, count > 0]).toEqual([name, true]);
      expect(rows.message?.length).toBe(manifest.tables.find(({ name }) => name === 'message')?.rows);

      const { link, question, answer } = JSON.parse(await readFile(join(archive, 'asked.json'), 'utf8'));
      const app = await startTestApp(database);
      try {
        expect(await askQuestion(app, link, question)).toMatchObject(answer);
      } finally {
        await app.stop();
      }
    },
  );
});
