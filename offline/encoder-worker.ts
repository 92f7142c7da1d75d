/** The program of the worker that encodes on a device, apart from the one that answers: whatever becomes of it, that one goes on. */
import type { ToEncoderWorker } from '../contracts/chat/offline-worker.ts';
import { createEncodingDesk, type EncodingWork } from '../engine/meaning/encoding-desk.ts';
import { loadModel, type ReadFile } from './load-model.ts';

/** Reads what the page has saved; nothing is fetched from here, and no cache is made again that was deleted meanwhile. */
const readerOf =
  (cacheName: string): ReadFile =>
  async (path) => {
    const response = await caches.match(path, { cacheName });
    if (response === undefined) throw new Error(`${path} is not saved.`);
    return response;
  };

const worker = self as unknown as DedicatedWorkerGlobalScope;
worker.onmessage = ({ data, ports: [port] }: MessageEvent<ToEncoderWorker>) => {
  if (port === undefined) return;
  const { cache, runtime, models } = data;
  const read = readerOf(cache);
  const take = createEncodingDesk({
    async load({ model: name }) {
      const files = models.find(({ model }) => model === name)?.files;
      if (files === undefined) throw new Error(`The model "${name}" is not saved.`);
      return loadModel(read, runtime, name, files);
    },
    tell: (encoding) => port.postMessage(encoding),
  });
  port.onmessage = ({ data: work }: MessageEvent<EncodingWork>) => take(work);
};
