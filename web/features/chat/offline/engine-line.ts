/** The worker in which this device answers. */

import type { OfflinePack } from '../../../../contracts/chat/offline.ts';
import { chatFile } from '../../../../contracts/chat/offline-files.ts';
import type {
  FromOfflineWorker,
  OfflineAnswer,
  OfflineQuestion,
  OfflineTurn,
} from '../../../../contracts/chat/offline-worker.ts';
import { paths } from '../../../../contracts/paths.ts';
import type { ChatLink } from '../api/ask.ts';

type Result = OfflineAnswer | readonly string[] | null;
type Call = { resolve: (result: Result) => void; reject: (error: Error) => void };

export type EngineLine = {
  revision: string;
  ask: (asked: OfflineQuestion, turns: readonly OfflineTurn[]) => Promise<OfflineAnswer>;
  /** Questions to begin with at the place of a printed code. */
  questionsAt: (place: string) => Promise<readonly string[]>;
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
  const send = (message: object): Promise<Result> =>
    new Promise((resolve, reject) => {
      const call = ++made;
      calls.set(call, { resolve, reject });
      worker.postMessage({ ...message, call });
    });
  try {
    await send({ kind: 'open', pack, likely });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    revision: pack.revision,
    async ask(asked, turns) {
      const answer = await send({ kind: 'ask', asked, turns });
      if (answer === null || !('answer' in answer)) throw new Error('The engine did not answer.');
      return answer;
    },
    async questionsAt(place) {
      const questions = await send({ kind: 'begin', place });
      return Array.isArray(questions) ? questions : [];
    },
    close: () => worker.terminate(),
  };
}
