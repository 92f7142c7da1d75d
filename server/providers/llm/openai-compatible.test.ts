import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODEL_MODES } from '../../testing/model/model-modes.ts';
import { type ModelServer, say, startModelServer } from '../../testing/model/model-server.ts';
import { ModelError } from './language-model.ts';
import { createOpenAiCompatible } from './openai-compatible.ts';

const MESSAGES = [
  { role: 'system', content: 'Answer.' },
  { role: 'user', content: 'When?' },
] as const;
/** Time for servers that do answer: a busy machine must not look like a bad server. */
const PATIENT_MS = 60_000;
const IMPATIENT_MS = 250;

describe('createOpenAiCompatible', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer(say('At noon [1].', 42));
  });
  afterAll(() => server.stop());

  const complete = (limits = {}, apiKey: string | null = null, timeMs = PATIENT_MS) =>
    createOpenAiCompatible({ baseUrl: server.baseUrl, apiKey, model: 'small' }, limits).complete(
      MESSAGES,
      AbortSignal.timeout(timeMs),
    );
  const reasonIn = async (mode: string) => {
    const found = MODEL_MODES.find(({ name }) => name === mode);
    if (!found) throw new Error(`There is no mode "${mode}".`);
    server.behave(found.behave);
    return complete({}, null, found.isEndless ? IMPATIENT_MS : PATIENT_MS).then(
      () => 'a reply',
      (error: unknown) => (error instanceof ModelError ? error.reason : error),
    );
  };

  it('gives the reply and the tokens that the server counted', async () => {
    expect(await complete()).toEqual({ text: 'At noon [1].', tokens: 42 });
    expect(server.requests.at(-1)?.messages).toEqual(MESSAGES);
    expect(server.requests.at(-1)?.headers.authorization).toBeUndefined();
  });

  it('sends a picture beside its text, and estimates its tokens as those of a picture', async () => {
    server.behave(say('E-14.'));
    const model = createOpenAiCompatible({ baseUrl: server.baseUrl, apiKey: null, model: 'seeing' });
    const jpeg = Buffer.alloc(90_000, 1);
    const said = [{ role: 'user', content: 'What is this?', jpeg }] as const;
    const { tokens } = await model.complete(said, AbortSignal.timeout(PATIENT_MS));
    expect(server.requests.at(-1)).toMatchObject({
      model: 'seeing',
      messages: [{ role: 'user', content: 'What is this?' }],
      pictures: [`data:image/jpeg;base64,${jpeg.toString('base64')}`],
    });
    expect(tokens).toBeGreaterThan(1200);
    expect(tokens).toBeLessThan(1400);
    server.behave(say('E-14.', 25_000));
    expect((await model.complete(said, AbortSignal.timeout(PATIENT_MS))).tokens).toBe(25_000);
  });

  it('sends the key to the server it is for', async () => {
    server.behave(say('Yes.'));
    await complete({}, 'k-1');
    expect(server.requests.at(-1)?.headers.authorization).toBe('Bearer k-1');
  });

  it.each([undefined, null, 0, -5, 1.5, 'many', 1e12, {}])(
    'estimates the tokens where the server reports %j',
    async (reported) => {
      server.behave(say('At noon [1].', reported));
      const { tokens } = await complete();
      expect(tokens).toBeGreaterThan(20);
      expect(tokens).toBeLessThan(100);
    },
  );

  it.each([
    ['slow', 'timeout'],
    ['hangs before headers', 'timeout'],
    ['hangs in the middle', 'timeout'],
    ['JSON for ever', 'timeout'],
    ['streams for ever', 'content-type'],
    ['HTML', 'content-type'],
    ['breaks off', 'unreachable'],
    ['error 500', 'status'],
    ['redirects', 'redirect'],
    ['not JSON', 'malformed'],
    ['other JSON', 'malformed'],
    ['huge', 'too-large'],
  ])('fails with a reason that may be logged for a server that %s', async (mode, reason) => {
    expect(await reasonIn(mode)).toBe(reason);
  });

  it('hangs up on a server that does not end', async () => {
    for (const mode of ['streams for ever', 'hangs in the middle', 'JSON for ever', 'huge'])
      await reasonIn(mode);
    await expect.poll(() => server.connections()).toBe(0);
  });

  it('reads up to its bound and no byte more', async () => {
    const reply = JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'Yes.' } }] });
    server.behave(say('Yes.'));
    expect((await complete({ maxBytes: reply.length })).text).toBe('Yes.');
    await expect(complete({ maxBytes: reply.length - 1 })).rejects.toMatchObject({ reason: 'too-large' });
  });

  describe('while it is written', () => {
    const follow = async (limits = {}, timeMs = PATIENT_MS) => {
      const told: string[] = [];
      const model = createOpenAiCompatible({ baseUrl: server.baseUrl, apiKey: null, model: 'small' }, limits);
      const reply = await model.complete(MESSAGES, AbortSignal.timeout(timeMs), (soFar) => told.push(soFar));
      return { reply, told };
    };

    it('is told as it grows, and its tokens are those that the server counted', async () => {
      server.behave(say('At noon, café “Zürich” [1].', 42));
      const { reply, told } = await follow();
      expect(reply).toEqual({ text: 'At noon, café “Zürich” [1].', tokens: 42 });
      expect(told.length).toBeGreaterThan(2);
      for (const [i, soFar] of told.entries()) expect(soFar.startsWith(told[i - 1] ?? '')).toBe(true);
      expect(told.at(-1)).toBe(reply.text);
    });

    it('is read whole from a server that sends all at once', async () => {
      server.behave((request, response) =>
        say('At noon [1].', 42)({ ...request, isStreamed: false }, response),
      );
      expect(await follow()).toEqual({ reply: { text: 'At noon [1].', tokens: 42 }, told: [] });
    });

    it.each([
      ['data: {"choices":\n\n', 'malformed'],
      ['data: 7\n\n', 'malformed'],
      [`data: ${'x'.repeat(3000)}`, 'too-large'],
    ])('fails for events like %.20s', async (sent, reason) => {
      server.behave((_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).end(sent);
      });
      await expect(follow({ maxBytes: 2000 })).rejects.toMatchObject({ reason });
    });

    it('fails when the connection breaks, and hangs up when the time is over', async () => {
      server.behave((_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: {"choices": [{"delta": {"content": "At"}}]}\n\n', () => response.destroy());
      });
      await expect(follow()).rejects.toMatchObject({ reason: 'unreachable' });
      server.behave(
        (_, response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':'),
      );
      await expect(follow({}, IMPATIENT_MS)).rejects.toMatchObject({ reason: 'timeout' });
      await expect.poll(() => server.connections()).toBe(0);
    });
  });

  it('fails where there is no server', async () => {
    const nowhere = createOpenAiCompatible({
      baseUrl: 'http://127.0.0.1:9/v1',
      apiKey: null,
      model: 'small',
    });
    await expect(nowhere.complete(MESSAGES, AbortSignal.timeout(PATIENT_MS))).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });
});
