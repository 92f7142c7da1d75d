/** The embedded database after power cuts, and that one which does not wait for the disk would be found out. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type DatabaseCuts, openDatabaseCuts } from './database-cuts.ts';

/** Generous: a machine with better things to do must not look like a database that hangs. */
const timeoutMs = 180_000;

let cuts: DatabaseCuts;
beforeEach(async () => {
  cuts = await openDatabaseCuts(inject('builtPrograms'), inject('embeddedTemplate'));
}, timeoutMs);
afterEach(() => cuts?.close());

/** Files of a folder, each with a digest of its content. */
async function digestsOf(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile())
      files.set(
        path.slice(folder.length),
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      );
  }
  return files;
}

describe('the embedded database after a power cut', () => {
  it(
    'has every row that was acknowledged, however much of the rest was lost or torn',
    async () => {
      await cuts.commitAndDie();
      const cut = await cuts.cut(Math.random);
      expect(await cuts.check(cut)).toEqual([]);
      await cuts.goOnWith(cut);
      await cuts.commitAndDie({ isAtRest: true });
      expect(await digestsOf(await cuts.cut(null)), 'the log says all that was done').toEqual(
        await digestsOf(cuts.data),
      );
      expect(await cuts.check(await cuts.cut(() => 0))).toEqual([]);
    },
    timeoutMs,
  );

  it(
    'would have lost some if commits did not wait for the disk',
    async () => {
      await cuts.commitAndDie({ isDurable: false });
      expect(await cuts.check(await cuts.cut(() => 0))).not.toEqual([]);
    },
    timeoutMs,
  );
});
