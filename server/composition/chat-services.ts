/** Part of the composition; see server/services.ts. */
import type { Encoder } from '../../engine/meaning/encoder.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { createChatRepository } from '../modules/chat/chat.repository.ts';
import type { Clock } from '../modules/chat/counting/answer-time.ts';
import { createEmbedding } from '../modules/chat/embedding/embedding.service.ts';
import { createGreetings } from '../modules/chat/greeting.service.ts';
import type { ProductIndexes } from '../modules/chat/indexes/product-index.ts';
import { createManualSearch } from '../modules/chat/manual-search.service.ts';
import { createOfflineService } from '../modules/chat/offline/offline.service.ts';
import { createOpeningQuestions } from '../modules/chat/opening-questions.ts';
import { createUpkeepService } from '../modules/chat/upkeep/upkeep.service.ts';
import { createCorrectionService } from '../modules/corrections/corrections.service.ts';
import type { DeletionService } from '../modules/deletions/deletions.service.ts';
import type { ManualCheckService } from '../modules/manual-checks/manual-checks.service.ts';
import { createAnsweringRepository } from '../modules/manuals/answering.repository.ts';
import { createPassageRepository } from '../modules/manuals/passages.repository.ts';
import type { MeaningService } from '../modules/meaning/meaning.service.ts';
import type { ModelShelf } from '../modules/meaning/model-shelf.ts';
import type { MediaService } from '../modules/media/media.service.ts';
import { webhookEvents } from '../modules/webhooks/webhook-events.ts';
import type { ModelFailure } from '../providers/llm/language-model.ts';
import type { Accounts } from './account-services.ts';
import { createAnalyticsServices, createWriterReports } from './analytics-services.ts';
import { createAskingServices } from './asking-services.ts';
import type { Stored } from './file-services.ts';
import { createHelpServices } from './help-services.ts';
import { createLinkServices } from './link-services.ts';
import { createTrialServices } from './trial-services.ts';

/** The chat services, all of which other parts are given. */
export type Chats = ReturnType<typeof createChatServices>;

type Given = Stored &
  Accounts & {
    media: MediaService;
    manualChecks: ManualCheckService;
    deletions: DeletionService;
    indexes: ProductIndexes;
    encoder: Encoder;
    meaning: MeaningService;
    modelShelf: ModelShelf;
    onModelFailure: (reason: ModelFailure) => void;
    clock: Clock;
  };

/** Makes the services for chatbots and questions. */
export function createChatServices(
  { write: db, read }: Pick<Database, 'write' | 'read'>,
  config: Config,
  given: Given,
) {
  const { signer, companies, identity, indexes, encoder } = given;
  const findCompanyName = async (companyId: string) => (await companies.card(companyId)).company_name;
  const corrections = createCorrectionService({ db, indexes });
  const shared = {
    ...{ ...given, db, corrections, findCompanyName, publicUrl: config.publicUrl },
    events: webhookEvents,
    openings: createOpeningQuestions({ db, indexes }),
  };
  const asking = createAskingServices(config, shared);
  const { asks, understand, turns } = asking;
  const analytics = createAnalyticsServices({
    ...{ db, read, signer, corrections, encoder, findCompanyName, identity },
  });
  const listAnswering = createAnsweringRepository(db).listAnsweringVersions;
  return {
    ...analytics,
    ...createLinkServices({ ...shared, ...asking }),
    ...createTrialServices({ ...shared, ...asking, topics: analytics.topics }),
    ...createHelpServices({ ...shared, ...asking, visionName: config.visionModel?.model ?? null }),
    modelTally: asking.models.modelTally,
    waitingQuestions: turns.waiting,
    presence: asking.presence,
    asks,
    corrections,
    manualSearch: createManualSearch({ indexes, understand, turns, links: signer, listAnswering }),
    writerReport: createWriterReports(analytics, {
      ...{ db, read, signer, indexes, asks, findCompanyName, identity, checks: given.manualChecks },
    }),
    embedding: createEmbedding({ db }),
    greetings: createGreetings({ db, listAnswering }),
    upkeep: createUpkeepService({
      ...{ chats: createChatRepository(db), indexes, links: signer, publicUrl: config.publicUrl },
    }),
    offline: createOfflineService({
      ...{ db, asks, corrections, links: signer, listAnswering },
      ...{ meaning: given.meaning, modelShelf: given.modelShelf },
      passages: createPassageRepository(db),
    }),
  };
}
