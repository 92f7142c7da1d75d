/** The worker in which this device answers. */

import type { OfflinePack } from '../../../../contracts/chat/offline.ts';
import { chatFile } from '../../../../contracts/chat/offline-files.ts';
import type {
  FromOfflineWorker,
  OfflineAnswer,
  OfflineQuestion,
  OfflineTurn,
  ToEncoderWorker,
} from '../../../../contracts/chat/offline-worker.ts';
import { paths } from '../../../../contracts/paths.ts';
import type { ChatLink } from '../api/ask.ts';

type Result = OfflineAnswer | readonly string[] | null;
type Call = { resolve: (result: Result) => void; reject: (error: Error) => void };

/** What the engine may learn beside its pack: the vectors, and the worker that encodes. */
export type Encoding = { vectors: ArrayBuffer; start: () => Worker; begin: ToEncoderWorker };

export type EngineLine = {
  ask: (asked: OfflineQuestion, turns: readonly OfflineTurn[]) => Promise<OfflineAnswer>;
  /** Questions to begin with at the place of a printed code. */
  questionsAt: (place: string) => Promise<readonly string[]>;
  /** Has questions understood by their meaning from then on. @throws where that can't be; it goes on by words */
  learn: (encoding: Encoding) => Promise<void>;
  close: () => void;
};

/** The address of a chat's page. */
export const chatPath = ({ companyId, productId, uniqueId }: ChatLink): string =>
  paths.chat.href(companyId, productId, uniqueId);

/**
 * Starts the engine with a pack, and has it go on making what questions need.
 * @param likely questions that the customer may ask
 * @throws where it can't be started or can't read the pack
 */
export async function openEngine(
  link: ChatLink,
  pack: OfflinePack,
  likely: readonly string[],
): Promise<EngineLine> {
  const worker = new Worker(chatFile(chatPath(link), 'engine'));
  const calls = new Map<number, Call>();
  let made = 0;
  worker.onmessage = ({ data }: MessageEvent<FromOfflineWorker>) => {
    const call = calls.get(data.call);
    calls.delete(data.call);
    if (data.kind === 'done') call?.resolve(data.result);
    else call?.reject(new Error(data.reason));
  };
  worker.onerror = () => {
    for (const { reject } of calls.values()) reject(new Error('The engine ended.'));
    calls.clear();
  };
  const send = (message: object, transfer: Transferable[] = []): Promise<Result> =>
    new Promise((resolve, reject) => {
      const call = ++made;
      calls.set(call, { resolve, reject });
      worker.postMessage({ ...message, call }, transfer);
    });
  let encoder: Worker | null = null;
  try {
    await send({ kind: 'open', pack, likely });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    async ask(asked, turns) {
      const answer = await send({ kind: 'ask', asked, turns });
      if (answer === null || !('answer' in answer)) throw new Error('The engine did not answer.');
      return answer;
    },
    async questionsAt(place) {
      const questions = await send({ kind: 'begin', place });
      return Array.isArray(questions) ? questions : [];
    },
    async learn({ vectors, start, begin }) {
      const { port1, port2 } = new MessageChannel();
      encoder = start();
      encoder.postMessage(begin, [port1]);
      await send({ kind: 'learn', vectors }, [vectors, port2]);
    },
    close() {
      encoder?.terminate();
      worker.terminate();
    },
  };
}
