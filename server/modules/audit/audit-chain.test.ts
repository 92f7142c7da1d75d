import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import type { AuditValues } from '../../../contracts/admin/audit.ts';
import { DECIDER } from '../../testing/accounts.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { type AuditTrail, createAuditTrail } from './audit.service.ts';
import { type AuditActor, recordAudit } from './record-audit.ts';

const ENTRIES = 5;

describeOnBothDatabases('the chain of the audit trail', (database) => {
  let audit: AuditTrail;

  const record = (after: AuditValues, actor: AuditActor = DECIDER, name = 'Plan') =>
    database().write.transaction((tx) =>
      recordAudit(tx, actor, {
        action: 'plan.changed',
        subject: { id: 'p', name },
        before: { prices: { USD: 15.5, INR: 1299.25 }, listedOn: ['landing'], retiredAt: null },
        after,
      }),
    );
  const lines = async () => (await audit.export().toArray()).join('').trimEnd().split('\n');

  beforeAll(async () => {
    audit = createAuditTrail({ db: database().write });
    for (let i = 0; i < ENTRIES; i += 1)
      await record({ maxProducts: i, note: 'naïve “quote”\n\u2028', at: new Date() });
  });

  it('has no gaps when many write at once', async () => {
    const many = 20;
    await Promise.all(Array.from({ length: many }, (_, i) => record({ i })));
    const { rows } = await audit.list({ page: 1, limit: many, search: '' });
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: many }, (_, i) => ENTRIES + many - i));
    expect(await audit.check()).toEqual({ entries: ENTRIES + many, head: rows[0]?.hash, brokenAt: null });
  });

  it('can be checked by others from the file alone', async () => {
    let previousHash = '';
    const all = await lines();
    for (const [i, line] of all.entries()) {
      const { hash, ...entry } = JSON.parse(line);
      const bare = line.replace(`"hash":"${hash}",`, '');
      expect(createHash('sha256').update(bare).digest('hex')).toBe(hash);
      expect(entry).toMatchObject({ seq: i + 1, previousHash });
      previousHash = hash;
    }
    expect(await audit.check()).toEqual({ entries: all.length, head: previousHash, brokenAt: null });
  });

  it('tells in the file by which token a program acted, and nothing of tokens where a person did', async () => {
    const sessionId = uuidv7();
    const program = { ...DECIDER, sessionId, scopes: ['products:write'] as const };
    await record({}, program);
    await record({}, { ...program, scopes: null });
    const [byProgram, byPerson] = (await lines()).slice(-2).map((line) => JSON.parse(line));
    expect(byProgram).toMatchObject({ tokenId: sessionId });
    expect(byPerson).not.toHaveProperty('tokenId');
    expect(await audit.check()).toMatchObject({ head: byPerson.hash, brokenAt: null });
  });

  it('holds where a text has characters that the database does not keep', async () => {
    await record({ note: 'half \ud800', at: new Date() }, { ...DECIDER, name: 'a\ud800' }, 'nul \0');
    expect(JSON.parse((await lines()).at(-1) ?? '')).toMatchObject({
      actorName: 'a\ufffd',
      subjectName: 'nul \ufffd',
      after: { note: 'half \ufffd', at: expect.stringContaining('T') },
    });
    expect(await audit.check()).toMatchObject({ brokenAt: null });
  });

  it.each([
    'update audit_entry set actor_name = $$Nobody$$ where seq = 3',
    'delete from audit_entry where seq = 3',
    'truncate audit_entry',
  ])('is not changed by "%s"', async (statement) => {
    await expect(database().pool.query(statement)).rejects.toThrow('never changed or deleted');
    expect(await audit.check()).toMatchObject({ brokenAt: null });
  });

  it.each([
    ['changed', 'update audit_entry set "after" = \'{"role":"admin"}\' where seq = 3'],
    ['backdated', "update audit_entry set at = at - interval '1 day' where seq = 3"],
    ['left out', 'delete from audit_entry where seq = 3'],
  ])('shows that an entry was %s behind its back', async (_, statement) => {
    await tamper(statement, async () =>
      expect(await audit.check()).toMatchObject({ entries: 2, brokenAt: 3 }),
    );
    expect(await audit.check()).toMatchObject({ brokenAt: null });
  });

  /** What whoever owns the database can do; taken back afterwards. */
  async function tamper(statement: string, look: () => Promise<void>) {
    const { pool } = database();
    await pool.query('alter table audit_entry disable trigger all');
    await pool.query('create table kept as select * from audit_entry where seq = 3');
    try {
      await pool.query(statement);
      await look();
    } finally {
      await pool.query('delete from audit_entry where seq = 3');
      await pool.query('insert into audit_entry select * from kept');
      await pool.query('drop table kept');
      await pool.query('alter table audit_entry enable trigger all');
    }
  }
});
