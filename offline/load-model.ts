/** Runs in the worker that encodes only: nothing else loads the runtime or the weights. */
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { OfflineMeaning } from '../contracts/chat/offline-meaning.ts';
import { createModel, type LoadedModel } from '../engine/meaning/loaded-model.ts';
import type { ModelName } from '../engine/meaning/models.ts';

/** Gives a saved file. @throws if it is not saved */
export type ReadFile = (path: string) => Promise<Response>;

let isSetUp = false;

/** One thread, whose program is given to it: the runtime itself loads nothing. */
async function setUpRuntime(read: ReadFile, runtime: string): Promise<void> {
  if (isSetUp) return;
  env.wasm.numThreads = 1;
  env.wasm.proxy = false;
  env.wasm.wasmBinary = await (await read(runtime)).arrayBuffer();
  isSetUp = true;
}

/** @throws if a file is missing, or is not what is expected of this model */
export async function loadModel(
  read: ReadFile,
  runtime: string,
  name: ModelName,
  files: OfflineMeaning['models'][number]['files'],
): Promise<LoadedModel> {
  const find = (file: string): Promise<Response> => {
    const found = files.find((one) => one.file === file);
    if (found === undefined) throw new Error(`The model "${name}" has no ${file}.`);
    return read(found.path);
  };
  await setUpRuntime(read, runtime);
  const weights = new Uint8Array(await (await find('model.onnx')).arrayBuffer());
  const session = await InferenceSession.create(weights, { executionProviders: ['wasm'] });
  const tokenizer = await (await find('tokenizer.json')).json();
  const config = await (await find('tokenizer_config.json')).json();
  return createModel(name, { tokenizer, config }, async ({ input_ids, attention_mask }) => {
    const shape = [1, input_ids.length];
    const { last_hidden_state } = await session.run({
      input_ids: new Tensor('int64', input_ids, shape),
      attention_mask: new Tensor('int64', attention_mask, shape),
    });
    return last_hidden_state?.data;
  });
}
