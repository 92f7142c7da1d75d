/** With the weights of the English model, as they ship. */
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEncoder, type Encoder, type EncoderStatus } from './encoder.ts';
import { defaultModelDir, FILES } from './model-files.ts';
import { dot, normOf, type PassageVectors, sentenceCount } from './vectors.ts';

/** The machine may be busy. */
const patient = { questionMs: 120_000, silenceMs: 120_000, restMs: 0 };
const passage = (text: string, heading = 'Care') => ({ path: [], heading, text });

describe('the English model', () => {
  let encoder: Encoder;
  beforeAll(() => {
    encoder = createEncoder({ modelDir: defaultModelDir(), ...patient });
  });
  afterAll(() => encoder.close());

  const encode = async (text: string): Promise<Float32Array> => {
    const [vector] = (await encoder.encodeQuestions('english', [text])) ?? [];
    if (vector === undefined) throw new Error('There is no vector.');
    return vector;
  };
  const read = async (text: string): Promise<PassageVectors> => {
    const vectors = await encoder.encodePassage('english', passage(text));
    if (vectors === null) throw new Error('There are no vectors.');
    return vectors;
  };
  const cosineOf = (question: Float32Array, { bytes }: PassageVectors): number =>
    dot(question, bytes, 0) / normOf(bytes, 0);

  it('brings a question near to what it asks for, in other words', async () => {
    const question = await encode('How do I get rid of limescale?');
    const right = await read('Descale the water tank with vinegar once a month.');
    const wrong = await read('The warranty ends two years after the day of purchase.');
    expect(Math.hypot(...question)).toBeCloseTo(1, 5);
    expect(cosineOf(question, right)).toBeGreaterThan(cosineOf(question, wrong) + 0.2);
  });

  it('tells questions of a log from each other by what is rare among them', async () => {
    const log = ['My coffee machine leaks', 'My coffee machine is loud', 'leaks', 'loud'];
    const [leaks, loud, leak] = (await encoder.encodeLog('english', log)) ?? [];
    const alone = await Promise.all(log.map(encode));
    const cosine = (one?: Float32Array, other?: Float32Array): number =>
      [...(one ?? [])].reduce((sum, value, i) => sum + value * (other?.[i] ?? 0), 0);
    expect(cosine(leaks, leaks)).toBeCloseTo(1, 5);
    // What both say of the machine counts less than what each says alone.
    expect(cosine(leaks, loud)).toBeLessThan(cosine(alone[0], alone[1]));
    expect(cosine(leaks, leak)).toBeGreaterThan(cosine(alone[0], alone[2]));
  });

  it('gives a vector for each window and each sentence, which is that of what it says', async () => {
    const vectors = await read('Close the lid. Empty the dust bag. Call the service.');
    expect([vectors.windows, sentenceCount(vectors)]).toEqual([1, 3]);
    const question = await encode('The dust bag is full');
    const cosines = [1, 2, 3].map(
      (i) => dot(question, vectors.bytes, i * 384) / normOf(vectors.bytes, i * 384),
    );
    expect(cosines.indexOf(Math.max(...cosines))).toBe(1);
  });

  it.each(['', ' ', '\u200b', 'x', '[CLS] [SEP]', '\ud800', '\u0000', '漢字', 'İ', '😀', 'ﷺ'])(
    'makes something of anything, however much of it there is (%j)',
    async (text) => {
      const [one, many] = (await encoder.encodeQuestions('english', [text, text.repeat(50_000)])) ?? [];
      for (const vector of [one, many]) expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 5);
      const vectors = await encoder.encodePassage(
        'english',
        passage(text.repeat(50_000), text.repeat(50_000)),
      );
      expect(vectors).not.toBeNull();
      expect(encoder.status()).toEqual({ state: 'ready' });
    },
  );
});

it('is refused with a reason where it is not what it says it is, and used when it is mended', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manualist-models-'));
  const said: EncoderStatus[] = [];
  const encoder = createEncoder({ modelDir: folder, onChange: (status) => said.push(status), ...patient });
  const canAsk = async (): Promise<boolean> => (await encoder.encodeQuestions('english', ['a'])) !== null;
  const bring = (file: string): Promise<void> => copyFile(join(defaultModelDir(), file), join(folder, file));
  try {
    expect(await canAsk()).toBe(false);
    await bring('manifest.json');
    await mkdir(join(folder, 'english'));
    for (const file of FILES) await bring(`english/${file}`);
    // Another model's tokenizer would give vectors that mean nothing.
    await copyFile(
      join(defaultModelDir(), 'multilingual/tokenizer.json'),
      join(folder, 'english/tokenizer.json'),
    );
    expect(await canAsk()).toBe(false);
    await bring('english/tokenizer.json');
    expect(await canAsk()).toBe(true);
    expect(said).toMatchObject([
      { state: 'failing', reason: expect.stringMatching(/manifest\.json is missing/) },
      { state: 'failing', reason: expect.stringMatching(/tokenizer\.json is damaged/) },
      { state: 'ready' },
    ]);
  } finally {
    await encoder.close();
    await rm(folder, { recursive: true });
  }
});
