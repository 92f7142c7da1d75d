/** What of a company is in its export, decided for every table that has rows of companies. */
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { account } from '../../db/schema/accounts.ts';
import {
  chatbot,
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
import { manualFinding } from '../../db/schema/manual-checks.ts';
import { manual, manualVersion } from '../../db/schema/manuals.ts';
import { answerWatch, changedAnswer, noticeRecipient, productNotice } from '../../db/schema/notices.ts';
import { place } from '../../db/schema/places.ts';
import { mail } from '../../db/schema/platform.ts';
import { errorImage, product, videoLink } from '../../db/schema/products.ts';
import { approvedAnswer, starter } from '../../db/schema/questions.ts';
import { upkeepReminder } from '../../db/schema/reminders.ts';
import { companySignIn, providerPerson, teamInvitation } from '../../db/schema/teams.ts';

/** A table whose rows of the company are in the export, a file of JSON Lines each. */
export type ExportedTable = {
  table: PgTable;
  /** Name of the file without its ending. */
  name: string;
  /** What it holds, for the README. */
  what: string;
  /** Properties that are not told: secrets, hashes of them, and what names others. */
  hidden: readonly string[];
};

const of = (table: PgTable, name: string, what: string, hidden: readonly string[] = []): ExportedTable => ({
  table,
  name,
  what,
  hidden,
});

/** In the order in which they are written. */
export const EXPORTED_TABLES: readonly ExportedTable[] = [
  of(company, 'company', 'the company: profile, settings, trial'),
  of(account, 'members', 'the accounts of its people', ['passwordHash']),
  of(teamInvitation, 'invitations', 'invitations that are open', ['tokenHash']),
  of(companySignIn, 'company-sign-in', 'your own sign-in, without its secret', ['sealedSecret']),
  of(providerPerson, 'provider-people', 'whom your own sign-in knows by which subject'),
  of(purchase, 'purchases', 'plans that were bought', ['recordedBy']),
  of(queryPurchase, 'query-packs', 'query packs that were bought', ['recordedBy']),
  of(planInterest, 'plan-interests', 'plans that were asked for'),
  of(companyUsage, 'usage', 'queries and tokens of each month'),
  of(product, 'products', 'the products'),
  of(manual, 'manuals', 'the manuals of the products'),
  of(
    manualVersion,
    'manual-versions',
    'each version of a manual; `fileKey` names its file under files/, unless it was removed (`removedAt`)',
  ),
  of(manualFinding, 'manual-findings', 'what the manual check found'),
  of(videoLink, 'videos', 'links to videos'),
  of(place, 'places', 'places of products that printed codes are on'),
  of(errorImage, 'error-images', 'pictures of problems; `fileKey` names the file under files/'),
  of(
    instructionPage,
    'instruction-pages',
    'instructions pages; `declarationKey` names the declaration under files/',
    ['releaseAskedBy'],
  ),
  of(instructionEdition, 'instruction-editions', 'which version of a manual is on which page', ['content']),
  of(paperRequest, 'paper-requests', 'who asked for instructions on paper'),
  of(
    chatbot,
    'chatbots',
    'the links of customers, with their addresses; who has a `uniqueId` can open the chat',
    ['mailId'],
  ),
  of(message, 'conversations', 'all questions and answers; `questionId` names the question of an answer', [
    'requestKey',
  ]),
  of(upkeepReminder, 'upkeep-reminders', 'addresses that customers want to be reminded at, and of what'),
  of(answerWatch, 'change-watches', 'addresses that customers want to be told of changes at', ['mailId']),
  of(changedAnswer, 'changed-answers', 'what new versions of manuals changed of answers'),
  of(productNotice, 'notices', 'notices that you sent to customers who asked to be told of changes'),
  of(noticeRecipient, 'notice-recipients', 'to whom each notice went; `mailId` names the mail in `mails`'),
  of(correction, 'corrections', 'answers that you wrote'),
  of(approvedAnswer, 'approved-answers', 'answers that were looked at and found right'),
  of(starter, 'starters', 'questions chosen for customers to begin with'),
  of(dailyQuestions, 'daily-questions', 'questions of each product and day'),
  of(dailyContacts, 'daily-contacts', 'messages in contact forms by link and day, and what came of them'),
  of(productAnswerTimes, 'answer-times-by-product', 'how long answers took, by product and day'),
  of(companyAnswerTimes, 'answer-times', 'how long answers took, by day'),
  of(accessToken, 'access-tokens', 'access tokens by name and permissions, without the tokens', [
    'tokenHash',
  ]),
  of(webhookEndpoint, 'webhooks', 'webhooks, without their secrets', ['secret']),
  of(webhookDelivery, 'webhook-deliveries', 'what was sent to webhooks'),
  of(
    mail,
    'mails',
    'mails to your people and customers, without their words, which may hold personal links',
    ['text', 'html', 'unsubscribeUrl'],
  ),
];

/** Tables with rows of companies that have a file of their own or none, and why. */
export const OTHER_TABLES: Record<string, string> = {
  audit_entry: 'audit-trail.csv',
  sign_in: 'sign-ins.csv',
  chatbot_link: 'says again which company a link of `chatbots` is of',
  job: 'work of the program that waits',
  version_comparison: 'when answers were compared with a version, for the program alone',
  manual_check: 'when a version was checked, for the program alone',
  manual_page: 'made from the file of the manual',
  manual_section: 'made from the file of the manual',
  passage: 'made from the file of the manual',
  passage_vector: 'made from the file of the manual',
  manual_figure: 'made from the file of the manual',
  unwanted_invitation: 'hashes of addresses that want no invitation',
};

/** Names of the tables for which it is decided. */
export const decidedTables = (): string[] => [
  ...EXPORTED_TABLES.map(({ table }) => getTableName(table)),
  ...Object.keys(OTHER_TABLES),
];
