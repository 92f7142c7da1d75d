import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { scriptFor } from '../runtime/script.ts';
import {
  createEncoder,
  type Encoder,
  type EncoderOptions,
  type EncoderStatus,
  noEncoder,
} from './encoder.ts';
import type { ModelName } from './models.ts';

const script = scriptFor(import.meta.url, './testing/fake-child');
const passage = (text: string) => ({ path: [], heading: '', text });
const open: Encoder[] = [];

/** An encoder whose texts say what becomes of them; patient, because the machine may be busy. */
function start(options: Partial<EncoderOptions> = {}) {
  const said: EncoderStatus[] = [];
  const onChange = (status: EncoderStatus): void => void said.push(status);
  const encoder = createEncoder({
    modelDir: '',
    script,
    onChange,
    restMs: 0,
    questionMs: 60_000,
    ...options,
  });
  open.push(encoder);
  /** How many texts the process had before this one; null where it is not encoded. */
  const ask = async (text: string, model: ModelName = 'english') =>
    (await encoder.encodeQuestions(model, [text]))?.[0]?.[0] ?? null;
  const read = async (text: string, model: ModelName = 'english') =>
    (await encoder.encodePassage(model, passage(text)))?.bytes[0] ?? null;
  return { encoder, said, ask, read };
}

afterEach(() => Promise.all(open.splice(0).map((encoder) => encoder.close())));

