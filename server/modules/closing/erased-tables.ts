/** What of a company is erased when it is closed, decided for every table that has rows of companies. */
import { account } from '../../db/schema/accounts.ts';
import {
  chatbot,
  chatbotLink,
  companyAnswerTimes,
  dailyContacts,
  dailyQuestions,
  message,
  productAnswerTimes,
} from '../../db/schema/chats.ts';
import { company, companyUsage, planInterest, purchase, queryPurchase } from '../../db/schema/companies.ts';
import { correction } from '../../db/schema/corrections.ts';
import { instructionEdition, instructionPage, paperRequest } from '../../db/schema/instructions.ts';
import { accessToken, webhookDelivery, webhookEndpoint } from '../../db/schema/integrations.ts';
import { job } from '../../db/schema/jobs.ts';
import { manualCheck, manualFinding } from '../../db/schema/manual-checks.ts';
import {
  manual,
  manualFigure,
  manualPage,
  manualSection,
  manualVersion,
  passage,
  passageVector,
} from '../../db/schema/manuals.ts';
import {
  answerWatch,
  changedAnswer,
  noticeRecipient,
  productNotice,
  versionComparison,
} from '../../db/schema/notices.ts';
import { place } from '../../db/schema/places.ts';
import { mail } from '../../db/schema/platform.ts';
import { errorImage, product, videoLink } from '../../db/schema/products.ts';
import { approvedAnswer, starter } from '../../db/schema/questions.ts';
import { upkeepReminder } from '../../db/schema/reminders.ts';
import {
  companySignIn,
  providerPerson,
  signIn,
  teamInvitation,
  unwantedInvitation,
} from '../../db/schema/teams.ts';

/**
 * Tables whose rows are erased a portion at a time. None stands behind one that it refers to: what would go with
 * another row has gone before, so that every row is counted and no statement takes long.
 */
export const ERASED_TABLES = [
  passageVector,
  passage,
  manualFigure,
  manualSection,
  manualPage,
  manualFinding,
  manualCheck,
  webhookDelivery,
  webhookEndpoint,
  changedAnswer,
  versionComparison,
  answerWatch,
  noticeRecipient,
  productNotice,
  message,
  upkeepReminder,
  chatbotLink,
  chatbot,
  correction,
  approvedAnswer,
  starter,
  dailyQuestions,
  dailyContacts,
  productAnswerTimes,
  companyAnswerTimes,
  videoLink,
  place,
  errorImage,
  paperRequest,
  instructionEdition,
  instructionPage,
  manualVersion,
  manual,
  product,
  accessToken,
  teamInvitation,
  unwantedInvitation,
  providerPerson,
  companySignIn,
  signIn,
  purchase,
  queryPurchase,
  planInterest,
  companyUsage,
  mail,
  job,
] as const;
export type ErasedTable = (typeof ERASED_TABLES)[number];

/** Tables whose rows go together, last of all: until then it is known whose the rest is and who is to be told. */
export const ERASED_LAST = [account, company] as const;

/** Tables whose rows of the company stay, and why. */
export const KEPT_TABLES: Record<string, string> = {
  audit_entry:
    'a chain from which no entry can be taken; it names who did what in the company, and no customer',
};
