import { MODEL_MODES, type ModelMode } from '../../../server/testing/model/model-modes.ts';
import { startModelServer } from '../../../server/testing/model/model-server.ts';
import type { Link } from '../holding/journal.ts';
import { askQuestion, createLink, type WriteContext } from '../holding/writes.ts';
import type { Fault } from './fault.ts';
import { type Scene, shortManualOf } from './scene.ts';

/** Fewer than the failures after which the program leaves the model alone for a while. */
const askedAtOnce = 4;
const allowedMs = 10_000;
/** The short manual answers it, and not with steps, which no model is asked to write. */
const answerable = 'Which pump has the valve with the number 3?';

/** The language model is slow, broken, endless or malicious; every question is answered and charged once. */
export const languageModel: Fault = {
  name: 'language-model',
  about: 'the language model is slow, breaks off, never ends, talks garbage or lies',
  database: 'embedded',
  mayRefuse: false,
  begin: async () => {
    const [honest] = MODEL_MODES;
    if (!honest) throw new Error('There is no honest model.');
    const model = await startModelServer(honest.behave);
    const first = Math.floor(Math.random() * MODEL_MODES.length);
    let slowestMs = 0;
    let lateAnswers = 0;

    async function ask(context: WriteContext, link: Link, scene: Scene, mode: ModelMode): Promise<void> {
      const from = performance.now();
      const answerId = await askQuestion(context, link, answerable);
      const ms = performance.now() - from;
      slowestMs = Math.max(slowestMs, ms);
      if (ms > allowedMs) lateAnswers += 1;
      const { answer } = link.exchanges.find((exchange) => exchange.answerId === answerId) ?? {};
      if (answer !== undefined && mode.invented?.test(answer))
        scene.findings.counterErrors.push(`"${mode.name}" reached a customer: ${answer}`);
    }

    return {
      env: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'test' },
      round: async (scene, number) => {
        const context = { ...scene, api: scene.api() };
        const link = await createLink(context, shortManualOf(scene));
        const mode = MODEL_MODES[(first + number) % MODEL_MODES.length] ?? honest;
        const askedBefore = model.requests.length;
        model.behave(mode.behave);
        await Promise.all(Array.from({ length: askedAtOnce }, () => ask(context, link, scene, mode)));
        model.behave(honest.behave);
        await ask(context, link, scene, honest);
        // A model that nobody asks can do no harm: such a round would show nothing.
        if (model.requests.length === askedBefore)
          scene.findings.counterErrors.push(`"${mode.name}": the model was never asked`);
      },
      figures: () => ({ asked: model.requests.length, slowestMs: Math.round(slowestMs), lateAnswers }),
      end: model.stop,
    };
  },
};
