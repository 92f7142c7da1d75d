import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { checkpointIfDue } from './checkpoints.ts';

const maxLogBytes = 2 ** 20;

describe('checkpointIfDue', () => {
  const database = useTestDatabase('embedded');

  it('makes a checkpoint once enough was written, which nobody else does here', async () => {
    const { pool } = database();
    await pool.query('checkpoint');
    expect(await checkpointIfDue(pool, { maxLogBytes })).toBe(false);
    await pool.query(
      'create table filling as select repeat(md5(n::text), 30) from generate_series(1, 5000) n',
    );
    expect(await checkpointIfDue(pool, { maxLogBytes })).toBe(true);
    expect(await checkpointIfDue(pool, { maxLogBytes })).toBe(false);
    expect((await pool.query('select count(*)::int as n from filling')).rows).toEqual([{ n: 5000 }]);
  });
});
