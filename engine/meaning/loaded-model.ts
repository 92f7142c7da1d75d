/** A model in memory, whichever runtime runs it: what a runtime has of its own is one function. */
import { Tokenizer } from '@huggingface/tokenizers';
import { MODELS, type ModelName, WIDTH } from './models.ts';
import { readTokens } from './read-tokens.ts';

export type LoadedModel = {
  /** At most `most` token ids of a text, without those that begin and end a window. */
  tokensOf(text: string, most: number): number[];
  /** Last hidden states of a window's tokens, {@link WIDTH} numbers for each. */
  run(tokens: readonly number[]): Promise<Float32Array>;
};

/**
 * Runs the weights on one window. The numbers are 64 bits wide and have the shape 1 × length.
 * @returns `last_hidden_state` as the runtime gives it
 */
export type RunWeights = (inputs: {
  input_ids: BigInt64Array;
  attention_mask: BigInt64Array;
}) => Promise<unknown>;

/** What `tokenizer.json` and `tokenizer_config.json` say. */
export type TokenizerFiles = { tokenizer: object; config: object };

/** Puts tokenizer and weights together. @throws if they are not what is expected of this model */
export async function createModel(
  name: ModelName,
  files: TokenizerFiles,
  run: RunWeights,
): Promise<LoadedModel> {
  const tokenizer = new Tokenizer(files.tokenizer, files.config);
  const idsOf = (text: string): number[] => tokenizer.encode(text, { add_special_tokens: false }).ids;
  const model: LoadedModel = {
    tokensOf: (text, most) => readTokens(idsOf, text, most),
    async run(tokens) {
      const states = await run({
        input_ids: BigInt64Array.from(tokens, BigInt),
        attention_mask: new BigInt64Array(tokens.length).fill(1n),
      });
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
