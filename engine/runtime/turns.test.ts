import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns, NoTurn, type TurnOptions } from './turns.ts';

/** Turns whose pieces end when they are told to. */
function openTurns(options: Partial<TurnOptions> = {}) {
  const turns = createTurns({
    hands: 1,
    helpAfterMs: 0,
    idleExitMs: 1_000,
    maxWaitingEach: 10,
    maxWaiting: 20,
    ...options,
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, signal?: AbortSignal): Promise<number> =>
    turns.run({ tenant: name.charAt(0), source: name.charAt(2), signal }, (hand) => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve(hand)));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await sleep(1);
  };
  return { turns, begun, ask, end };
}

describe('createTurns', () => {
  it('serves tenants in turns, however many pieces one of them brings first', async () => {
    const { begun, ask, end } = openTurns();
    const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
    const all = Promise.all(names.map((name) => ask(name)));
    await sleep(1);
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    await all;
  });

  it('never has two pieces of a tenant under way', async () => {
    const { begun, ask, end } = openTurns({ hands: 3 });
    const all = Promise.all(['a1', 'a2', 'b1'].map((name) => ask(name)));
    await sleep(5);
    expect(begun).toEqual(['a1', 'b1']);
    for (const name of ['a1', 'a2', 'b1']) await end(name);
    await all;
  });

  it('serves the sources of a tenant in turns, and refuses what one brings beyond its share', async () => {
    const { begun, ask, end } = openTurns({ maxWaitingOfSource: 2 });
    const all = Promise.all(['a1x', 'a2x', 'a3x', 'a4y', 'a5z', 'a6z'].map((name) => ask(name)));
    await expect(ask('a7x')).rejects.toMatchObject({ reason: 'full' });
    const order = ['a1x', 'a4y', 'a5z', 'a2x', 'a6z', 'a3x'];
    for (const name of order) await end(name);
    await all;
    expect(begun).toEqual(order);
  });

  it('begins nothing for a tenant that rests, and goes on when it has rested', async () => {
    const { begun, ask, end } = openTurns({ restMs: (tookMs) => (tookMs > 20 ? 100 : 0) });
    const all = Promise.all(['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => ask(name)));
    await sleep(30);
    await end('a1');
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'b2']);
    await end('b2');
    expect(begun).toEqual(['a1', 'b1', 'b2']);
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'b2', 'a2']);
    await end('a2');
    await expect.poll(() => begun).toContain('a3');
    await end('a3');
    await all;
  });

  it('prefers a hand that can begin at once', async () => {
    const { ask, end } = openTurns({ hands: 2, isReady: (hand) => hand === 1 });
    const first = ask('a1');
    const second = ask('b1');
    await sleep(1);
    await end('a1');
    await end('b1');
    expect(await Promise.all([first, second])).toEqual([1, 0]);
  });

  it('lets a tenant have as many hands as it may', async () => {
    const { begun, ask, end } = openTurns({ hands: 3, handsEach: 2 });
    const all = Promise.all(['a1', 'a2', 'a3', 'b1'].map((name) => ask(name)));
    await sleep(5);
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    for (const name of ['a1', 'a2', 'a3', 'b1']) await end(name);
    await all;
  });

  it('calls a second hand for another tenant only when the first is long at one piece', async () => {
    const { begun, ask, end } = openTurns({ hands: 2, helpAfterMs: 60 });
    const first = ask('a1');
    const second = ask('b1');
    await sleep(10);
    expect(begun).toEqual(['a1']);
    await sleep(100);
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1');
    await end('a1');
    expect(await Promise.all([first, second])).toEqual([0, 1]);
  });

  it('has a hand that helps go on helping at once', async () => {
    const { begun, ask, end } = openTurns({ hands: 2, helpAfterMs: 60, idleExitMs: 60_000 });
    const all = [ask('a1'), ask('b1')];
    await sleep(100);
    await end('a1');
    await end('b1');
    all.push(ask('a2'), ask('b2'));
    await sleep(1);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2']);
    await end('a2');
    await end('b2');
    await Promise.all(all);
  });

  it('leaves out what nobody waits for any more', async () => {
    const { turns, begun, ask, end } = openTurns();
    const gone = new AbortController();
    const first = ask('a1');
    const left = ask('b1', gone.signal);
    gone.abort();
    await expect(left).rejects.toMatchObject({ reason: 'gone' });
    expect(turns.waiting()).toBe(0);
    await end('a1');
    await first;
    expect(begun).toEqual(['a1']);
  });

  it('refuses what a tenant brings beyond its share, and nobody else', async () => {
    const { ask, end, begun } = openTurns({ maxWaitingEach: 1 });
    const all = [ask('a1'), ask('a2'), ask('b1')];
    await expect(ask('a3')).rejects.toThrow(NoTurn);
    for (const name of ['a1', 'b1', 'a2']) await end(name);
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('goes on after a piece that failed', async () => {
    const turns = createTurns({ hands: 1, helpAfterMs: 0, idleExitMs: 0, maxWaitingEach: 1, maxWaiting: 1 });
    await expect(turns.run({ tenant: 'a' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.run({ tenant: 'a' }, async () => 'yes')).toBe('yes');
  });
});
