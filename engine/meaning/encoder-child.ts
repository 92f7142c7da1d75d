/** The program that encodes: started by encoder.ts under limits. Loads each model when it is first asked for. */
import { encodeLog, encodePassage, encodeQuestion } from './encode.ts';
import { type EncoderMessage, type EncoderReply, type EncoderRequest, toBase64 } from './encoder-protocol.ts';
import type { LoadedModel } from './load-model.ts';
import type { ModelName } from './models.ts';

/** A sign of life is worth a message only after silence; a window mostly takes milliseconds. */
const ALIVE_AFTER_MS = 1000;

const questions: EncoderRequest[] = [];
/** Passages and logs. */
const others: EncoderRequest[] = [];
const loaded = new Map<ModelName, LoadedModel>();
let isWorking = false;
let saidModel: ModelName | null = null;
let saidAt = 0;

function say(message: EncoderMessage): void {
  saidAt = performance.now();
  process.send?.(message);
}

/** Says which model is worked with now: should we die of it, the other one is not to blame. */
function turnTo(model: ModelName): void {
  if (model === saidModel && performance.now() - saidAt < ALIVE_AFTER_MS) return;
  saidModel = model;
  say({ kind: 'at', model });
}

/** Loads the model unless it is there. A failure is not kept: the files may be mended while we run. */
async function modelOf({ modelDir, model: name }: EncoderRequest): Promise<LoadedModel> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  // The runtime is a native library that a platform may lack, so it is loaded as late as the weights.
  const { loadModel } = await import('./load-model.ts');
  const model = await loadModel(modelDir, name);
  loaded.set(name, model);
  say({ kind: 'loaded', model: name });
  return model;
}

async function encode(request: EncoderRequest, model: LoadedModel): Promise<EncoderReply> {
  const { id, model: name } = request;
  if (request.kind === 'question') {
    const vector = await encodeQuestion(model, name, request.text);
    return { id, kind: 'question', vector: toBase64(vector) };
  }
  const letQuestionsPass = async (): Promise<void> => {
    await answerQuestions();
    turnTo(name);
  };
  if (request.kind === 'log') {
    const vectors = await encodeLog(model, name, request.texts, letQuestionsPass);
    return { id, kind: 'log', vectors: toBase64(vectors) };
  }
  const { windows, bytes } = await encodePassage(model, name, request.passage, letQuestionsPass);
  return { id, kind: 'passage', windows, bytes: toBase64(bytes) };
}

async function answer(request: EncoderRequest): Promise<EncoderReply> {
  const { id, model: name } = request;
  turnTo(name);
  const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
  let model: LoadedModel;
  try {
    model = await modelOf(request);
  } catch (error) {
    return { id, kind: 'unavailable', reason: reason(error) };
  }
  return encode(request, model).catch((error) => ({ id, kind: 'failed', reason: reason(error) }));
}

async function answerQuestions(): Promise<void> {
  for (let next = questions.shift(); next !== undefined; next = questions.shift()) say(await answer(next));
}

async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  do {
    await answerQuestions();
    const other = others.shift();
    if (other !== undefined) say(await answer(other));
  } while (questions.length + others.length > 0);
  isWorking = false;
}

process.on('message', (request: EncoderRequest) => {
  (request.kind === 'question' ? questions : others).push(request);
  void work();
});

// Without its parent a child has nobody to encode for.
process.on('disconnect', () => process.exit(0));
