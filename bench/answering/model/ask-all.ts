import type { Turn } from '../../../engine/ask/base/answer.ts';
import type { ManualIndex } from '../../../engine/index/manual-index.ts';
import { inquire, planWriting } from '../../../engine/write/writing-task.ts';
import { createAnswerWriter } from '../../../server/modules/chat/model/answer-writer.ts';
import { createModelTally } from '../../../server/modules/chat/model/model-tally.ts';
import { createLanguageModel } from '../../../server/providers/llm/create-language-model.ts';
import type { ModelMode } from '../../../server/testing/model/model-modes.ts';
import type { ModelServer } from '../../../server/testing/model/model-server.ts';
import { findInventions } from './find-inventions.ts';

/** A question of the set with the index of its manual. `answer` is what people wrote. */
export type AskedQuestion = { question: string; history: Turn[]; answer: string; index: ManualIndex };

/** What came of asking every question in one mode. */
export type ModeResult = {
  mode: string;
  answers: number;
  /** Answers that a model may write: the others are refused, doubted, or better said by the manual. */
  asked: number;
  fromModel: number;
  fromExtract: number;
  /** Words of the manual shown as the closest passages, on the model's word. */
  closest: number;
  invented: number;
  slowestMs: number;
};

const AT_ONCE = 4;

/** Asks every question with the limits of the product, some at once, and looks at what the customer would see. */
export async function askAll(
  server: ModelServer,
  { name, behave, invented }: ModelMode,
  questions: readonly AskedQuestion[],
): Promise<ModeResult> {
  server.behave(behave);
  const model = createLanguageModel({ baseUrl: server.baseUrl, apiKey: null, model: 'bench' });
  if (model === null) throw new Error('There is no model.');
  const tally = createModelTally();
  const writer = createAnswerWriter({ name: 'small', model, tally, onFailure: () => undefined });
  const result = {
    mode: name,
    answers: 0,
    asked: 0,
    fromModel: 0,
    fromExtract: 0,
    closest: 0,
    invented: 0,
    slowestMs: 0,
  };
  let next = 0;
  const work = async (): Promise<void> => {
    for (let one = questions[next++]; one !== undefined; one = questions[next++]) {
      const inquiry = inquire(one.index, one.question, one.history);
      const start = performance.now();
      const { answer } = await writer.write(one.index, inquiry);
      result.slowestMs = Math.max(result.slowestMs, Math.round(performance.now() - start));
      result.answers += 1;
      if (planWriting(one.index, inquiry) !== null) result.asked += 1;
      if (answer.content === inquiry.answer.content) result.fromExtract += 1;
      else if (answer.band === 'closest') result.closest += 1;
      else {
        result.fromModel += 1;
        result.invented += (invented?.test(answer.content) ? 1 : 0) + findInventions(answer).length;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return result;
}
