/** The program of the worker that answers on a device. */
import type { FromOfflineWorker, ToOfflineWorker } from '../contracts/chat/offline-worker.ts';
import type { Encoding } from '../engine/meaning/encoding-desk.ts';
import { readVectorFile } from '../engine/meaning/vector-file.ts';
import { type OpenPack, openPack } from './answers.ts';
import { createEncoderLine, type Line } from './encoder-line.ts';

let opened: Promise<OpenPack> | null = null;

async function handle(message: ToOfflineWorker, port: MessagePort | undefined): Promise<FromOfflineWorker> {
  const { call } = message;
  try {
    if (message.kind === 'open') {
      opened = openPack(message.pack);
      // It begins once this is told, and a question that comes meanwhile waits for one of its own at most.
      void (await opened).warmUp(message.likely).catch(() => undefined);
      return { call, kind: 'done', result: null };
    }
    if (opened === null) throw new Error('No pack is open.');
    const pack = await opened;
    if (message.kind === 'learn') {
      if (port === undefined) throw new Error('Nothing encodes.');
      await pack.learn(readVectorFile(message.vectors), createEncoderLine(lineOver(port)));
      return { call, kind: 'done', result: null };
    }
    const result =
      message.kind === 'begin'
        ? await pack.questionsAt(message.place)
        : await pack.ask(message.asked, message.turns);
    return { call, kind: 'done', result };
  } catch (error) {
    return { call, kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** A port as both ends speak through it. */
const lineOver = (port: MessagePort): Line => ({
  send: (work) => port.postMessage(work),
  listen(tell) {
    port.onmessage = ({ data }: MessageEvent<Encoding>) => tell(data);
  },
});

const worker = self as unknown as DedicatedWorkerGlobalScope;
worker.onmessage = async ({ data, ports }: MessageEvent<ToOfflineWorker>) =>
  worker.postMessage(await handle(data, ports?.[0]));
