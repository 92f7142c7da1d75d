import { expect, it, vi } from 'vitest';
import type { AnsweringManuals } from '../manuals/passages.repository.ts';
import { createProductIndexes } from './product-index.ts';

const empty = (revision: string): AnsweringManuals => ({
  revision: { passages: revision, vectors: '' },
  manuals: [],
});

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
  const indexes = createProductIndexes({ findRevision, listAnsweringPassages, listVectors: noVectors });
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
  const indexes = createProductIndexes({
    findRevision: async () => ({ passages: 'a', vectors: '' }),
    listAnsweringPassages,
    listVectors: noVectors,
  });
  await expect(indexes.get('acme', 'pump')).rejects.toThrow('no connection');
  expect((await indexes.get('acme', 'pump')).manuals.size).toBe(0);
});
