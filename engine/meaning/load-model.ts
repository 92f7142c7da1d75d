/** Runs in the encoder's process only: nothing else loads the runtime or the weights. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { checkFiles } from './check-files.ts';
import { createModel, type LoadedModel } from './loaded-model.ts';
import { folderOf } from './model-files.ts';
import type { ModelName } from './models.ts';

/** @throws if a file is missing or damaged, or is not what is expected of this model */
export async function loadModel(modelDir: string, name: ModelName): Promise<LoadedModel> {
  await checkFiles(modelDir, name);
  const folder = folderOf(modelDir, name);
  const json = async (file: string): Promise<object> =>
    JSON.parse(await readFile(join(folder, file), 'utf8'));
  const session = await InferenceSession.create(join(folder, 'model.onnx'), {
    executionProviders: ['cpu'],
    // One core of the machine's: the others answer and read.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Keeps no memory of the longest window that ever was.
    enableCpuMemArena: false,
    // Without, sums of 8-bit products overflow on processors that have no instruction for them (VNNI): vectors differ from machine to machine.
    extra: { session: { x64quantprecision: '1' } },
  });
  const files = { tokenizer: await json('tokenizer.json'), config: await json('tokenizer_config.json') };
  return createModel(name, files, async ({ input_ids, attention_mask }) => {
    const shape = [1, input_ids.length];
    const { last_hidden_state } = await session.run({
      input_ids: new Tensor('int64', input_ids, shape),
      attention_mask: new Tensor('int64', attention_mask, shape),
    });
    return last_hidden_state?.data;
  });
}
