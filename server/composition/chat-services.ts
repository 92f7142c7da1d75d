/** Part of the composition; see server/services.ts. */
import type { Encoder } from '../../engine/meaning/encoder.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { createPresence } from '../lib/presence.ts';
import { createAskService } from '../modules/chat/ask.service.ts';
import { createAskQueue } from '../modules/chat/ask-queue.ts';
import { createConversationService } from '../modules/chat/conversation.service.ts';
import type { Clock } from '../modules/chat/counting/answer-time.ts';
import { createQueryBudget } from '../modules/chat/counting/query-budget.ts';
import { createUsageRepository } from '../modules/chat/counting/usage.repository.ts';
import { createEmbedding } from '../modules/chat/embedding/embedding.service.ts';
import type { ProductIndexes } from '../modules/chat/indexes/product-index.ts';
import { createManualSearch } from '../modules/chat/manual-search.service.ts';
import { createAnswerWriter } from '../modules/chat/model/answer-writer.ts';
import { createModelTally } from '../modules/chat/model/model-tally.ts';
import { createUnderstand } from '../modules/chat/model/understand.ts';
import { createOfflineService } from '../modules/chat/offline/offline.service.ts';
import { createOpeningQuestions } from '../modules/chat/opening-questions.ts';
import { createPhotoService } from '../modules/chat/photos/photo.service.ts';
import { createPhotoDescriber } from '../modules/chat/photos/photo-describer.ts';
import { createRemedyService } from '../modules/chat/remedies/remedy.service.ts';
import { createLinkMails } from '../modules/chatbots/chatbot-links.ts';
import { createChatbotsService } from '../modules/chatbots/chatbots.service.ts';
import { createCreateChatbots } from '../modules/chatbots/create-chatbots.service.ts';
import { createExportChatbots } from '../modules/chatbots/export-chatbots.service.ts';
import { createCustomerConversations } from '../modules/conversations/customer-conversations.service.ts';
import { createCorrectionService } from '../modules/corrections/corrections.service.ts';
import { createDashboard } from '../modules/dashboard/dashboard.service.ts';
import type { DeletionService } from '../modules/deletions/deletions.service.ts';
import { createLikelyQuestionService } from '../modules/likely-questions/likely-questions.service.ts';
import { createAnsweringRepository } from '../modules/manuals/answering.repository.ts';
import { createPassageRepository } from '../modules/manuals/passages.repository.ts';
import type { MeaningService } from '../modules/meaning/meaning.service.ts';
import type { MediaService } from '../modules/media/media.service.ts';
import { createPlaygroundService } from '../modules/playground/playground.service.ts';
import { createShowcaseService } from '../modules/showcase/showcase.service.ts';
import { createStarterService } from '../modules/starters/starters.service.ts';
import { createVariantsService } from '../modules/variants/variants.service.ts';
import { webhookEvents } from '../modules/webhooks/webhook-events.ts';
import { createLanguageModel } from '../providers/llm/create-language-model.ts';
import type { ModelFailure } from '../providers/llm/language-model.ts';
import type { Accounts } from './account-services.ts';
import { createAnalyticsServices } from './analytics-services.ts';
import type { Stored } from './file-services.ts';

/** The chat services, all of which other parts are given. */
export type Chats = ReturnType<typeof createChatServices>;

/** Makes the services for chatbots and questions. */
export function createChatServices(
  { write: db, read }: Pick<Database, 'write' | 'read'>,
  { publicUrl, llm, visionModel, answerThreads }: Config,
  {
    signer,
    shapePicture,
    readPictureText,
    mails,
    senders,
    plans,
    companies,
    media,
    deletions,
    identity,
    indexes,
    encoder,
    meaning,
    onModelFailure,
    clock,
  }: Stored &
    Accounts & {
      media: MediaService;
      deletions: DeletionService;
      indexes: ProductIndexes;
      encoder: Encoder;
      meaning: MeaningService;
      onModelFailure: (reason: ModelFailure) => void;
      clock: Clock;
    },
) {
  const findCompanyName = async (companyId: string) => (await companies.card(companyId)).company_name;
  const links = createLinkMails({ db, publicUrl, identity, findCompanyName });
  const { model, modelTally, writer, seeing, told } = createModels({ llm, visionModel }, onModelFailure);
  const budget = createQueryBudget({
    repository: createUsageRepository(db),
    plans,
    usesTokens: model !== null,
  });
  const corrections = createCorrectionService({ db, indexes });
  const events = webhookEvents;
  const understand = createUnderstand({ encoder, meaning });
  const presence = createPresence();
  const turns = createAskQueue({ presence, sharedHands: Math.max(1, answerThreads), writes: model !== null });
  const listAnswering = createAnsweringRepository(db).listAnsweringVersions;
  const asks = createAskService({
    ...{ db, indexes, understand, turns, budget, links: signer, corrections, events, writer, clock },
    findsAcrossLanguages: encoder.status().state !== 'off',
  });
  const chatbots = createChatbotsService({ db, mails, senders, links, events, deletions });
  const openings = createOpeningQuestions({ db, indexes });
  const conversations = createConversationService({
    ...{ db, indexes, budget, events, openings, encoder },
    links: signer,
  });
  const likelyQuestions = createLikelyQuestionService({ db, indexes, asks, corrections, links: signer });
  const analytics = createAnalyticsServices({
    ...{ db, read, signer, corrections, encoder, findCompanyName, identity },
  });
  return {
    ...analytics,
    modelTally,
    waitingQuestions: turns.waiting,
    presence,
    chatbots,
    createChatbots: createCreateChatbots({ db, mails, senders, links, events }),
    exportChatbots: createExportChatbots({ db, links }),
    asks,
    corrections,
    customerConversations: createCustomerConversations({ db, chatbots, conversations }),
    dashboard: createDashboard({ db, likelyQuestions, topics: analytics.topics }),
    likelyQuestions,
    starters: createStarterService({ db, asks, openings }),
    conversations,
    manualSearch: createManualSearch({ indexes, understand, turns, links: signer, listAnswering }),
    embedding: createEmbedding({ db }),
    offline: createOfflineService({
      ...{ db, asks, corrections, links: signer },
      passages: createPassageRepository(db),
    }),
    showcase: createShowcaseService({ db, asks, companies, links: signer }),
    variants: createVariantsService({ db, indexes }),
    playground: createPlaygroundService({ db, asks, links: signer, openings }),
    remedies: createRemedyService({
      ...{ db, indexes, understand, turns },
      links: signer,
      listErrorImages: media.listErrorImages,
    }),
    photos: createPhotoService({
      ...{ db, asks, indexes, budget, shapePicture, clock },
      links: signer,
      listReferences: media.listReferences,
      readPictureText,
      describerName: visionModel?.model ?? null,
      describe: seeing && createPhotoDescriber({ model: seeing, shapePicture, ...told }),
    }),
  };
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
