import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createAskTurns } from './ask-turns.ts';

describe('createAskTurns', () => {
  /** Lookups of which each ends when it is told to. */
  function open(limits: Parameters<typeof createAskTurns>[0]) {
    const turns = createAskTurns(limits);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (companyId: string, linkId: string) =>
      turns.take({ companyId, linkId }, () => {
        begun.push(linkId);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const endNext = async (): Promise<void> => {
      ends.shift()?.();
      await sleep(5);
    };
    return { begun, ask, endNext };
  }

  it('answers companies in turns', async () => {
    const { begun, ask, endNext } = open({ hands: 1, handsEach: 1 });
    const all = Promise.all(['a1', 'a2', 'a3'].map((link) => ask('a', link)).concat(ask('b', 'b1')));
    await sleep(5);
    for (let i = 0; i < 4; i += 1) await endNext();
    await all;
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('refuses what one link asks beyond its share, with the time to wait, and no other link', async () => {
    const { begun, ask, endNext } = open({ hands: 1, handsEach: 1, maxWaitingOfSource: 1 });
    const all = Promise.all([ask('a', 'a1'), ask('a', 'a1'), ask('a', 'a2')]);
    await expect(ask('a', 'a1')).rejects.toMatchObject({
      code: 'unavailable',
      headers: { 'retry-after': '3' },
    });
    await sleep(5);
    for (let i = 0; i < 3; i += 1) await endNext();
    await all;
    expect(begun).toEqual(['a1', 'a2', 'a1']);
  });

  it('does not let anybody wait for ever', async () => {
    const { ask, endNext } = open({ hands: 1, handsEach: 1, patienceMs: 20 });
    const first = ask('a', 'a1');
    await expect(ask('b', 'b1')).rejects.toMatchObject({ code: 'unavailable' });
    await endNext();
    await first;
  });
});
