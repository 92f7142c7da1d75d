import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { currentTenant, forTenant } from './tenant.ts';
import { createTenantLine } from './tenant-line.ts';

describe('a line of tenants', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const settle = () => vi.advanceTimersByTimeAsync(0);

  it('lets in as many as may be in at once, then one tenant after the other', async () => {
    const line = createTenantLine({ atOnce: 1, timeoutMs: 1_000 });
    const order: string[] = [];
    const come = (tenant: string, name: string) => line.enter(tenant).then(() => void order.push(name));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void come('a', name);
    void come('b', 'b1');
    void come('c', 'c1');
    await settle();
    expect([order, line.waiting()]).toEqual([['a1'], 5]);
    for (let turn = 0; turn < 6; turn += 1) {
      line.leave();
      await settle();
    }
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
    expect(line.waiting()).toBe(0);
  });

  it('has room again once all have left', async () => {
    const line = createTenantLine({ atOnce: 2, timeoutMs: 1_000 });
    await Promise.all([line.enter('a'), line.enter('a')]);
    let isIn = false;
    const third = line.enter('b').then(() => {
      isIn = true;
    });
    await settle();
    expect(isIn).toBe(false);
    line.leave();
    await third;
    line.leave();
    line.leave();
    await Promise.all([line.enter('a'), line.enter('a')]);
  });

  it('gives up who waits too long, and nobody else', async () => {
    const line = createTenantLine({ atOnce: 1, timeoutMs: 1_000 });
    await line.enter('a');
    const late = expect(line.enter('a')).rejects.toThrow('timeout exceeded when trying to connect');
    await vi.advanceTimersByTimeAsync(600);
    const next = line.enter('b');
    await vi.advanceTimersByTimeAsync(500);
    await late;
    expect(line.waiting()).toBe(1);
    line.leave();
    await next;
  });
});

it('knows for whom work is done, across what it waits for', async () => {
  const seen = await Promise.all(
    ['a', 'b'].map((tenant) =>
      forTenant(tenant, async () => {
        await Promise.resolve();
        return currentTenant();
      }),
    ),
  );
  expect([...seen, currentTenant()]).toEqual(['a', 'b', '']);
});

describe('the embedded database', () => {
  const database = useTestDatabase();

  it('does what one tenant asks before the twenty things that another asked first', async () => {
    const order: string[] = [];
    const workFor = (tenant: string) =>
      forTenant(tenant, () => database().write.transaction((tx) => tx.execute(sql`select 1`))).then(() =>
        order.push(tenant),
      );
    const crowd = Array.from({ length: 20 }, () => workFor('crowd'));
    const waiting = database().waiting();
    await Promise.all([...crowd, workFor('one')]);
    expect(waiting).toBe(19);
    expect(order.indexOf('one')).toBeLessThan(3);
    expect(database().waiting()).toBe(0);
  });
});
