/** Runs in the encoder's process only: nothing else loads the runtime or the weights. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { checkFiles } from './check-files.ts';
import { folderOf } from './model-files.ts';
import { MODELS, type ModelName, WIDTH } from './models.ts';
import { readTokens } from './read-tokens.ts';

/** A model in memory. */
export type LoadedModel = {
  /** At most `most` token ids of a text, without those that begin and end a window. */
  tokensOf(text: string, most: number): number[];
  /** Last hidden states of a window's tokens, {@link WIDTH} numbers for each. */
  run(tokens: readonly number[]): Promise<Float32Array>;
};

/** @throws if a file is missing or damaged, or is not what is expected of this model */
export async function loadModel(modelDir: string, name: ModelName): Promise<LoadedModel> {
  await checkFiles(modelDir, name);
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
  const idsOf = (text: string): number[] => tokenizer.encode(text, { add_special_tokens: false }).ids;
  const model: LoadedModel = {
    tokensOf: (text, most) => readTokens(idsOf, text, most),
    async run(tokens) {
      const shape = [1, tokens.length];
      const { last_hidden_state } = await session.run({
        input_ids: new Tensor('int64', BigInt64Array.from(tokens, BigInt), shape),
        attention_mask: new Tensor('int64', new BigInt64Array(tokens.length).fill(1n), shape),
      });
      const states = last_hidden_state?.data;
      if (!(states instanceof Float32Array) || states.length !== tokens.length * WIDTH)
        throw new Error(`The model "${name}" does not give ${WIDTH} numbers for each token.`);
      return states;
    },
  };
  await tryOut(model, tokenizer, name);
  return model;
}

/** A tokenizer of another model would give vectors all the same, and they would mean nothing. */
async function tryOut(model: LoadedModel, tokenizer: Tokenizer, name: ModelName): Promise<void> {
  const { first, last } = MODELS[name];
  const { ids } = tokenizer.encode('a');
  if (ids[0] !== first || ids.at(-1) !== last)
    throw new Error(`The tokenizer of "${name}" does not begin and end a text with ${first} and ${last}.`);
  await model.run(ids);
}
