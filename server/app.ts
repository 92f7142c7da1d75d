/** The HTTP side: every module's calls on one Fastify app. It does not listen; main.ts and tests do. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { accountRoutes } from '../contracts/account/account.ts';
import { teamRoutes } from '../contracts/account/team.ts';
import { paths } from '../contracts/paths.ts';
import type { Config } from './config.ts';
import type { Actor } from './http/actor.ts';
import { registerApiClient } from './http/api-client/api-client.routes.ts';
import { createAppShell } from './http/app-shell.ts';
import { createDiskProbe } from './http/disk-probe.ts';
import { registerOperations } from './http/operations.routes.ts';
import { createRouter, type Router, type RouterDeps } from './http/router.ts';
import { registerSearchEngines } from './http/search-engines.ts';
import { createSharedCounter, sharedRateStore } from './http/shared-rate-store.ts';
import { registerUnsubscribing } from './http/unsubscribing.ts';
import { registerWebClient } from './http/web-client.ts';
import { removeAbandoned } from './lib/remove-abandoned.ts';
import { registerAccessTokenRoutes } from './modules/access-tokens/access-tokens.routes.ts';
import { isAccessToken } from './modules/access-tokens/access-tokens.service.ts';
import { registerAdminRoutes } from './modules/admin/admin.routes.ts';
import { registerAnalyticsRoutes } from './modules/analytics/figures/analytics.routes.ts';
import { registerFigureRoutes } from './modules/analytics/figures/figures.routes.ts';
import { registerTopicRoutes } from './modules/analytics/topics/topics.routes.ts';
import {
  registerAnswerWatchRoutes,
  registerWatchPages,
} from './modules/answer-watches/answer-watches.routes.ts';
import { registerAuditRoutes } from './modules/audit/audit.routes.ts';
import { registerCompanyAuditRoutes } from './modules/audit/company-audit.routes.ts';
import { registerAccountRoutes } from './modules/auth/account.routes.ts';
import { registerAuthRoutes } from './modules/auth/auth.routes.ts';
import { registerEmailChangeRoutes } from './modules/auth/email-change.routes.ts';
import { registerTwoStepRoutes } from './modules/auth/two-step.routes.ts';
import { registerChatRoutes } from './modules/chat/chat.routes.ts';
import { registerEmbeddingRoutes } from './modules/chat/embedding/embedding.routes.ts';
import { registerOfflineRoutes } from './modules/chat/offline/offline.routes.ts';
import { registerVectorFile } from './modules/chat/offline/vector-file.routes.ts';
import { registerUpkeepCalendar, registerUpkeepRoutes } from './modules/chat/upkeep/upkeep.routes.ts';
import { registerChatbotRoutes } from './modules/chatbots/chatbots.routes.ts';
import { registerClosingRoutes } from './modules/closing/closing.routes.ts';
import { registerCompanyRoutes } from './modules/companies/companies.routes.ts';
import { registerCompanyDataRoutes } from './modules/company-data/company-data.routes.ts';
import { registerCompanySignInRoutes } from './modules/company-sign-in/company-sign-in.routes.ts';
import { registerContactFigureRoutes } from './modules/contact-forms/contact-figures.routes.ts';
import { registerContactForms } from './modules/contact-forms/contact-forms.routes.ts';
import { registerCustomerConversationRoutes } from './modules/conversations/customer-conversations.routes.ts';
import { registerCorrectionRoutes } from './modules/corrections/corrections.routes.ts';
import { registerDashboardRoutes } from './modules/dashboard/dashboard.routes.ts';
import { registerDeletionRoutes } from './modules/deletions/deletions.routes.ts';
import { registerDemoRequestRoutes } from './modules/demo-requests/demo-requests.routes.ts';
import { registerFileRoutes, registerFileTextRoutes } from './modules/files/files.routes.ts';
import { registerInstructionCodeRoutes } from './modules/instructions/codes/codes.routes.ts';
import { registerInstructionRoutes } from './modules/instructions/instructions.routes.ts';
import { registerPromiseRoutes } from './modules/instructions/promises.routes.ts';
import { registerGs1 } from './modules/instructions/public/gs1.routes.ts';
import { registerPublicInstructions } from './modules/instructions/public/public-instructions.routes.ts';
import { registerLikelyQuestionRoutes } from './modules/likely-questions/likely-questions.routes.ts';
import { registerManualCheckRoutes } from './modules/manual-checks/manual-checks.routes.ts';
import { registerAdminManualRoutes } from './modules/manuals/admin-manuals.routes.ts';
import { registerManualRoutes } from './modules/manuals/manuals.routes.ts';
import { registerMcp } from './modules/mcp/mcp.routes.ts';
import { registerModelFiles } from './modules/meaning/model-files.routes.ts';
import { registerMediaRoutes } from './modules/media/media.routes.ts';
import { registerNoticeRoutes } from './modules/notices/notices.routes.ts';
import { registerOverviewRoutes } from './modules/overview/overview.routes.ts';
import { registerPlaceRoutes } from './modules/places/places.routes.ts';
import { registerCatalogueRoutes } from './modules/plans/catalogue.routes.ts';
import { registerPlanRoutes } from './modules/plans/plans.routes.ts';
import { registerPlatformSettingsRoutes } from './modules/platform-settings/platform-settings.routes.ts';
import { registerPlaygroundRoutes } from './modules/playground/playground.routes.ts';
import { registerProductRoutes } from './modules/products/products.routes.ts';
import { registerPurchaseRoutes } from './modules/purchases/purchases.routes.ts';
import { registerReminderPages, registerReminderRoutes } from './modules/reminders/reminders.routes.ts';
import { registerReplacedVersionRoutes } from './modules/replaced-versions/replaced-versions.routes.ts';
import { registerShowcaseRoutes } from './modules/showcase/showcase.routes.ts';
import { registerOperatorRoutes, registerSite } from './modules/site/site.routes.ts';
import { registerStarterRoutes } from './modules/starters/starters.routes.ts';
import { registerTeamRoutes } from './modules/team/team.routes.ts';
import { registerTestimonialRoutes } from './modules/testimonials/testimonials.routes.ts';
import { registerTryoutRoutes } from './modules/tryouts/tryouts.routes.ts';
import { registerVariantRoutes } from './modules/variants/variants.routes.ts';
import { registerWebhookRoutes } from './modules/webhooks/webhooks.routes.ts';
import { registerWeeklySummaryRoutes } from './modules/weekly-summary/weekly-summary.routes.ts';
import { registerWriterReportRoutes } from './modules/writer-report/writer-report.routes.ts';
import { createClamd } from './providers/malware/clamd.ts';
import type { Services } from './services.ts';

export type AppDeps = {
  config: Config;
  services: Services;
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
  /** Whether the process was told to stop; missing: it never is. */
  isStopping?: () => boolean;
  logger: FastifyBaseLogger;
  /** Folder of the built web client. */
  webDir: string;
};