describe('an encoder', () => {
  it('gives vectors of questions and of passages, in order', async () => {
    const { encoder, said, read } = start();
    const vectors = await encoder.encodeQuestions('english', ['a', 'b', 'c']);
    expect(vectors?.map((vector) => [vector.length, vector[0]])).toEqual([0, 1, 2].map((n) => [384, n]));
    expect(await read('text')).toBe(3);
    expect(await encoder.encodeQuestions('english', [])).toEqual([]);
    expect(encoder.status()).toEqual({ state: 'ready' });
    expect(said).toEqual([]);
  });

  it('has questions done before the passages that wait', async () => {
    const { ask, read } = start();
    const passages = Array.from({ length: 20 }, () => read('text'));
    const question = await ask('a');
    expect(question).toBeLessThan(3);
    expect(await Promise.all(passages)).not.toContain(null);
  });

  it.each([
    ['exit', "The encoder's process ended: exit 3"],
    ['killed', "The encoder's process was killed."],
    ['thrown', 'nobody catches this'],
    ['heap', "The encoder's process needed more memory than it may take."],
    ['memory', "The encoder's process needed more memory than it may take."],
  ])(
    'answers null for the text that its process dies of (%s), and has the next one done by another',
    async (fault, reason) => {
      const { encoder, said, ask } = start();
      expect(await ask('a')).toBe(0);
      const both = [ask(fault), ask('b')];
      expect(await Promise.all(both)).toEqual([null, 0]);
      expect(encoder.status()).toEqual({ state: 'ready' });
      expect(said.map(({ state }) => state)).toEqual(['failing', 'ready']);
      expect(said[0]).toMatchObject({ models: ['english'], reason: expect.stringContaining(reason) });
    },
  );

  it.each(['silent', 'stuck'])('replaces a process that says nothing (%s)', async (fault) => {
    const { said, ask, read } = start({ silenceMs: 3000 });
    expect(await read(fault)).toBeNull();
    expect(said).toMatchObject([
      { state: 'failing', reason: "The encoder's process said nothing for 3 seconds." },
    ]);
    expect(await ask('a')).toBe(0);
  });

  it('keeps nobody waiting: a question that takes too long takes those behind it along', async () => {
    const { encoder, said, ask } = start({ questionMs: 1500, restMs: 60_000 });
    const hopeless = [ask('silent'), ask('b'), ask('c')];
    expect(await Promise.all(hopeless)).toEqual([null, null, null]);
    expect(await ask('d')).toBeNull();
    expect(said).toMatchObject([{ state: 'failing', reason: 'A question took longer than 1.5 seconds.' }]);
    expect(encoder.status()).toMatchObject({ state: 'failing', models: ['english'] });
  });

  it('is not taken for well because of what came too late', async () => {
    const { encoder, ask, read } = start({ questionMs: 100, restMs: 0 });
    expect(await ask('late')).toBeNull();
    await sleep(600);
    expect(encoder.status()).toMatchObject({ state: 'failing' });
    expect(await read('text')).not.toBeNull();
    expect(encoder.status()).toEqual({ state: 'ready' });
  });

  it('is used as soon as it is loaded by those who come after the first gave up', async () => {
    const { encoder, said, ask } = start({ questionMs: 2500, restMs: 600_000 });
    expect(await ask('loading')).toBeNull();
    await expect.poll(() => ask('b'), { timeout: 60_000 }).not.toBeNull();
    expect(encoder.status()).toEqual({ state: 'ready' });
    expect(said.map(({ state }) => state)).toEqual(['failing', 'ready']);
  });

  it('lets no more questions wait than it may', async () => {
    const { encoder, ask } = start({ maxWaiting: 3 });
    const asked = ['a', 'b', 'c', 'd'].map((text) => ask(text));
    expect(await ask('one too many')).toBeNull();
    expect(await encoder.encodeQuestions('english', ['two', 'too', 'many', 'texts'])).toBeNull();
    expect(await Promise.all(asked)).toEqual([0, 1, 2, 3]);
    expect(encoder.status()).toEqual({ state: 'ready' });
  });

  it('leaves a model alone that can’t be had, says so once, and uses the other', async () => {
    const { encoder, said, ask, read } = start({ restMs: 60_000 });
    expect(await ask('unavailable', 'multilingual')).toBeNull();
    expect(await ask('a', 'multilingual')).toBeNull();
    expect(await read('a', 'multilingual')).toBeNull();
    expect(await ask('a', 'english')).toBe(0);
    expect(said).toEqual([
      {
        state: 'failing',
        models: ['multilingual'],
        since: expect.any(Date),
        reason: 'There are no weights.',
      },
    ]);
    expect(encoder.status()).toEqual(said[0]);
  });

  it('tries a model again after a rest, says nothing twice, and says when it is well', async () => {
    const { said, ask } = start();
    expect(await ask('unavailable')).toBeNull();
    expect(await ask('unavailable')).toBeNull();
    expect(said).toHaveLength(1);
    expect(await ask('a')).toBe(0);
    expect(said).toMatchObject([{ state: 'failing' }, { state: 'ready' }]);
  });

  it('does not let one text that can’t be done stand in the way of others, but many', async () => {
    const { encoder, ask } = start({ restMs: 60_000 });
    for (const text of ['failed', 'failed', 'a', 'failed', 'failed']) await ask(text);
    expect(encoder.status()).toEqual({ state: 'ready' });
    expect(await ask('failed')).toBeNull();
    expect(encoder.status()).toMatchObject({ state: 'failing', reason: 'It can’t be done.' });
    expect(await ask('a')).toBeNull();
  });

  it('blames the model that was worked with, not the one that waited', async () => {
    const { said, ask, read } = start({ silenceMs: 3000, restMs: 60_000 });
    const waiting = read('silent', 'multilingual');
    expect(await ask('stuck', 'english')).toBeNull();
    expect(await waiting).toBeNull();
    expect(said).toMatchObject([{ models: ['english'] }]);
    expect(await ask('b', 'multilingual')).toBe(0);
  });

  it('ends a process without work, and starts another when there is some', async () => {
    const { encoder, ask } = start({ idleMs: 50 });
    expect(await ask('a')).toBe(0);
    await sleep(1000);
    expect(await ask('b')).toBe(0);
    expect(encoder.status()).toEqual({ state: 'ready' });
  });

  it('gives null to all that wait when it is closed, and to what comes later', async () => {
    const { encoder, said, ask, read } = start();
    const waiting = [ask('silent'), ask('b'), read('text'), read('text')];
    await encoder.close();
    expect(await Promise.all([...waiting, ask('c'), read('c')])).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(said).toEqual([]);
  });

  it('says why no process can be started', async () => {
    const missing = { ...script, path: '/nowhere/encoder-child.js' };
    const { encoder, ask } = start({ script: missing });
    expect(await ask('a')).toBeNull();
    expect(encoder.status()).toMatchObject({
      state: 'failing',
      reason: expect.stringContaining('process ended'),
    });
  });

  it('keeps no process awake that has nothing else to do', async () => {
    const program = `
      const { createEncoder } = await import(${JSON.stringify(new URL('./encoder.ts', import.meta.url).href)});
      const encoder = createEncoder({ modelDir: '', script: ${JSON.stringify(script)}, questionMs: 60000 });
      console.log((await encoder.encodeQuestions('english', ['a'])).length);`;
    const tsx = import.meta.resolve('tsx');
    const args = ['--import', tsx, '--input-type=module', '--eval', program];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 });
    expect(stdout).toBe('1\n');
  });
});

it('an encoder that is off says so and encodes nothing', async () => {
  expect(await noEncoder.encodeQuestions('english', ['a'])).toBeNull();
  expect(await noEncoder.encodePassage('english', passage('a'))).toBeNull();
  expect(await noEncoder.encodeLog('english', ['a'])).toBeNull();
  expect(noEncoder.status()).toEqual({ state: 'off' });
  await noEncoder.close();
});
