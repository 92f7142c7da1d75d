/** Part of the composition; see server/services.ts. */
import type { Encoder } from '../../engine/meaning/encoder.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { createPresence } from '../lib/presence.ts';
import { createAskService } from '../modules/chat/ask.service.ts';
import { createAskQueue } from '../modules/chat/ask-queue.ts';
import type { Clock } from '../modules/chat/counting/answer-time.ts';
import { createQueryBudget } from '../modules/chat/counting/query-budget.ts';
import { createUsageRepository } from '../modules/chat/counting/usage.repository.ts';
import type { ProductIndexes } from '../modules/chat/indexes/product-index.ts';
import { createAnswerWriter } from '../modules/chat/model/answer-writer.ts';
import { createModelTally } from '../modules/chat/model/model-tally.ts';
import { createUnderstand } from '../modules/chat/model/understand.ts';
import type { CorrectionService } from '../modules/corrections/corrections.service.ts';
import type { MeaningService } from '../modules/meaning/meaning.service.ts';
import type { WebhookEvents } from '../modules/webhooks/webhook-events.ts';
import { createLanguageModel } from '../providers/llm/create-language-model.ts';
import type { ModelFailure } from '../providers/llm/language-model.ts';
import type { Accounts } from './account-services.ts';
import type { Stored } from './file-services.ts';

/** What answers questions, and the models that help. */
export type Asking = ReturnType<typeof createAskingServices>;

type Given = Pick<Stored, 'signer'> &
  Pick<Accounts, 'plans'> & {
    db: Db;
    indexes: ProductIndexes;
    encoder: Encoder;
    meaning: MeaningService;
    corrections: CorrectionService;
    events: WebhookEvents;
    onModelFailure: (reason: ModelFailure) => void;
    clock: Clock;
  };

/** Makes what answers questions: the queue in which they wait, their budget, and the models. */
export function createAskingServices(
  { llm, visionModel, answerThreads }: Pick<Config, 'llm' | 'visionModel' | 'answerThreads'>,
  { db, signer, plans, indexes, encoder, meaning, corrections, events, onModelFailure, clock }: Given,
) {
  const models = createModels({ llm, visionModel }, onModelFailure);
  const writes = models.model !== null;
  const budget = createQueryBudget({ repository: createUsageRepository(db), plans, usesTokens: writes });
  const understand = createUnderstand({ encoder, meaning });
  const presence = createPresence();
  const turns = createAskQueue({ presence, sharedHands: Math.max(1, answerThreads), writes });
  const { writer } = models;
  const asks = createAskService({
    ...{ db, indexes, understand, turns, budget, links: signer, corrections, events, writer, clock },
    findsAcrossLanguages: encoder.status().state !== 'off',
  });
  return { models, budget, understand, presence, turns, asks };
}

/** The language models that the settings name, null for those they don't, and the tally of their failures. */
function createModels(
  { llm, visionModel }: Pick<Config, 'llm' | 'visionModel'>,
  onFailure: (reason: ModelFailure) => void,
) {
  const model = createLanguageModel(llm);
  const modelTally = createModelTally();
  const told = { tally: modelTally, onFailure };
  const writer = model && createAnswerWriter({ model, name: llm?.model ?? '', ...told });
  return { model, modelTally, writer, seeing: createLanguageModel(visionModel), told };
}
