import { expect, it, vi } from 'vitest';
import { createEncodingDesk, type Encoding, type EncodingWork } from './encoding-desk.ts';
import type { LoadedModel } from './loaded-model.ts';
import { WIDTH } from './models.ts';

const model: LoadedModel = {
  tokensOf: (text) => [...text].map((_, i) => i),
  run: async (tokens) => new Float32Array(tokens.length * WIDTH).fill(1),
};
const question = (id: number): EncodingWork => ({ id, kind: 'question', model: 'english', text: 'Why?' });
const long = `${'The pump is quiet. '.repeat(200)}`;
const passage = (id: number): EncodingWork => ({
  ...{ id, kind: 'passage', model: 'english' },
  passage: { path: [], heading: '', text: long },
});

/** A desk, and what it has told. */
function open(load: () => Promise<LoadedModel> = async () => model) {
  const told: Encoding[] = [];
  const take = createEncodingDesk({ load, tell: (encoding) => told.push(encoding) });
  return { take, told };
}

it('does questions before passages, also within a long one', async () => {
  const { take, told } = open();
  for (const work of [passage(1), passage(2), question(3)]) take(work);
  await vi.waitFor(() => expect(told).toHaveLength(3));
  expect(told.map(({ id, kind }) => [id, kind])).toEqual([
    [3, 'question'],
    [1, 'passage'],
    [2, 'passage'],
  ]);
});

it('loads a model once, and again after a failure, which is told', async () => {
  const load = vi.fn(async () => model).mockRejectedValueOnce(new Error('It is missing.'));
  const { take, told } = open(load);
  take(question(1));
  await vi.waitFor(() => expect(told).toEqual([{ id: 1, kind: 'unavailable', reason: 'It is missing.' }]));
  take(question(2));
  take(question(3));
  await vi.waitFor(() => expect(told).toHaveLength(3));
  expect(told.slice(1).map(({ kind }) => kind)).toEqual(['question', 'question']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('goes on after a text that a model can’t do', async () => {
  const run = vi.fn(model.run).mockRejectedValueOnce(new Error('Too odd.'));
  const { take, told } = open(async () => ({ ...model, run }));
  take(question(1));
  take(question(2));
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told.map(({ kind }) => kind)).toEqual(['failed', 'question']);
});
