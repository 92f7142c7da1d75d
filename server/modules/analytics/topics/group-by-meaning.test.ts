import { describe, expect, it } from 'vitest';
import type { Encoder } from '../../../../engine/meaning/encoder.ts';
import { groupByMeaning } from './group-by-meaning.ts';

/** Questions that share no word; the fake encoder knows of the first two that they mean the same. */
const QUESTIONS = ['dies mid air', 'minutes per flight', 'zoom stays blurred'];
const vectors = () => QUESTIONS.map((_, i) => Float32Array.of(i < 2 ? 1 : 0, i < 2 ? 0 : 1, 0, 0));
const groupsOf = (topics: readonly { questions: number[] }[] | null | undefined) =>
  topics?.map(({ questions }) => questions);

const encoderOf = (encodeLog: Encoder['encodeLog'], state: 'ready' | 'off' = 'ready') => ({
  encodeLog,
  status: () => ({ state }),
});

describe('groupByMeaning', () => {
  it('groups what means the same', async () => {
    const { topics, better } = await groupByMeaning(
      encoderOf(async () => vectors()),
      QUESTIONS,
      'Drone',
    );
    expect(groupsOf(topics)).toEqual([[0, 1]]);
    expect(better).toBeNull();
  });

  it('groups by words alone where the encoder gives nothing', async () => {
    const questions = [...QUESTIONS, 'blurred zoom'];
    const { topics, better, hasFailed } = await groupByMeaning(
      encoderOf(async () => null),
      questions,
      'Drone',
    );
    expect(groupsOf(topics)).toEqual([[2, 3]]);
    expect([better, hasFailed]).toEqual([null, true]);
    const off = await groupByMeaning(
      encoderOf(async () => null, 'off'),
      questions,
      'Drone',
    );
    expect([groupsOf(off.topics), off.hasFailed]).toEqual([[[2, 3]], false]);
  });

  it('does not wait for a slow encoder, and has its topics later', async () => {
    let give: (vectors: Float32Array[]) => void = () => {};
    const encodeLog = () => new Promise<Float32Array[]>((resolve) => (give = resolve));
    const { topics, better } = await groupByMeaning(encoderOf(encodeLog), QUESTIONS, 'Drone', 1);
    expect(topics).toEqual([]);
    give(vectors());
    expect(groupsOf(await better)).toEqual([[0, 1]]);
  });
});
