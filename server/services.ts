/** Composition: every service once, each with just what it needs. Shared by the web server, the worker and commands. */
import { recognizePicture } from '../engine/read/ocr/recognize-picture.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './db/connect.ts';
import { createFileServices, type FileServices } from './file-services.ts';
import { JobRunner, type JobRunnerOptions } from './jobs/job-runner.ts';
import { createSeal } from './lib/sealed-text.ts';
import { createAccessTokens } from './modules/access-tokens/access-tokens.service.ts';
import { createAddClient } from './modules/admin/add-client.service.ts';
import { createAdminService } from './modules/admin/admin.service.ts';
import { createConfusedPages } from './modules/analytics/confused-pages.service.ts';
import { createExportQuestions } from './modules/analytics/export-questions.service.ts';
import { createFiguresService } from './modules/analytics/figures.service.ts';
import { createImprovementService } from './modules/analytics/improvements.service.ts';
import { createReport } from './modules/analytics/report.service.ts';
import { createTopicService } from './modules/analytics/topics.service.ts';
import type { AuditRecorder } from './modules/audit/audit.service.ts';
import { createAuditTrail } from './modules/audit/audit.service.ts';
import { createAccountLinks } from './modules/auth/account-links.ts';
import { createAuthService } from './modules/auth/auth.service.ts';
import { createEmailConfirmationService } from './modules/auth/email-confirmation.service.ts';
import { createPasswordService } from './modules/auth/password.service.ts';
import { createTwoStepService } from './modules/auth/two-step.service.ts';
import { createAnswerWriter } from './modules/chat/answer-writer.ts';
import { createAskService } from './modules/chat/ask.service.ts';
import { createConversationService } from './modules/chat/conversation.service.ts';
import { createEmbedding } from './modules/chat/embedding.service.ts';
import { createModelTally } from './modules/chat/model-tally.ts';
import { createPhotoService } from './modules/chat/photo.service.ts';
import { createProductIndexes, type ProductIndexes } from './modules/chat/product-index.ts';
import { createQueryBudget } from './modules/chat/query-budget.ts';
import { createRemedyService } from './modules/chat/remedy.service.ts';
import { createUsageRepository } from './modules/chat/usage.repository.ts';
import { createLinkMails } from './modules/chatbots/chatbot-links.ts';
import { createChatbotsService } from './modules/chatbots/chatbots.service.ts';
import { createCreateChatbots } from './modules/chatbots/create-chatbots.service.ts';
import { createExportChatbots } from './modules/chatbots/export-chatbots.service.ts';
import { createBranding } from './modules/companies/branding.service.ts';
import { createCompaniesService } from './modules/companies/companies.service.ts';
import { createCustomerConversations } from './modules/conversations/customer-conversations.service.ts';
import { createRetention, type Retention } from './modules/conversations/retention.service.ts';
import { createCorrectionService } from './modules/corrections/corrections.service.ts';
import { createDeletionService } from './modules/deletions/deletions.service.ts';
import { createDemoRequests } from './modules/demo-requests/demo-requests.service.ts';
import { createMailedLinks } from './modules/mails/mailed-links.ts';
import { createMailsService } from './modules/mails/mails.service.ts';
import type { MaintenanceDeps } from './modules/maintenance/maintenance.job.ts';
import { createAnsweringRepository } from './modules/manuals/answering.repository.ts';
import { createManualIntake } from './modules/manuals/manual-intake.service.ts';
import { createManualService, type OnManualChanged } from './modules/manuals/manuals.service.ts';
import { createPassageRepository } from './modules/manuals/passages.repository.ts';
import { createMediaService, type MediaService } from './modules/media/media.service.ts';
import { createOverviewService } from './modules/overview/overview.service.ts';
import { createPlatformAnalytics } from './modules/overview/platform-analytics.service.ts';
import { createCatalogueService } from './modules/plans/catalogue.service.ts';
import { createPlanInterests } from './modules/plans/plan-interests.service.ts';
import { createPlansService } from './modules/plans/plans.service.ts';
import { createPlatformSettings } from './modules/platform-settings/platform-settings.service.ts';
import { createProductService } from './modules/products/products.service.ts';
import { createUpdateProduct } from './modules/products/update-product.service.ts';
import { createUploadProduct } from './modules/products/upload-product.service.ts';
import { createPurchasesService } from './modules/purchases/purchases.service.ts';
import { createShowcaseService } from './modules/showcase/showcase.service.ts';
import { createAcceptInvitation } from './modules/team/accept-invitation.service.ts';
import { createTeamService } from './modules/team/team.service.ts';
import { createTestimonialsService } from './modules/testimonials/testimonials.service.ts';
import { webhookEvents } from './modules/webhooks/webhook-events.ts';
import { createWebhooksService } from './modules/webhooks/webhooks.service.ts';
import { createUnsubscribeTokens } from './modules/weekly-summary/unsubscribe-tokens.ts';
import { createWeeklySummary } from './modules/weekly-summary/weekly-summary.service.ts';
import { createLanguageModel } from './providers/llm/create-language-model.ts';
import type { ModelFailure } from './providers/llm/language-model.ts';
import { createMailTransport } from './providers/mail/create-mail-transport.ts';
import type { MailTransport } from './providers/mail/mail-transport.ts';
import { createOutbound, type Outbound } from './providers/outbound/outbound.ts';
import { registerJobs } from './register-jobs.ts';

