import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import { beforeAll, expect, it } from 'vitest';
import type { Message } from '../../contracts/chat/messages.ts';
import type { OfflinePack } from '../../contracts/chat/offline.ts';
import type { FromOfflineWorker, OfflineAnswer } from '../../contracts/chat/offline-worker.ts';
import { DESCALING, FILLER, KETTLE_QUESTIONS, TABLE } from '../../engine/ask/testing/kettle.ts';
import { makeManual } from '../../engine/ask/testing/make-manual.ts';
import { openPack } from '../../offline/answers.ts';
import {
  buildOfflinePrograms,
  MAX_ENCODER_BYTES,
  MAX_OFFLINE_BYTES,
  type OfflineProgram,
  sizeOf,
} from './offline-programs.ts';

const QUESTIONS = [...KETTLE_QUESTIONS, 'The ketle dosnt heet'];

const manual = makeManual([...DESCALING, TABLE, ...FILLER]);
const pack = {
  ...{ revision: 'one', engine: '1', videos: [], variants: [] },
  corrections: [
    {
      id: '0197a0b0-0000-7000-8000-000000000001',
      question: 'What colour is the lid?',
      content: 'It is red.',
      citation: null,
    },
  ],
  manuals: [
    {
      ...manual,
      versionId: manual.manualId,
      number: 1,
      fileKey: 'kettle.pdf',
      filename: 'kettle.pdf',
      pages: 9,
      printedPages: {},
      file: '',
    },
  ],
} as unknown as OfflinePack;

let programs: OfflineProgram[];

beforeAll(async () => {
  programs = await buildOfflinePrograms(fileURLToPath(new URL('../../', import.meta.url)));
});

/** Runs the program as a worker does, with what browsers have and nothing of Node's. */
function startWorker(code: string) {
  const waiting = new Map<number, (reply: FromOfflineWorker) => void>();
  const self: {
    onmessage?: (event: { data: unknown }) => void;
    postMessage: (reply: FromOfflineWorker) => void;
  } = {
    postMessage: (reply) => waiting.get(reply.call)?.(reply),
  };
  const { atob, TextEncoder, URL, MessageChannel, setTimeout, performance, crypto } = globalThis;
  const context = createContext({
    self,
    atob,
    TextEncoder,
    URL,
    MessageChannel,
    setTimeout,
    performance,
    crypto,
  });
  new Script(code).runInContext(context);
  let made = 0;
  return (message: object): Promise<FromOfflineWorker> =>
    new Promise((resolve) => {
      const call = ++made;
      waiting.set(call, resolve);
      self.onmessage?.({ data: { ...message, call } });
    });
}

/** Without what is made anew each time. */
const told = ({ answer, suggestions, asks }: OfflineAnswer) => {
  const { _id, timestamp, ...said } = answer as Message;
  return JSON.parse(JSON.stringify({ said, suggestions, asks }));
};

it('import nothing of Node, and are below their limit', () => {
  // What the bundler itself adds has no file.
  for (const { metafile } of programs)
    for (const { imports } of Object.values(metafile.inputs))
      for (const { external, path } of imports) expect(external && path !== '<runtime>', path).toBeFalsy();
  const isEncoder = (name: string): boolean => name === 'encoder.js';
  expect(sizeOf(programs, (name) => !isEncoder(name))).toBeLessThan(MAX_OFFLINE_BYTES);
  expect(sizeOf(programs, isEncoder)).toBeLessThan(MAX_ENCODER_BYTES);
});

it('answer as the sources do, without anything of Node', async () => {
  const send = startWorker(programs.find(({ name }) => name === 'engine.js')?.code ?? '');
  expect(await send({ kind: 'open', pack, likely: QUESTIONS.slice(0, 2) })).toMatchObject({ kind: 'done' });
  const here = await openPack(pack);
  let answered = 0;
  for (const question of [...QUESTIONS, 'Which colour has the lid?']) {
    const reply = await send({ kind: 'ask', asked: { question }, turns: [] });
    if (reply.kind === 'failed' || reply.result === null || !('answer' in reply.result))
      throw new Error(`${question}: ${JSON.stringify(reply)}`);
    expect(told(reply.result), question).toEqual(told(await here.ask({ question }, [])));
    if (reply.result.answer.answered) answered += 1;
  }
  expect(answered).toBeGreaterThan(2);
});

it('say what is wrong where nothing is open', async () => {
  const send = startWorker(programs.find(({ name }) => name === 'engine.js')?.code ?? '');
  expect(await send({ kind: 'ask', asked: { question: 'Why?' }, turns: [] })).toMatchObject({
    kind: 'failed',
  });
});
