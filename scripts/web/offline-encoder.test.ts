/** The program that encodes on a device, run as a worker runs it, beside the server's runtime with the same weights. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEncoder, type Encoder } from '../../engine/meaning/encoder.ts';
import type { Encoding } from '../../engine/meaning/encoding-desk.ts';
import { defaultModelDir, FILES } from '../../engine/meaning/model-files.ts';
import { WIDTH } from '../../engine/meaning/models.ts';
import { createEncoderLine, type Line } from '../../offline/encoder-line.ts';
import { buildOfflinePrograms } from './offline-programs.ts';

/** Two runtimes round weights of 8 bits differently. */
const LEAST_COSINE = 0.97;
const RUNTIME = '/assets/runtime.wasm';
const TEXTS = [
  'How do I get rid of limescale?',
  'Descale the water tank with vinegar once a month. Rinse it twice. Do not open the lid while it is hot.',
  'E-14',
];

/** Runs the program with what a worker has, and nothing of Node's. @returns the way to it */
function startEncoder(code: string): Line {
  const self: { onmessage?: (event: object) => void; location: { href: string; origin: string } } = {
    location: { href: 'https://manuals.example/chat/encoder.js', origin: 'https://manuals.example' },
  };
  const read = (path: string): Promise<Buffer> =>
    readFile(
      path === RUNTIME
        ? createRequire(import.meta.url).resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')
        : join(defaultModelDir(), 'english', basename(path)),
    );
  const match = async (path: string): Promise<Response> => new Response(new Uint8Array(await read(path)));
  const { TextEncoder, TextDecoder, URL, setTimeout, performance, console } = globalThis;
  const context = createContext({
    ...{ self, TextEncoder, TextDecoder, URL, setTimeout, performance, console },
    location: self.location,
    WorkerGlobalScope: class {},
    caches: { match },
  });
  new Script(code).runInContext(context);
  let tell: (encoding: Encoding) => void = () => undefined;
  /** The worker's end of its channel. */
  const port: { onmessage?: (event: object) => void; postMessage: (encoding: Encoding) => void } = {
    postMessage: (encoding) => tell(encoding),
  };
  const files = FILES.map((file) => ({ file, path: `/models/${file}`, bytes: 0, sha256: '' }));
  const begin = { cache: 'models', runtime: RUNTIME, models: [{ model: 'english', files }] };
  self.onmessage?.({ data: begin, ports: [port] });
  return {
    send: (work) => port.onmessage?.({ data: work }),
    listen(listener) {
      tell = listener;
    },
  };
}

const cosine = (a: ArrayLike<number>, b: ArrayLike<number>, at = 0): number => {
  let [dot, aa, bb] = [0, 0, 0];
  for (let i = at; i < at + WIDTH; i += 1) {
    const [x = 0, y = 0] = [a[i], b[i]];
    dot += x * y;
    aa += x * x;
    bb += y * y;
  }
  return dot / Math.sqrt(aa * bb);
};

let server: Encoder;
let device: ReturnType<typeof createEncoderLine>;

beforeAll(async () => {
  const programs = await buildOfflinePrograms(fileURLToPath(new URL('../../', import.meta.url)));
  device = createEncoderLine(startEncoder(programs.find(({ name }) => name === 'encoder.js')?.code ?? ''));
  const patient = { questionMs: 120_000, silenceMs: 120_000 };
  server = createEncoder({ modelDir: defaultModelDir(), ...patient });
});
afterAll(() => server.close());

it('gives passages the vectors of the server’s runtime, in as many windows and sentences', async () => {
  for (const text of TEXTS) {
    const passage = { path: ['Care'], heading: 'Cleaning', text };
    const [here, there] = [
      await device.encodePassage('english', passage),
      await server.encodePassage('english', passage),
    ];
    if (here === null || there === null) throw new Error('There are no vectors.');
    expect([here.windows, here.bytes.length]).toEqual([there.windows, there.bytes.length]);
    for (let at = 0; at < here.bytes.length; at += WIDTH)
      expect(cosine(here.bytes, there.bytes, at)).toBeGreaterThan(LEAST_COSINE);
  }
});

it('gives questions theirs, once the model is loaded, and none of a model that is not saved', async () => {
  const [here, there] = [
    await device.encodeQuestions('english', TEXTS),
    await server.encodeQuestions('english', TEXTS),
  ];
  expect(here).toHaveLength(TEXTS.length);
  for (const [i, vector] of (here ?? []).entries())
    expect(cosine(vector, there?.[i] ?? [])).toBeGreaterThan(LEAST_COSINE);
  expect(await device.encodeQuestions('multilingual', TEXTS)).toBeNull();
});
