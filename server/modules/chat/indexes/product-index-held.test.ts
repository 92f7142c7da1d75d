import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotHeld } from '../../../../engine/answering/desk.ts';
import { TookTooLong } from '../../../../engine/answering/thread-line.ts';
import { noEncoder } from '../../../../engine/meaning/encoder.ts';
import { createProductIndexes, type ProductIndexes } from './product-index.ts';
import { emptyManuals, noVectors, pump, watchAnswerer } from './product-index-scene.ts';

const { answerer, open, learn, look, close } = watchAnswerer();
beforeEach(() => vi.clearAllMocks());

describe('a product whose manuals are held no more', () => {
  const reader = {
    findRevision: async () => ({ passages: 'a', vectors: '' }),
    listAnsweringPassages: vi.fn(async () => ({ ...emptyManuals('a'), manuals: [pump] })),
    listVectors: noVectors,
    encoder: noEncoder,
  };

  it('is opened anew, once for all that ask, and asked again', async () => {
    const indexes = createProductIndexes(reader, { answerer });
    const product = await indexes.get('acme', 'pump');
    look
      .mockRejectedValueOnce(new NotHeld())
      .mockRejectedValueOnce(new NotHeld())
      .mockResolvedValue(['Why?']);
    const asked = [product.look('firstQuestions'), product.look('firstQuestions')];
    expect(await Promise.all(asked)).toEqual([['Why?'], ['Why?']]);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('does not ask again what took too long, and says so', async () => {
    const { look: ask } = await createProductIndexes(reader, { answerer }).get('acme', 'pump');
    look.mockRejectedValueOnce(new TookTooLong());
    await expect(ask('firstQuestions')).rejects.toMatchObject({ code: 'unavailable' });
    expect([look.mock.calls.length, open.mock.calls.length]).toEqual([1, 1]);
  });

  it('is opened once more where its thread ends while it is opened', async () => {
    open.mockRejectedValueOnce(new NotHeld());
    expect((await createProductIndexes(reader, { answerer }).get('acme', 'pump')).passages).toBe(1);
    learn.mockRejectedValueOnce(new NotHeld());
    await createProductIndexes(reader, { answerer }).get('acme', 'pump');
    expect([open.mock.calls.length, close.mock.calls.length]).toEqual([4, 1]);
  });

  it('is not asked again where another version answers by then, whose pages are others', async () => {
    const state = { passages: 'a', versionId: 'v1' };
    const indexes = createProductIndexes(
      {
        ...reader,
        findRevision: async () => ({ passages: state.passages, vectors: '' }),
        listAnsweringPassages: async () => ({
          revision: { passages: state.passages, vectors: '' },
          manuals: [{ ...pump, versionId: state.versionId }],
        }),
      },
      { answerer },
    );
    const product = await indexes.get('acme', 'pump');
    state.passages = 'more pages of it';
    look.mockRejectedValueOnce(new NotHeld()).mockResolvedValueOnce(['Why?']);
    expect(await product.look('firstQuestions')).toEqual(['Why?']);
    Object.assign(state, { passages: 'b', versionId: 'v2' });
    look.mockRejectedValueOnce(new NotHeld());
    await expect(product.look('firstQuestions')).rejects.toMatchObject({ code: 'unavailable' });
    expect(look).toHaveBeenCalledTimes(3);
  });

  describe('pauses', () => {
    let nowMs: number;
    let indexes: ProductIndexes;
    const ask = async (productId = 'pump') => (await indexes.get('acme', productId)).look('firstQuestions');
    const refused = (retryAfter: string) => ({
      code: 'unavailable',
      headers: { 'retry-after': retryAfter },
    });
    beforeEach(() => {
      nowMs = 0;
      indexes = createProductIndexes(reader, { answerer, clock: () => nowMs });
      look.mockReset().mockResolvedValue(['Why?']);
    });

    it('after a question that took too long, twice as long after another, and nobody else with it', async () => {
      look.mockRejectedValueOnce(new TookTooLong());
      await expect(ask()).rejects.toMatchObject(refused('10'));
      nowMs = 9_000;
      await expect(ask()).rejects.toMatchObject(refused('1'));
      expect(look).toHaveBeenCalledTimes(1);
      expect(await ask('valve')).toEqual(['Why?']);
      nowMs = 10_000;
      expect(await ask()).toEqual(['Why?']);
      look.mockRejectedValueOnce(new TookTooLong());
      await expect(ask()).rejects.toMatchObject(refused('20'));
    });

    it('with all questions that waited behind it, of which none is tried on the new thread', async () => {
      look.mockRejectedValueOnce(new TookTooLong()).mockRejectedValue(new NotHeld());
      const replies = await Promise.allSettled([ask(), ask(), ask()]);
      expect(replies).toMatchObject([10, 10, 10].map((s) => ({ reason: refused(String(s)) })));
      expect([look.mock.calls.length, open.mock.calls.length]).toEqual([3, 1]);
    });

    it('where opening its manuals took too long, without their being read meanwhile', async () => {
      open.mockRejectedValueOnce(new TookTooLong());
      await expect(ask()).rejects.toMatchObject(refused('10'));
      await expect(ask()).rejects.toMatchObject(refused('10'));
      expect(reader.listAnsweringPassages).toHaveBeenCalledTimes(1);
      nowMs = 10_000;
      expect(await ask()).toEqual(['Why?']);
    });
  });

  describe('is closed', () => {
    const revision = { passages: 'a', vectors: '' };
    const create = (maxPassages: number) =>
      createProductIndexes(
        {
          ...reader,
          findRevision: async () => ({ ...revision }),
          listAnsweringPassages: async () => ({ revision: { ...revision }, manuals: [pump] }),
        },
        { answerer, maxPassages },
      );
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('when there are too many', async () => {
      const indexes = create(1);
      await indexes.get('acme', 'pump');
      await indexes.get('acme', 'valve');
      expect(close).toHaveBeenCalledTimes(1);
    });

    it('a while after it is replaced or dropped, so that whoever is being answered from it is answered', async () => {
      const indexes = create(10);
      await indexes.get('acme', 'pump');
      revision.passages = 'b';
      await indexes.get('acme', 'pump');
      indexes.drop('acme', 'pump');
      expect(close).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(15_000);
      expect(close).toHaveBeenCalledTimes(2);
    });

    it('at once when it is too much beside what answers', async () => {
      const indexes = create(3);
      for (const passages of ['c', 'd', 'e']) {
        revision.passages = passages;
        await indexes.get('acme', 'pump');
      }
      expect(close).not.toHaveBeenCalled();
      await indexes.get('acme', 'valve');
      expect(close).toHaveBeenCalledTimes(1);
    });
  });
});
