import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPresence } from '../../lib/presence.ts';
import { createAskQueue } from './ask-queue.ts';

afterEach(() => vi.restoreAllMocks());

describe('createAskQueue', () => {
  /** A queue whose questions end when they are told to. `begun`: links whose questions are under way. */
  function open({ writes = false, sharedHands = 1 } = {}) {
    const presence = createPresence();
    const queue = createAskQueue({ presence, sharedHands, writes });
    const ends: (() => void)[] = [];
    const begun: string[] = [];
    const ask = (link: string, companyId: string): Promise<void> =>
      queue.enter(link, () => {
        queue.know(link, companyId);
        begun.push(link);
        return new Promise((resolve) => ends.push(resolve));
      });
    const endAll = async (all: Promise<unknown>[]): Promise<void> => {
      let isOver = false;
      void Promise.all(all).then(() => {
        isOver = true;
      });
      while (!isOver) {
        for (const end of ends.splice(0)) end();
        await sleep(1);
      }
    };
    return { ...queue, presence, begun, ask, endAll };
  }
  const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

  it('lets a company that is alone have eight of each link under way', async () => {
    const { ask, begun, endAll } = open();
    await endAll([ask('a1', 'a'), ask('a2', 'a')]);
    begun.length = 0;
    const all = times(20, () => ask('a1', 'a')).concat(ask('a2', 'a'));
    await sleep(5);
    expect(begun.toSorted()).toEqual([...times(8, () => 'a1'), 'a2']);
    await endAll(all);
  });

  it('lets the links of a company have one after the other while others are at work', async () => {
    const { ask, begun, endAll, presence } = open();
    await endAll([ask('a1', 'a'), ask('a2', 'a')]);
    presence.note('b');
    begun.length = 0;
    const flood = times(20, () => ask('a1', 'a')).concat(ask('a2', 'a'));
    await sleep(5);
    expect(begun).toEqual(['a1']);
    const other = ask('b1', 'b');
    await sleep(5);
    expect(begun).toEqual(['a1', 'b1']);
    await endAll([...flood, other]);
    expect(begun.slice(0, 4)).toEqual(['a1', 'b1', 'a2', 'a1']);
  });

  it.each([
    ['lets a company rest whose questions have been under way for long beside others', true],
    ['lets no company rest that is alone', false],
  ])('%s', async (_, isBeside) => {
    const { enter, know, presence } = open();
    const now = performance.now.bind(performance);
    let aheadMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs);
    const begun: string[] = [];
    const ask = (link: string, companyId: string, tookMs: number): Promise<void> =>
      enter(link, async () => {
        begun.push(link);
        know(link, companyId);
        if (isBeside) presence.note('b');
        aheadMs += tookMs;
      });
    // From its second question on it is known whose the link is.
    await ask('a1', 'a', 0);
    begun.length = 0;
    await ask('a1', 'a', 2_400);
    await ask('a1', 'a', 200);
    const third = ask('a1', 'a', 1);
    await sleep(50);
    expect(begun).toHaveLength(isBeside ? 2 : 3);
    if (isBeside) await ask('b1', 'b', 1);
    await third;
    expect(begun.at(-1)).toBe('a1');
  });

  it('lets none rest of many companies that are busy alike', async () => {
    const { enter, know } = open();
    const now = performance.now.bind(performance);
    let aheadMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs);
    const begun: string[] = [];
    const companies = ['a', 'b', 'c', 'd', 'e', 'f'];
    const ask = (company: string): Promise<void> =>
      enter(`${company}1`, async () => {
        begun.push(company);
        know(`${company}1`, company);
        aheadMs += 1_000;
      });
    for (const company of Array.from({ length: 6 }, () => companies).flat()) await ask(company);
    const last = ask('a');
    await sleep(50);
    expect(begun).toHaveLength(37);
    await last;
  });

  it('lets as many of a company be under way as there are threads', async () => {
    const { ask, begun, endAll, presence } = open({ sharedHands: 2 });
    presence.note('b');
    const flood = times(20, () => ask('a1', 'a'));
    await sleep(5);
    expect(begun).toHaveLength(2);
    await endAll(flood);
  });

  it('lets eight be under way where a model writes, but looks one up at a time', async () => {
    const { ask, begun, endAll, presence, take } = open({ writes: true });
    presence.note('b');
    const flood = times(20, () => ask('a1', 'a'));
    await sleep(5);
    expect(begun).toHaveLength(8);
    await endAll(flood);
    presence.note('b');
    let lookedUp = 0;
    const ends: (() => void)[] = [];
    const looks = times(3, () =>
      take({ companyId: 'a', linkId: 'a1' }, () => {
        lookedUp += 1;
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
    await sleep(5);
    expect(lookedUp).toBe(1);
    while (lookedUp < 3) {
      for (const end of ends.splice(0)) end();
      await sleep(1);
    }
    for (const end of ends) end();
    await Promise.all(looks);
  });

  it('believes nobody whose a link is before its question was found', async () => {
    const { ask, begun, enter, endAll, presence } = open();
    await endAll([ask('a1', 'a')]);
    presence.note('b');
    begun.length = 0;
    // A key that is nobody's takes nothing from a company's share.
    const unknown = enter('nobody', () => sleep(20));
    const own = ask('a1', 'a');
    await sleep(5);
    expect(begun).toEqual(['a1']);
    await endAll([unknown, own]);
  });
});
