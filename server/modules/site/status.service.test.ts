import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { EncoderStatus } from '../../../engine/meaning/encoder.ts';
import type { Db } from '../../db/connect.ts';
import { job } from '../../db/schema/jobs.ts';
import { describeOnBothDatabases, useTestDatabase } from '../../testing/test-database.ts';
import { HOUR_MS, MINUTE_MS } from '../../time.ts';
import { createStatusService } from './status.service.ts';

const NOW = new Date('2026-11-27T10:00:00Z');
const before = (ms: number) => new Date(NOW.getTime() - ms);
const hasRoom = async () => true;

type Told = { db: Db; hasMailServer?: boolean; state?: EncoderStatus; ran?: Date | null };

async function statesOf(
  { db, hasMailServer = true, state = { state: 'ready' }, ran = NOW }: Told,
  room = hasRoom,
) {
  const service = createStatusService({
    db,
    hasMailServer,
    encoder: { status: () => state },
    lastMaintenance: async () => ran,
  });
  const { checks } = await service.read(room, NOW);
  return Object.fromEntries(checks.map(({ check, state: found }) => [check, found]));
}

const well = {
  database: 'works',
  files: 'works',
  reading: 'works',
  mails: 'works',
  meaning: 'works',
  maintenance: 'works',
};

describeOnBothDatabases('the status', (database) => {
  const add = async (kind: string, values: Partial<typeof job.$inferInsert>) => {
    const id = newId();
    await database()
      .write.insert(job)
      .values({ id, kind, payload: {}, maxAttempts: 3, ...values });
    return id;
  };

  it('is well where nothing waits, and on the first day without maintenance', async () => {
    const db = database().write;
    expect(await statesOf({ db })).toEqual(well);
    expect(await statesOf({ db, ran: null })).toEqual(well);
  });

  it('tells of work that waits too long, or whose worker is lost, each by its kind', async () => {
    const db = database().write;
    await add('read-manual', { runAt: before(14 * MINUTE_MS) });
    await add('send-mail', { runAt: before(-HOUR_MS) });
    await add('send-webhook', { runAt: before(HOUR_MS) });
    expect(await statesOf({ db })).toEqual(well);
    await add('recognize-manual', { runAt: before(16 * MINUTE_MS) });
    expect(await statesOf({ db })).toEqual({ ...well, reading: 'slow' });
    await add('send-mail', { state: 'running', lockedUntil: before(16 * MINUTE_MS), runAt: before(HOUR_MS) });
    expect(await statesOf({ db })).toEqual({ ...well, reading: 'slow', mails: 'slow' });
    expect(await statesOf({ db, hasMailServer: false })).toMatchObject({ mails: 'off' });
  });
});

describe('the status', () => {
  const database = useTestDatabase();

  it('tells of models, disk and maintenance', async () => {
    const db = database().write;
    const failing: EncoderStatus = { state: 'failing', models: ['english'], since: NOW, reason: 'gone' };
    expect(await statesOf({ db, state: failing })).toEqual({ ...well, meaning: 'fails' });
    expect(await statesOf({ db, state: { state: 'off' } })).toEqual({ ...well, meaning: 'off' });
    expect(await statesOf({ db, ran: before(27 * HOUR_MS) })).toEqual({ ...well, maintenance: 'slow' });
    expect(await statesOf({ db }, async () => false)).toEqual({ ...well, files: 'fails' });
  });

  it('is told although the database does not answer', async () => {
    const gone = new Proxy(database().write, {
      get: () => () => {
        throw new Error('connection refused');
      },
    });
    expect(await statesOf({ db: gone })).toMatchObject({
      database: 'fails',
      reading: 'fails',
      meaning: 'works',
    });
  });

  it('asks the database at most every half minute, whoever looks', async () => {
    let asked = 0;
    const service = createStatusService({
      db: database().write,
      hasMailServer: false,
      encoder: { status: () => ({ state: 'off' }) },
      lastMaintenance: async () => {
        asked += 1;
        return null;
      },
    });
    await Promise.all([service.read(hasRoom, NOW), service.read(hasRoom, NOW)]);
    await service.read(hasRoom, new Date(NOW.getTime() + MINUTE_MS / 2 - 1));
    expect(asked).toBe(1);
    await service.read(hasRoom, new Date(NOW.getTime() + MINUTE_MS / 2));
    expect(asked).toBe(2);
  });
});
