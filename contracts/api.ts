/** The table of all calls: the server registers them, the client makes them, /docs shows them. */
import { accessTokenRoutes } from './access-tokens.ts';
import { accountRoutes } from './account.ts';
import { adminRoutes } from './admin.ts';
import { adminClientRoutes } from './admin-clients.ts';
import { adminManualRoutes } from './admin-manuals.ts';
import { analyticsRoutes } from './analytics.ts';
import { topicRoutes } from './analytics-topics.ts';
import { auditRoutes } from './audit.ts';
import { authRoutes } from './auth.ts';
import { chatRoutes } from './chat.ts';
import { chatbotRoutes } from './chatbots.ts';
import { companyRoutes } from './companies.ts';
import { companyAuditRoutes } from './company-audit.ts';
import { companyDataRoutes } from './company-data.ts';
import { conversationRoutes } from './conversations.ts';
import { correctionRoutes } from './corrections.ts';
import { dashboardRoutes } from './dashboard.ts';
import { deletionRoutes } from './deletions.ts';
import { demoRequestRoutes } from './demo-requests.ts';
import { emailChangeRoutes } from './email-change.ts';
import { fileRoutes } from './files.ts';
import { likelyQuestionRoutes } from './likely-questions.ts';
import { manualCheckRoutes } from './manual-checks.ts';
import { manualRoutes } from './manuals.ts';
import { mediaRoutes } from './media.ts';
import { operatorRoutes } from './operator.ts';
import { overviewRoutes } from './overview.ts';
import { planCatalogueRoutes } from './plan-catalogue.ts';
import { planRoutes } from './plans.ts';
import { platformAnalyticsRoutes } from './platform-analytics.ts';
import { platformSettingsRoutes } from './platform-settings.ts';
import { playgroundRoutes } from './playground.ts';
import { productRoutes } from './products.ts';
import { purchaseRoutes } from './purchases.ts';
import { showcaseRoutes } from './showcase.ts';
import { starterRoutes } from './starters.ts';
import { teamRoutes } from './team.ts';
import { testimonialRoutes } from './testimonials.ts';
import { twoStepRoutes } from './two-step.ts';
import { variantRoutes } from './variants.ts';
import { webhookRoutes } from './webhooks.ts';

/** Every call by its noun. */
export const api = {
  auth: authRoutes,
  account: accountRoutes,
  emailChange: emailChangeRoutes,
  twoStep: twoStepRoutes,
  accessTokens: accessTokenRoutes,
  companies: companyRoutes,
  companyAudit: companyAuditRoutes,
  companyData: companyDataRoutes,
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
  conversations: conversationRoutes,
  corrections: correctionRoutes,
  playground: playgroundRoutes,
  likelyQuestions: likelyQuestionRoutes,
  starters: starterRoutes,
  dashboard: dashboardRoutes,
  deletions: deletionRoutes,
  analytics: analyticsRoutes,
  topics: topicRoutes,
  admin: adminRoutes,
  adminClients: adminClientRoutes,
  adminManuals: adminManualRoutes,
  audit: auditRoutes,
  overview: overviewRoutes,
  platformSettings: platformSettingsRoutes,
  operator: operatorRoutes,
  platformAnalytics: platformAnalyticsRoutes,
  showcase: showcaseRoutes,
  testimonials: testimonialRoutes,
  variants: variantRoutes,
  webhooks: webhookRoutes,
};