export type ServiceDeps = {
  config: Config;
  database: Database;
  onJobError: JobRunnerOptions['onError'];
  /** Told of every run of the daily maintenance. */
  onMaintenanceDone?: MaintenanceDeps['onDone'];
  /** Told why the language model gave no reply. */
  onModelFailure?: (reason: ModelFailure) => void;
  /** Calls what webhooks name. Only tests give one; no setting opens addresses that are not public. */
  outbound?: Outbound;
};

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Builds every service on an open, migrated database. `close` ends what they hold. */
export async function createServices({ config, database, onJobError, ...told }: ServiceDeps) {
  const { onMaintenanceDone = () => undefined, onModelFailure = () => undefined } = told;
  const { outbound = createOutbound() } = told;
  const db = database.write;
  const { renderer, fileStore, pictures, ...stored } = await createFileServices(db, config);
  const audit = createAuditTrail({ db });
  const mailTransport = createMailTransport({ smtpUrl: config.mail.smtpUrl });
  const { accountLinks, ...accounts } = createAccountServices(db, config, {
    ...stored,
    audit,
    hasMailServer: mailTransport !== null,
  });
  const indexes = createProductIndexes(createPassageRepository(db));
  const onManualChanged = indexes.drop;
  const products = createProductServices(db, { ...stored, ...accounts, audit, onManualChanged });
  const chats = createChatServices(db, config, {
    ...stored,
    ...accounts,
    ...products,
    audit,
    indexes,
    onModelFailure,
  });

  const tokens = createUnsubscribeTokens(stored.linkSecret);
  const background = {
    weeklySummary: createWeeklySummary({ db, ...config, ...accounts, ...chats, tokens }),
    retention: createRetention({ db, audit }),
    webhooks: createWebhooksService({ db, audit, outbound }),
  };
  const jobs = new JobRunner({ database, onError: onJobError });
  const atOnce = registerJobs(jobs, {
    database,
    accountLinks,
    fileStore,
    pictures,
    ...stored,
    ...accounts,
    ...products,
    ...background,
    outbound,
    onManualChanged,
    mailTransport,
    mailFrom: config.mail.from,
    onMaintenanceDone,
  });

  return {
    db,
    audit,
    files: stored.files,
    signer: stored.signer,
    ...createPlatformServices(db, config, { audit, jobs, mailTransport, ...background }),
    ...accounts,
    ...products,
    ...chats,
    ...background,
    ...atOnce,
    jobs,
    wakeJobs: () => jobs.wake(),
    close: async () => {
      await jobs.stop();
      renderer.close();
      mailTransport?.close();
    },
  };
}

type Stored = Pick<FileServices, 'linkSecret' | 'signer' | 'storedFiles'>;
/** Where what is done is written down. */
type Audited = { audit: AuditRecorder };
type Accounts = Omit<ReturnType<typeof createAccountServices>, 'accountLinks'>;

/** What is the installation's own, for its administrator. */
function createPlatformServices(
  db: Db,
  config: Config,
  {
    audit,
    jobs,
    mailTransport,
    retention,
  }: Audited & { jobs: JobRunner; mailTransport: MailTransport | null; retention: Retention },
) {
  return {
    testimonials: createTestimonialsService({ db, audit }),
    demoRequests: createDemoRequests({ db, audit }),
    overview: createOverviewService({ db, audit, dataDir: config.dataDir, jobs }),
    platformAnalytics: createPlatformAnalytics({ db }),
    platformSettings: createPlatformSettings({
      config,
      db,
      audit,
      mailTransport,
      model: createLanguageModel(config.llm),
      retention,
    }),
  };
}

