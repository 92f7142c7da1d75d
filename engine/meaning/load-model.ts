/** Runs in the encoder's thread only: nothing else loads the runtime or the weights. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { folderOf, MODELS, type ModelName, WIDTH } from './models.ts';

/** A model in memory. */
export type LoadedModel = {
  /** Token ids of a piece of text, without those that begin and end a window. */
  tokensOf(text: string): number[];
  /** Last hidden states of a window's tokens, {@link WIDTH} numbers for each. */
  run(tokens: readonly number[]): Promise<Float32Array>;
};

/** @throws if a file is missing or damaged, or the runtime does not know this platform */
export async function loadModel(modelDir: string, name: ModelName): Promise<LoadedModel> {
  const folder = folderOf(modelDir, name);
  const json = async (file: string): Promise<object> =>
    JSON.parse(await readFile(join(folder, file), 'utf8'));
  const tokenizer = new Tokenizer(await json('tokenizer.json'), await json('tokenizer_config.json'));
  const session = await InferenceSession.create(join(folder, 'model.onnx'), {
    executionProviders: ['cpu'],
    // One core of the machine's: the others answer and read.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Keeps no memory of the longest window that ever was.
    enableCpuMemArena: false,
  });
  return {
    tokensOf: (text) => tokenizer.encode(text, { add_special_tokens: false }).ids,
    async run(tokens) {
      const shape = [1, tokens.length];
      const { last_hidden_state } = await session.run({
        input_ids: new Tensor('int64', BigInt64Array.from(tokens, BigInt), shape),
        attention_mask: new Tensor('int64', new BigInt64Array(tokens.length).fill(1n), shape),
      });
      const states = last_hidden_state?.data;
      if (!(states instanceof Float32Array) || states.length !== tokens.length * WIDTH)
        throw new Error(`The model "${name}" (${MODELS[name].id}) does not give what is expected of it.`);
      return states;
    },
  };
}
