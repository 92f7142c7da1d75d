import type { LoadedModel } from './loaded-model.ts';
import { MODELS, type ModelName, WIDTH } from './models.ts';
import { type PassageVectors, quantise } from './vectors.ts';
import { type PassageText, type Window, windowsOf } from './windows.ts';

/** Tokens `from` (inclusive) to `to` (exclusive) of a window. */
type Span = readonly [from: number, to: number];

/** The unit vector of a question: the mean of its token states. A question longer than a window is cut. */
export async function encodeQuestion(
  model: LoadedModel,
  name: ModelName,
  text: string,
): Promise<Float32Array> {
  const { first, last, maxTokens } = MODELS[name];
  const tokens = [first, ...model.tokensOf(text, maxTokens - 2), last];
  return unit(mean(await model.run(tokens), [0, tokens.length]));
}

/**
 * Unit vectors of questions that will be compared with each other. The tokens of each are weighted by their rarity among these texts, since
 * words that all of them contain distinguish nothing.
 * @param beforeText awaited before each text, so that more urgent work need not wait for all of them
 */
export async function encodeLog(
  model: LoadedModel,
  name: ModelName,
  texts: readonly string[],
  beforeText: () => Promise<void> = async () => {},
): Promise<Float32Array> {
  const { first, last, maxTokens } = MODELS[name];
  const logged: number[][] = [];
  const counts = new Map<number, number>();
  for (const text of texts) {
    await beforeText();
    const tokens = [first, ...model.tokensOf(text, maxTokens - 2), last];
    for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
    logged.push(tokens);
  }
  const rareness = (token: number): number => Math.log(1 + texts.length / (counts.get(token) ?? 1));
  const vectors = new Float32Array(texts.length * WIDTH);
  for (const [i, tokens] of logged.entries()) {
    await beforeText();
    vectors.set(unit(weigh(await model.run(tokens), tokens.map(rareness))), i * WIDTH);
  }
  return vectors;
}

/**
 * Vectors of the windows and sentences of a passage, from one pass over each window ("late pooling"): the vector of a sentence is the mean of
 * its token states, which include the context of the sentences around it.
 * @param beforeWindow awaited before each window of a long passage, so that more urgent work need not wait for all of them
 */
export async function encodePassage(
  model: LoadedModel,
  name: ModelName,
  passage: PassageText,
  beforeWindow: () => Promise<void> = async () => {},
): Promise<PassageVectors> {
  const windows = windowsOf(passage);
  const sentences = windows.reduce((sum, window) => sum + window.sentences.length, 0);
  const bytes = new Int8Array((windows.length + sentences) * WIDTH);
  let at = windows.length * WIDTH;
  for (const [i, window] of windows.entries()) {
    await beforeWindow();
    const { tokens, spans } = layOut(model, name, window);
    const states = await model.run(tokens);
    quantise(mean(states, [0, tokens.length]), bytes, i * WIDTH);
    for (const span of spans) {
      quantise(mean(states, span), bytes, at);
      at += WIDTH;
    }
  }
  return { windows: windows.length, bytes };
}

/** The tokens of a window and the token range of each of its sentences; text that is too long is cut. */
function layOut(
  model: LoadedModel,
  name: ModelName,
  { heading, sentences }: Window,
): { tokens: number[]; spans: Span[] } {
  const { first, last, maxTokens } = MODELS[name];
  const room = maxTokens - 1;
  const tokens = [first, ...model.tokensOf(heading, Math.floor(room / 4))];
  const spans = sentences.map((sentence): Span => {
    const from = tokens.length;
    tokens.push(...model.tokensOf(sentence, room - from));
    // A sentence that was cut off entirely gets the vector of the window.
    return from < tokens.length ? [from, tokens.length] : [0, from];
  });
  tokens.push(last);
  return { tokens, spans };
}

/** Weighted sum of the token states. */
function weigh(states: Float32Array, weights: readonly number[]): Float32Array {
  const vector = new Float32Array(WIDTH);
  for (const [token, weight] of weights.entries())
    for (let i = 0; i < WIDTH; i += 1)
      vector[i] = (vector[i] as number) + weight * (states[token * WIDTH + i] as number);
  return vector;
}

function mean(states: Float32Array, [from, to]: Span): Float32Array {
  const vector = new Float32Array(WIDTH);
  for (let token = from; token < to; token += 1)
    for (let i = 0; i < WIDTH; i += 1)
      vector[i] = (vector[i] as number) + (states[token * WIDTH + i] as number);
  return vector;
}

function unit(vector: Float32Array): Float32Array {
  const norm = Math.hypot(...vector) || 1;
  return vector.map((value) => value / norm);
}
