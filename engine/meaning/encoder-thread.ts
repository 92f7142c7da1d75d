/** The encoder's thread: loads each model when it is first asked for, and encodes one text after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { encodePassage, encodeQuestion } from './encode.ts';
import type { EncoderData, EncoderReply, EncoderRequest } from './encoder-protocol.ts';
import type { LoadedModel } from './load-model.ts';
import type { ModelName } from './models.ts';

const { modelDir }: EncoderData = workerData;
const loaded = new Map<ModelName, Promise<LoadedModel>>();
let last: Promise<void> = Promise.resolve();

/** The runtime is a native library that a platform may lack, so it is loaded as late as the weights. */
function modelOf(name: ModelName): Promise<LoadedModel> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const loading = import('./load-model.ts').then(({ loadModel }) => loadModel(modelDir, name));
  loaded.set(name, loading);
  return loading;
}

async function answer(request: EncoderRequest): Promise<EncoderReply> {
  const { id, model: name } = request;
  const model = await modelOf(name).catch((error: unknown) => {
    // The files may be mended while we run.
    loaded.delete(name);
    return reasonOf(error);
  });
  if (typeof model === 'string') return { id, kind: 'unavailable', reason: model };
  try {
    return request.kind === 'question'
      ? { id, kind: 'question', vector: await encodeQuestion(model, name, request.text) }
      : { id, kind: 'passage', vectors: await encodePassage(model, name, request.passage) };
  } catch (error) {
    return { id, kind: 'failed', reason: reasonOf(error) };
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

parentPort?.on('message', (request: EncoderRequest) => {
  last = last.then(async () => parentPort?.postMessage(await answer(request)));
});
