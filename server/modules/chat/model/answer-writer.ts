/** Has a model write what the engine found, checks every sentence, and gives the engine's own answer where that fails. */
import type { Answer } from '../../../../engine/ask/base/answer.ts';
import type { ManualIndex } from '../../../../engine/index/manual-index.ts';
import { finishWriting, followDraft } from '../../../../engine/write/finish-writing.ts';
import { applyRewrite, composeRewrite } from '../../../../engine/write/rewrite-question.ts';
import { type Inquiry, planWriting, type WritingTask } from '../../../../engine/write/writing-task.ts';
import { createModelCall, type ModelCallDeps } from './model-call.ts';

export type WritingLimits = {
  /** For everything that is asked of the model about one question: customers have an answer within ten seconds. */
  totalMs: number;
  /** Of that, for putting a follow-up into words of its own. */
  rewriteMs: number;
};

const DEFAULTS: WritingLimits = { totalMs: 7500, rewriteMs: 2500 };

/**
 * How far an answer is: what the engine found and would answer alone, and the model's sentences so far that may be
 * shown, empty at first.
 */
export type WritingProgress = { found: Answer; written: string };

/** `tokens` are those of every reply that came, used or not; `model` is its name where it had a part in the answer. */
export type WrittenAnswer = { answer: Answer; tokens: number; model: string | null };

export type AnswerWriter = ReturnType<typeof createAnswerWriter>;

type Deps = ModelCallDeps & {
  /** Of the model, as answers keep it. */
  name: string;
  limits?: Partial<WritingLimits>;
};

export function createAnswerWriter({ limits, name, ...deps }: Deps) {
  const { totalMs, rewriteMs } = { ...DEFAULTS, ...limits };
  const { tally } = deps;
  const call = createModelCall(deps);

  async function rewrite(index: ManualIndex, inquiry: Inquiry, signal: AbortSignal) {
    const messages = composeRewrite(index, inquiry);
    const reply = messages && (await call(messages, signal));
    if (!reply) return { inquiry, tokens: 0 };
    const rewritten = applyRewrite(index, inquiry, reply.text);
    tally.count(rewritten === inquiry ? 'not-rewritten' : 'rewritten');
    return { inquiry: rewritten, tokens: reply.tokens };
  }

  /** Tells what is found at once, then each sentence more. */
  function follow(
    index: ManualIndex,
    inquiry: Inquiry,
    task: WritingTask,
    tell: (progress: WritingProgress) => void,
  ): (soFar: string) => void {
    const holds = followDraft(index, inquiry, task);
    let written = '';
    tell({ found: inquiry.answer, written });
    return (soFar) => {
      const held = holds(soFar);
      if (held.length <= written.length) return;
      written = held;
      tell({ found: inquiry.answer, written });
    };
  }

  return {
    /**
     * Always gives an answer in time: the engine's own, unless a model wrote a better one that holds.
     * @param tell called with the progress, before the model is asked and whenever another sentence holds
     */
    async write(
      index: ManualIndex,
      asked: Inquiry,
      tell?: (progress: WritingProgress) => void,
    ): Promise<WrittenAnswer> {
      const time = AbortSignal.timeout(totalMs);
      const shorter = AbortSignal.any([time, AbortSignal.timeout(rewriteMs)]);
      const { inquiry, tokens } = await rewrite(index, asked, shorter);
      const task = planWriting(index, inquiry);
      const reply = task && (await call(task.messages, time, tell && follow(index, inquiry, task, tell)));
      const rewriter = inquiry === asked ? null : name;
      if (!task || !reply) return { answer: inquiry.answer, tokens, model: rewriter };
      const { answer, outcome } = finishWriting(index, inquiry, task, reply.text);
      tally.count(outcome);
      const model = answer === inquiry.answer ? rewriter : name;
      return { answer, tokens: tokens + reply.tokens, model };
    },
  };
}
