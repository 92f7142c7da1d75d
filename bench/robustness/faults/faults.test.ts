/** Each fault once, on a program whose manuals are short; `npm run bench -- faults all` is the long version. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allFaults } from './all-faults.ts';
import { type Home, openHome } from './home.ts';
import { isClean } from './report.ts';
import { runFault } from './run-fault.ts';

/**
 * Not here: those on PostgreSQL, where a job whose process is gone is taken over after 30 s (`server/cluster.test.ts` and
 * `server/jobs/job-leases.test.ts` test this in less), the whole program's power cut, of which
 * `power-cut/database-cuts.test.ts` tests the half that counts, and the encoder's, which wait for a manual to be learnt:
 * `engine/meaning/encoder.test.ts` tests them on its process alone. Nor hostile files, which take minutes:
 * `engine/read/hostile-files.test.ts` reads most of them.
 */
const ELSEWHERE = ['power-cut', 'encoder', 'hostile-files'];
const faults = allFaults.filter(({ name, database }) => database === 'embedded' && !ELSEWHERE.includes(name));
const rounds = 1;
/** Generous: a machine with better things to do must not look like a program that hangs. */
const timeoutMs = 300_000;

describe('faults', () => {
  let folder = '';
  let home: Home;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manualist-faults-'));
    const script = join(inject('builtPrograms'), 'server/main.js');
    home = await openHome({ database: 'embedded', folder, script, kinds: ['small'] });
  }, timeoutMs);
  afterAll(async () => {
    await home?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(faults)(
    '$name: nothing acknowledged is lost, doubled or miscounted',
    async (fault) => {
      const report = await runFault(fault, home.scene, rounds);
      expect(report.notes).toEqual([]);
      expect(report.rounds).toBe(rounds);
      expect(isClean(report)).toBe(true);
    },
    timeoutMs,
  );
});
