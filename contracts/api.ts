/** The table of all calls: the server registers them, the client makes them, /docs shows them. */
import { accessTokenRoutes } from './account/access-tokens.ts';
import { accountRoutes } from './account/account.ts';
import { authRoutes } from './account/auth.ts';
import { companySignInRoutes } from './account/company-sign-in.ts';
import { emailChangeRoutes } from './account/email-change.ts';
import { teamRoutes } from './account/team.ts';
import { twoStepRoutes } from './account/two-step.ts';
import { adminRoutes } from './admin/admin.ts';
import { adminClientRoutes } from './admin/admin-clients.ts';
import { adminManualRoutes } from './admin/admin-manuals.ts';
import { auditRoutes } from './admin/audit.ts';
import { closedCompanyRoutes } from './admin/closed-companies.ts';
import { demoRequestRoutes } from './admin/demo-requests.ts';
import { operatorRoutes } from './admin/operator.ts';
import { overviewRoutes } from './admin/overview.ts';
import { platformAnalyticsRoutes } from './admin/platform-analytics.ts';
import { platformSettingsRoutes } from './admin/platform-settings.ts';
import { promiseRoutes } from './admin/promises.ts';
import { testimonialRoutes } from './admin/testimonials.ts';
import { analyticsRoutes } from './analytics/analytics.ts';
import { topicRoutes } from './analytics/analytics-topics.ts';
import { offTopicRoutes } from './analytics/off-topic.ts';
import { writerReportRoutes } from './analytics/writer-report.ts';
import { answerWatchRoutes } from './chat/answer-watches.ts';
import { chatRoutes } from './chat/chat.ts';
import { chatbotRoutes } from './chat/chatbots.ts';
import { contactFormRoutes } from './chat/contact-forms.ts';
import { conversationRoutes } from './chat/conversations.ts';
import { correctionRoutes } from './chat/corrections.ts';
import { offlineRoutes } from './chat/offline.ts';
import { offlineMeaningRoutes } from './chat/offline-meaning.ts';
import { playgroundRoutes } from './chat/playground.ts';
import { showcaseRoutes } from './chat/showcase.ts';
import { upkeepRoutes } from './chat/upkeep.ts';
import { closingRoutes } from './company/closing.ts';
import { companyRoutes } from './company/companies.ts';
import { companyAuditRoutes } from './company/company-audit.ts';
import { companyDataRoutes } from './company/company-data.ts';
import { dashboardRoutes } from './company/dashboard.ts';
import { deletionRoutes } from './company/deletions.ts';
import { replacedVersionRoutes } from './company/replaced-versions.ts';
import { webhookRoutes } from './company/webhooks.ts';
import { fileRoutes } from './manuals/files.ts';
import { instructionCodeRoutes } from './manuals/instruction-codes.ts';
import { instructionRoutes } from './manuals/instructions.ts';
import { likelyQuestionRoutes } from './manuals/likely-questions.ts';
import { manualCheckRoutes } from './manuals/manual-checks.ts';
import { manualRoutes } from './manuals/manuals.ts';
import { mediaRoutes } from './manuals/media.ts';
import { noticeRoutes } from './manuals/notices.ts';
import { placeRoutes } from './manuals/places.ts';
import { productRoutes } from './manuals/products.ts';
import { starterRoutes } from './manuals/starters.ts';
import { variantRoutes } from './manuals/variants.ts';
import { planCatalogueRoutes } from './plans/plan-catalogue.ts';
import { planRoutes } from './plans/plans.ts';
import { purchaseRoutes } from './plans/purchases.ts';

/** Every call by its noun. */
export const api = {
  auth: authRoutes,
  account: accountRoutes,
  emailChange: emailChangeRoutes,
  twoStep: twoStepRoutes,
  companySignIn: companySignInRoutes,
  accessTokens: accessTokenRoutes,
  companies: companyRoutes,
  companyAudit: companyAuditRoutes,
  companyData: companyDataRoutes,
  replacedVersions: replacedVersionRoutes,
  closing: closingRoutes,
  demoRequests: demoRequestRoutes,
  plans: planRoutes,
  purchases: purchaseRoutes,
  planCatalogue: planCatalogueRoutes,
  team: teamRoutes,
  products: productRoutes,
  manuals: manualRoutes,
  manualChecks: manualCheckRoutes,
  files: fileRoutes,
  media: mediaRoutes,
  chatbots: chatbotRoutes,
  chat: chatRoutes,
  contactForms: contactFormRoutes,
  conversations: conversationRoutes,
  corrections: correctionRoutes,
  offline: offlineRoutes,
  offlineMeaning: offlineMeaningRoutes,
  upkeep: upkeepRoutes,
  answerWatches: answerWatchRoutes,
  playground: playgroundRoutes,
  instructions: instructionRoutes,
  instructionCodes: instructionCodeRoutes,
  places: placeRoutes,
  notices: noticeRoutes,
  likelyQuestions: likelyQuestionRoutes,
  starters: starterRoutes,
  dashboard: dashboardRoutes,
  deletions: deletionRoutes,
  analytics: analyticsRoutes,
  topics: topicRoutes,
  offTopic: offTopicRoutes,
  writerReport: writerReportRoutes,
  admin: adminRoutes,
  adminClients: adminClientRoutes,
  adminManuals: adminManualRoutes,
  closedCompanies: closedCompanyRoutes,
  audit: auditRoutes,
  overview: overviewRoutes,
  platformSettings: platformSettingsRoutes,
  operator: operatorRoutes,
  platformAnalytics: platformAnalyticsRoutes,
  showcase: showcaseRoutes,
  promises: promiseRoutes,
  testimonials: testimonialRoutes,
  variants: variantRoutes,
  webhooks: webhookRoutes,
};
