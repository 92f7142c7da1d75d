import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answerer, OpenManuals } from '../../../engine/answering/answerer.ts';
import { NotHeld } from '../../../engine/answering/desk.ts';
import { TookTooLong } from '../../../engine/answering/thread-line.ts';
import { noEncoder } from '../../../engine/meaning/encoder.ts';
import type { StoredVectors } from '../../../engine/meaning/meaning-index.ts';
import { WIDTH } from '../../../engine/meaning/models.ts';
import { plainPassage } from '../../../engine/structure/plain-passage.ts';
import type { AnsweringManuals } from '../manuals/passages.repository.ts';
import { createProductIndexes, type ProductIndexes } from './product-index.ts';

const empty = (revision: string): AnsweringManuals => ({
  revision: { passages: revision, vectors: '' },
  manuals: [],
});

const learn = vi.fn<OpenManuals['learn']>(async () => undefined);
const close = vi.fn();
const look = vi.fn();
const open = vi.fn<Answerer['open']>(async (_, manuals) => ({
  ...{ look, learn, close },
  passages: manuals.flatMap(({ passages }) => passages).length,
}));
const answerer: Answerer = { open, warmUp: async () => undefined, close: async () => undefined };
beforeEach(() => vi.clearAllMocks());

const noVectors = async () => [];

it('keeps the index of the newer manuals when the building of an older one fails late', async () => {
  let fail: (error: Error) => void = () => undefined;
  const older = new Promise<AnsweringManuals>((_, reject) => {
    fail = reject;
  });
  const findRevision = vi
    .fn(async () => ({ passages: 'newer', vectors: '' }))
    .mockResolvedValueOnce({ passages: 'older', vectors: '' });
  const listAnsweringPassages = vi.fn(async () => empty('newer')).mockReturnValueOnce(older);
  const indexes = createProductIndexes(
    {
      findRevision,
      listAnsweringPassages,
      listVectors: noVectors,
      encoder: noEncoder,
    },
    { answerer },
  );
  const failed = indexes.get('acme', 'pump');
  const kept = await indexes.get('acme', 'pump');
  fail(new Error('no connection'));
  await expect(failed).rejects.toThrow('no connection');
  expect(await indexes.get('acme', 'pump')).toBe(kept);
  expect(listAnsweringPassages).toHaveBeenCalledTimes(2);
});

it('builds again after a failure', async () => {
  const listAnsweringPassages = vi
    .fn(async () => empty('a'))
    .mockRejectedValueOnce(new Error('no connection'));
  const indexes = createProductIndexes(
    {
      findRevision: async () => ({ passages: 'a', vectors: '' }),
      listAnsweringPassages,
      listVectors: noVectors,
      encoder: noEncoder,
    },
    { answerer },
  );
  await expect(indexes.get('acme', 'pump')).rejects.toThrow('no connection');
  expect((await indexes.get('acme', 'pump')).manuals.size).toBe(0);
});

/** A manual of one passage, as it is stored. */
const pump: AnsweringManuals['manuals'][number] = {
  ...{
    manualId: 'pump',
    versionId: 'v1',
    number: 1,
    title: 'Pump',
    fileKey: '',
    filename: 'pump.pdf',
    language: 'en',
  },
  ...{ edition: 1, status: 'ready', pages: 1, pagesRead: 1, vectorsRevision: 0, sections: [], figures: [] },
  printedPages: {},
  passages: [plainPassage({ ordinal: 3, section: 0, heading: 'Pump', path: [], text: 'It pumps.', page: 1 })],
};
const vectorsOf = (sign: number): StoredVectors[] => [
  {
    ...{ manualId: 'pump', ordinal: 3, model: 'english' },
    vectors: { windows: 1, bytes: new Int8Array(2 * WIDTH).fill(sign) },
  },
];

describe('the vectors of a product', () => {
  const revision = { passages: 'a', vectors: '0' };
  const findRevision = async () => ({ ...revision });
  const listAnsweringPassages = vi.fn(async () => ({ revision: { ...revision }, manuals: [pump] }));
  const listVectors = vi.fn(async (): Promise<StoredVectors[]> => []);
  beforeEach(() => {
    revision.vectors = '0';
    vi.clearAllMocks();
  });
  const create = () =>
    createProductIndexes(
      { findRevision, listAnsweringPassages, listVectors, encoder: noEncoder },
      { answerer },
    );
  /** Of the vectors that were learnt last, by the time the product is given. */
  const firstByte = async (indexes: ProductIndexes) => {
    await indexes.get('acme', 'pump');
    return learn.mock.lastCall?.[0][0]?.vectors.bytes[0];
  };

  it('come with its passages, those of this company’s manuals alone', async () => {
    listVectors.mockResolvedValueOnce(vectorsOf(5));
    expect(await firstByte(create())).toBe(5);
    expect(listVectors).toHaveBeenCalledExactlyOnceWith('acme', [pump]);
    expect(await firstByte(create())).toBeUndefined();
  });

  it('are loaded when there are others, behind the questions, and nothing else is built anew', async () => {
    const indexes = create();
    await indexes.get('acme', 'pump');
    let arrive: (vectors: StoredVectors[]) => void = () => undefined;
    listVectors.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    revision.vectors = '1';
    expect(await firstByte(indexes)).toBeUndefined();
    expect(await firstByte(indexes)).toBeUndefined();
    arrive(vectorsOf(7));
    await vi.waitFor(async () => expect(await firstByte(indexes)).toBe(7));
    expect(open).toHaveBeenCalledOnce();
    expect([listAnsweringPassages.mock.calls.length, listVectors.mock.calls.length]).toEqual([1, 2]);
  });

  it('are those of the latest look, whichever comes in last', async () => {
    const indexes = create();
    await indexes.get('acme', 'pump');
    let arriveLate: (vectors: StoredVectors[]) => void = () => undefined;
    listVectors
      .mockReturnValueOnce(
        new Promise((resolve) => {
          arriveLate = resolve;
        }),
      )
      .mockResolvedValueOnce(vectorsOf(9));
    revision.vectors = '1';
    await indexes.get('acme', 'pump');
    revision.vectors = '2';
    await vi.waitFor(async () => expect(await firstByte(indexes)).toBe(9));
    arriveLate(vectorsOf(8));
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(await firstByte(indexes)).toBe(9);
  });

  it('are looked for again after a failure, which no question sees', async () => {
    const indexes = create();
    await indexes.get('acme', 'pump');
    listVectors.mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(vectorsOf(4));
    revision.vectors = '1';
    expect(await firstByte(indexes)).toBeUndefined();
    await vi.waitFor(async () => expect(await firstByte(indexes)).toBe(4));
  });
});

describe('a product whose manuals are held no more', () => {
  const reader = {
    findRevision: async () => ({ passages: 'a', vectors: '' }),
    listAnsweringPassages: vi.fn(async () => ({ ...empty('a'), manuals: [pump] })),
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