/** Builds the app; close it to end its connections (the services stay the caller's). */
export async function buildApp({
  config,
  services,
  ping,
  isStopping = () => false,
  logger,
  webDir,
}: AppDeps): Promise<FastifyInstance> {
  const { rateLimitScale, publicUrl, metricsToken } = config;
  const readIdentity = services.identity.readShown;
  const rateStore = services.rateWindows && sharedRateStore(createSharedCounter(services.rateWindows));
  const app = await createAppShell({ logger, readIdentity, rateStore, ...connectionsOf(config) });
  const uploadDir = join(config.dataDir, 'incoming');
  await mkdir(uploadDir, { recursive: true });
  await removeAbandoned(uploadDir);
  const { accessTokens, isBusy } = services;
  const findActor = createFindActor(services);
  const malwareScanner = config.clamd && createClamd(config.clamd);
  const routerDeps = { findActor, uploadDir, malwareScanner, rateLimitScale, isBusy };
  const router = createRouter(app, routerDeps);

  const { waiting, modelTally, replacedVersions } = services;
  const hasRoom = createDiskProbe(uploadDir);
  const { removedSoFar } = replacedVersions;
  registerOperations(app, { ping, hasRoom, waiting, isStopping, metricsToken, modelTally, removedSoFar });
  registerAccounts(router, services);
  registerWeeklySummaryRoutes(router, services.weeklySummary);
  await registerMailEndings(app, services, routerDeps);
  registerAccessTokenRoutes(router, accessTokens);
  registerCompanies(router, services);
  registerDemoRequestRoutes(router, services);
  registerProducts(router, services);
  registerDashboardRoutes(router, services.dashboard);
  registerDeletionRoutes(router, services.deletions);
  registerChats(router, services);
  registerAdminRoutes(router, services);
  registerOverviewRoutes(router, services);
  registerPlatformSettingsRoutes(router, services.platformSettings);
  registerOperatorRoutes(router, services.operator);
  registerShowcaseRoutes(router, services.showcase);
  registerTryoutRoutes(router, services);
  registerWebhookRoutes(router, services.webhooks);
  registerTestimonialRoutes(router, services);
  registerRecords(router, services);
  registerFileTextRoutes(router, services.files);
  // Files are opened by sessions and signed links; programs have the links from the calls they may make.
  registerFileRoutes(app, { files: services.files, findActor: services.auth.findActor, rateLimitScale });
  registerMcp(app, { ...services, findActor, readIdentity, publicUrl, rateLimitScale });
  await registerPublic(app, services, rateLimitScale);
  registerVectorFile(app, { ...services, rateLimitScale });
  await registerModelFiles(app, { ...services, modelDir: config.modelDir, rateLimitScale });
  registerSearchEngines(app, { publicUrl });
  await registerSite(app, { ...services, hasRoom, readIdentity, rateLimitScale, publicUrl, webDir });
  await registerWebClient(app, {
    ...{ webDir, publicUrl, readIdentity },
    listFrameOrigins: services.embedding.listOrigins,
    describeChat: services.offline.describeChat,
    greet: services.greetings.greet,
  });
  return app;
}