/** People, their companies and plans, and the mails to them. */
function createAccountServices(
  db: Db,
  { publicUrl, brandName, autoApprove }: Config,
  { linkSecret, signer, storedFiles, audit, hasMailServer }: Stored & Audited & { hasMailServer: boolean },
) {
  const mails = createMailsService({ db, audit, hasMailServer });
  const mailedLinks = createMailedLinks({ mails, publicUrl });
  const accountLinks = createAccountLinks({ mailedLinks, brandName });
  const twoStep = createTwoStepService({ db, audit, seal: createSeal(linkSecret, 'two-step'), brandName });
  const auth = createAuthService({ db, autoApprove, accountLinks, twoStep });
  const accessTokens = createAccessTokens({ db, audit });
  const plans = createPlansService({ db, audit });
  const planInterests = createPlanInterests({ db });
  const companies = createCompaniesService({ db, links: signer });
  return {
    mails,
    accountLinks,
    emailConfirmations: createEmailConfirmationService({ db, accountLinks }),
    passwords: createPasswordService({ db, mails, accountLinks, publicUrl, brandName }),
    auth,
    twoStep,
    plans,
    catalogue: createCatalogueService({ db, audit, plans }),
    purchases: createPurchasesService({ db, audit, plans }),
    planInterests,
    companies,
    branding: createBranding({ db, audit, storedFiles, links: signer }),
    admin: createAdminService({ db, audit, companies, plans, planInterests, mails, publicUrl, brandName }),
    addClient: createAddClient({ db, audit, auth, companies, accountLinks }),
    accessTokens,
    team: createTeamService({ db, audit, auth, accessTokens, mailedLinks, brandName }),
    acceptInvitation: createAcceptInvitation({ db, auth }),
  };
}

/** Products with their manuals and media, and how they are deleted. */
function createProductServices(
  db: Db,
  {
    signer,
    storedFiles,
    plans: planLimits,
    audit,
    onManualChanged,
  }: Stored & Accounts & Audited & { onManualChanged: OnManualChanged },
) {
  const manuals = createManualService({ db, audit, signer, storedFiles });
  const media = createMediaService({ db, signer, storedFiles, readPictureText: recognizePicture });
  const intake = createManualIntake({ storedFiles });
  return {
    manuals,
    media,
    products: createProductService({ db, manuals, media, storedFiles }),
    uploadProduct: createUploadProduct({ db, intake, planLimits }),
    updateProduct: createUpdateProduct({ db, intake, planLimits }),
    deletions: createDeletionService({ db, audit, planLimits, onManualChanged }),
  };
}

/** Chatbots, and the questions put to them. */
function createChatServices(
  db: Db,
  { publicUrl, brandName, llm }: Config,
  {
    signer,
    mails,
    plans,
    companies,
    media,
    audit,
    indexes,
    onModelFailure,
  }: Stored &
    Accounts &
    Audited & {
      media: MediaService;
      indexes: ProductIndexes;
      onModelFailure: (reason: ModelFailure) => void;
    },
) {
  const findCompanyName = async (companyId: string) => (await companies.card(companyId)).company_name;
  const links = createLinkMails({ publicUrl, brandName, findCompanyName });
  const model = createLanguageModel(llm);
  const modelTally = createModelTally();
  const writer = model && createAnswerWriter({ model, tally: modelTally, onFailure: onModelFailure });
  const budget = createQueryBudget({
    repository: createUsageRepository(db),
    plans,
    usesTokens: model !== null,
  });
  const corrections = createCorrectionService({ db, audit, indexes });
  const events = webhookEvents;
  const asks = createAskService({ db, indexes, budget, links: signer, corrections, events, writer });
  const topics = createTopicService({ db, corrections });
  const improvements = createImprovementService({ db, topics, corrections });
  const figures = createFiguresService({ db });
  return {
    topics,
    improvements,
    figures,
    report: createReport({ db, figures, topics, improvements, findCompanyName, brandName }),
    modelTally,
    chatbots: createChatbotsService({ db, audit, mails, links, events }),
    createChatbots: createCreateChatbots({ db, mails, links, events }),
    exportChatbots: createExportChatbots({ db, links }),
    asks,
    corrections,
    confusedPages: createConfusedPages({
      db,
      signer,
      corrections,
      listManuals: createAnsweringRepository(db).listAnsweringVersions,
    }),
    exportQuestions: createExportQuestions({ db }),
    customerConversations: createCustomerConversations({ db, audit, links: signer }),
    conversations: createConversationService({ db, indexes, budget, links: signer, events }),
    embedding: createEmbedding({ db }),
    showcase: createShowcaseService({ db, asks, companies, links: signer }),
    remedies: createRemedyService({
      db,
      indexes,
      links: signer,
      listErrorImages: media.listErrorImages,
    }),
    photos: createPhotoService({
      db,
      asks,
      budget,
      links: signer,
      listReferences: media.listReferences,
      readPictureText: recognizePicture,
    }),
  };
}
