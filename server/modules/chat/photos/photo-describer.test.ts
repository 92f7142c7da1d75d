import { expect, it, vi } from 'vitest';
import { shapePicture } from '../../../../engine/picture/shape-picture.ts';
import { ModelError } from '../../../providers/llm/language-model.ts';
import { redPng } from '../../../testing/pictures.ts';
import { createModelTally } from '../model/model-tally.ts';
import { createPhotoDescriber } from './photo-describer.ts';

it('gives up a model that takes longer than a customer waits', async () => {
  const tally = createModelTally();
  const onFailure = vi.fn();
  const endless = {
    complete: (_: unknown, signal: AbortSignal) =>
      new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(new ModelError('timeout'))),
      ),
  };
  const describePhoto = createPhotoDescriber({ model: endless, shapePicture, tally, onFailure, maxMs: 20 });
  expect(await describePhoto(await redPng(), 'en')).toEqual({ description: null, tokens: 0 });
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('timeout');
  expect(tally.outcomes()).toEqual(new Map([['timeout', 1]]));
});

it('counts what came of each photo', async () => {
  const tally = createModelTally();
  const replies = ['WORDS: E-14\nSEEN: NONE', 'NONE'];
  const model = { complete: async () => ({ text: replies.shift() ?? '', tokens: 10 }) };
  const describePhoto = createPhotoDescriber({ model, shapePicture, tally, onFailure: vi.fn() });
  const photo = await redPng();
  expect((await describePhoto(photo, 'en')).description).toEqual({ words: 'E-14', scene: '' });
  expect((await describePhoto(photo, 'en')).description).toBeNull();
  expect(tally.outcomes()).toEqual(
    new Map([
      ['described', 1],
      ['not-described', 1],
    ]),
  );
  expect(tally.tokens()).toBe(20);
});
