/**
 * Encodes one text after the other, in whichever process or worker it is made. Questions go first, and each model is loaded when it is
 * first asked for.
 */
import { encodeLog, encodePassage, encodeQuestion } from './encode.ts';
import type { LoadedModel } from './loaded-model.ts';
import type { ModelName } from './models.ts';
import type { PassageVectors } from './vectors.ts';
import type { PassageText } from './windows.ts';

/** A piece of work. */
export type EncodingWork = { id: number; model: ModelName } & (
  | { kind: 'question'; text: string }
  | { kind: 'passage'; passage: PassageText }
  | { kind: 'log'; texts: readonly string[] }
);

/** What becomes of a piece of work. */
export type Encoding = { id: number } & (
  | { kind: 'question'; vector: Float32Array }
  | { kind: 'passage'; vectors: PassageVectors }
  /** Vectors of all texts, one behind the other. */
  | { kind: 'log'; vectors: Float32Array }
  /** The model can't be had: a file is missing or damaged, or there is no runtime for it here. */
  | { kind: 'unavailable'; reason: string }
  /** The model is there and can't do this text. */
  | { kind: 'failed'; reason: string }
);

type Desk<Work> = {
  /** @throws where the model can't be had; it is asked for again then */
  load: (work: Work) => Promise<LoadedModel>;
  tell: (encoding: Encoding) => void;
  /** Told which model it is at work with: before each piece of work, and again within long ones. */
  onTurn?: (model: ModelName) => void;
};

/** @returns what takes work, in the order of its coming but for questions */
export function createEncodingDesk<Work extends EncodingWork>(desk: Desk<Work>): (work: Work) => void {
  const { load, tell, onTurn = () => undefined } = desk;
  const questions: Work[] = [];
  /** Passages and logs. */
  const others: Work[] = [];
  const loaded = new Map<ModelName, LoadedModel>();
  let isWorking = false;

  /** Loads the model unless it is there. A failure is not kept: the files may be mended while we run. */
  async function modelOf(work: Work): Promise<LoadedModel> {
    const model = loaded.get(work.model) ?? (await load(work));
    loaded.set(work.model, model);
    return model;
  }

  async function encode(work: Work, model: LoadedModel): Promise<Encoding> {
    const { id, model: name } = work;
    if (work.kind === 'question')
      return { id, kind: 'question', vector: await encodeQuestion(model, name, work.text) };
    const letQuestionsPass = async (): Promise<void> => {
      await answerQuestions();
      onTurn(name);
    };
    if (work.kind === 'log')
      return { id, kind: 'log', vectors: await encodeLog(model, name, work.texts, letQuestionsPass) };
    return { id, kind: 'passage', vectors: await encodePassage(model, name, work.passage, letQuestionsPass) };
  }

  async function answer(work: Work): Promise<Encoding> {
    const { id } = work;
    onTurn(work.model);
    let model: LoadedModel;
    try {
      model = await modelOf(work);
    } catch (error) {
      return { id, kind: 'unavailable', reason: reasonOf(error) };
    }
    return encode(work, model).catch((error) => ({ id, kind: 'failed', reason: reasonOf(error) }));
  }

  async function answerQuestions(): Promise<void> {
    for (let next = questions.shift(); next !== undefined; next = questions.shift()) tell(await answer(next));
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    do {
      await answerQuestions();
      const other = others.shift();
      if (other !== undefined) tell(await answer(other));
    } while (questions.length + others.length > 0);
    isWorking = false;
  }

  return (taken) => {
    (taken.kind === 'question' ? questions : others).push(taken);
    void work();
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
