import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noEncoder } from '../../../../engine/meaning/encoder.ts';
import type { StoredVectors } from '../../../../engine/meaning/meaning-index.ts';
import { WIDTH } from '../../../../engine/meaning/models.ts';
import type { AnsweringManuals } from '../../manuals/passages.repository.ts';
import { createProductIndexes, type ProductIndexes } from './product-index.ts';
import { emptyManuals, noVectors, pump, watchAnswerer } from './product-index-scene.ts';

const { answerer, open, learn } = watchAnswerer();
beforeEach(() => vi.clearAllMocks());

it('keeps the index of the newer manuals when the building of an older one fails late', async () => {
  let fail: (error: Error) => void = () => undefined;
  const older = new Promise<AnsweringManuals>((_, reject) => {
    fail = reject;
  });
  const findRevision = vi
    .fn(async () => ({ passages: 'newer', vectors: '' }))
    .mockResolvedValueOnce({ passages: 'older', vectors: '' });
  const listAnsweringPassages = vi.fn(async () => emptyManuals('newer')).mockReturnValueOnce(older);
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
    .fn(async () => emptyManuals('a'))
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
