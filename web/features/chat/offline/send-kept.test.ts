import { describe, expect, it } from 'vitest';
import type { KeptQuestion } from '../../../../contracts/chat/offline.ts';
import { ApiError, networkError } from '../../../lib/api/api-error.ts';
import { type Mailbag, sendKept } from './send-kept.ts';

const question = (key: string): KeptQuestion => ({ key, question: key, askedAt: '2026-11-28T10:00:00.000Z' });
const refused = () => new ApiError('invalid_request', 400, 'Please check the fields.');

/** A bag with these questions, and a server that takes what `take` lets through. */
function bagOf(keys: string[], take: (keys: string[]) => string[]) {
  let waiting = keys.map(question);
  const posted: string[][] = [];
  const bag: Mailbag = {
    list: async () => waiting,
    post: async (questions) => {
      posted.push(questions.map(({ key }) => key));
      return take(posted.at(-1) ?? []);
    },
    forget: async (done) => {
      waiting = waiting.filter(({ key }) => !done.includes(key));
    },
  };
  return { bag, posted, left: () => waiting.map(({ key }) => key) };
}

describe('questions that were asked on a device', () => {
  it('are sent together, in order, and forgotten once they are taken', async () => {
    const { bag, posted, left } = bagOf(['a', 'b'], (keys) => keys);
    await sendKept(bag);
    expect(posted).toEqual([['a', 'b']]);
    expect(left()).toEqual([]);
  });

  it('are sent one by one where the server refuses one of them, which it will never take', async () => {
    const { bag, posted, left } = bagOf(['a', 'wrong', 'b'], (keys) => {
      if (keys.includes('wrong')) throw refused();
      return keys;
    });
    await sendKept(bag);
    expect(posted).toEqual([['a', 'wrong', 'b'], ['a'], ['wrong'], ['b']]);
    expect(left()).toEqual([]);
  });

  it('stay where the server can’t be reached, or takes none', async () => {
    const away = bagOf(['a'], () => {
      throw networkError();
    });
    await expect(sendKept(away.bag)).rejects.toMatchObject({ code: 'network' });
    expect(away.left()).toEqual(['a']);
    const silent = bagOf(['a'], () => []);
    await sendKept(silent.bag);
    expect(silent.left()).toEqual(['a']);
  });

  it('are sent with all that the device knows of them, and without what it alone keeps', async () => {
    const posts: unknown[] = [];
    const told = { variant: 'P7', variants: ['EU'], byMeaning: true, place: 'abcd', model: 'P', serial: '1' };
    const asked: KeptQuestion = { ...question('a'), ...told };
    let waiting: KeptQuestion[] = [{ ...asked, uniqueId: 'link' } as KeptQuestion];
    await sendKept({
      list: async () => waiting,
      post: async (questions) => {
        posts.push(...questions);
        return ['a'];
      },
      forget: async () => {
        waiting = [];
      },
    });
    expect(posts).toEqual([asked]);
  });
});