/** Finds who calls, by session or access token, and notes that their company is at work. */
const createFindActor =
  ({ auth, accessTokens, presence }: Services) =>
  async (token: string): Promise<Actor | null> => {
    const actor = await (isAccessToken(token) ? accessTokens : auth).findActor(token);
    if (actor?.companyId) presence.note(actor.companyId);
    return actor;
  };

/** How callers reach the program. */
const connectionsOf = ({ trustedProxies, publicUrl, tls, acceptedRisks }: Config) => ({
  trustedProxies,
  publicUrl,
  tls,
  allowsPlain: acceptedRisks.includes('plain-http'),
});

/** People's accounts: how they sign in, and what they change of them. */
function registerAccounts(router: Router, services: Services): void {
  registerAuthRoutes(router, services);
  registerAccountRoutes(router, services);
  registerEmailChangeRoutes(router, services.emailChange);
  registerTwoStepRoutes(router, services.twoStep);
  registerCompanySignInRoutes(router, services.companySignIn);
}

/** Companies, their people and their plans. */
function registerCompanies(router: Router, services: Services): void {
  registerCompanyRoutes(router, services);
  registerTeamRoutes(router, services);
  registerPlanRoutes(router, services);
  registerPurchaseRoutes(router, services.purchases);
  registerCatalogueRoutes(router, services.catalogue);
}

/** Products and what belongs to them: manuals, their check, pictures, videos, variants, and the questions that come first. */
function registerProducts(router: Router, services: Services): void {
  registerProductRoutes(router, services);
  registerManualRoutes(router, services);
  registerAdminManualRoutes(router, services);
  registerManualCheckRoutes(router, services.manualChecks);
  registerMediaRoutes(router, services);
  registerInstructionRoutes(router, services.instructions);
  registerInstructionCodeRoutes(router, services.instructionCodes);
  registerVariantRoutes(router, services.variants);
  registerLikelyQuestionRoutes(router, services.likelyQuestions);
  registerStarterRoutes(router, services.starters);
  registerPlaceRoutes(router, services);
}

/** Chatbots, what is asked of them, and what the company learns and corrects by that. */
function registerChats(router: Router, services: Services): void {
  registerChatbotRoutes(router, services);
  registerCustomerConversationRoutes(router, services);
  registerChatRoutes(router, services);
  registerOfflineRoutes(router, services.offline);
  registerUpkeepRoutes(router, services.upkeep);
  registerReminderRoutes(router, services.reminders);
  registerAnswerWatchRoutes(router, services.answerWatches);
  registerNoticeRoutes(router, services);
  registerEmbeddingRoutes(router, services.embedding);
  registerFigures(router, services);
  registerCorrectionRoutes(router, services);
  registerPlaygroundRoutes(router, services.playground);
}

/** What the questions of customers teach. */
function registerFigures(router: Router, services: Services): void {
  registerAnalyticsRoutes(router, services);
  registerFigureRoutes(router, services);
  registerTopicRoutes(router, services);
  registerContactFigureRoutes(router, services.contactFigures);
  registerWriterReportRoutes(router, services.writerReport);
}

/** What was done, and what a company's data is as a whole. */
function registerRecords(router: Router, services: Services): void {
  registerPromiseRoutes(router, services.promises);
  registerAuditRoutes(router, services);
  registerCompanyAuditRoutes(router, services.companyAudit);
  registerCompanyDataRoutes(router, services);
  registerReplacedVersionRoutes(router, services.replacedVersions);
  registerClosingRoutes(router, services.closing);
}

/** What everybody may read: instructions pages, the addresses of GS1 that lead there, contact forms, and the client for programs. */
async function registerPublic(
  app: FastifyInstance,
  services: Services,
  rateLimitScale: number,
): Promise<void> {
  await registerPublicInstructions(app, { ...services, rateLimitScale });
  await registerContactForms(app, { ...services, rateLimitScale });
  registerUpkeepCalendar(app, { ...services, rateLimitScale });
  await registerReminderPages(app, { ...services, rateLimitScale });
  await registerWatchPages(app, { ...services, rateLimitScale });
  registerGs1(app, { ...services, rateLimitScale });
  registerApiClient(app, { rateLimitScale });
}

/** The addresses in mails that end such mails. */
async function registerMailEndings(
  app: FastifyInstance,
  services: Pick<Services, 'weeklySummary' | 'invitationWishes'>,
  routerDeps: RouterDeps,
): Promise<void> {
  await registerUnsubscribing(app, routerDeps, accountRoutes.stopWeeklySummary, {
    stop: services.weeklySummary.stop,
    message: 'The weekly summary is off.',
    screen: paths.stopWeeklySummary,
  });
  await registerUnsubscribing(app, routerDeps, teamRoutes.stopInvitations, {
    stop: services.invitationWishes.stop,
    message: 'You get no more invitations of this company.',
    screen: paths.stopInvitations,
  });
}
