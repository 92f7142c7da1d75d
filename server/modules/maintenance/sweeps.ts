import { PAPER_REQUEST_KEPT_DAYS } from '../../../contracts/manuals/instructions.ts';
import { CONTACT_ADDRESS_KEPT_DAYS, REMINDER_REQUEST_DAYS } from '../../../contracts/plans/limits.ts';
import { sweepTemporaryFolders } from '../../../engine/runtime/temporary-folder.ts';
import type { Db } from '../../db/connect.ts';
import { jobsRepository } from '../../jobs/jobs.repository.ts';
import { DAY_MS, daysBefore } from '../../time.ts';
import type { AnswerWatchesService } from '../answer-watches/answer-watches.service.ts';
import type { CompanyAudit } from '../audit/company-audit.service.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { PasswordService } from '../auth/passwords/password.service.ts';
import type { PasswordGuard } from '../auth/passwords/password-guard.ts';
import type { Retention } from '../conversations/retention.service.ts';
import type { PublicInstructions } from '../instructions/public/public-instructions.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { sweepReplacedPassages } from '../manuals/publish-version.ts';
import type { RemindersService } from '../reminders/reminders.service.ts';
import type { ReplacedVersionService } from '../replaced-versions/replaced-versions.service.ts';
import type { WebhooksService } from '../webhooks/webhooks.service.ts';
import type { Sweep } from './maintenance.job.ts';

/** How long a job that was given up can be looked at. */
const deadJobsKeptMs = 30 * DAY_MS;
/** Far longer than an upload or the reading of a manual takes. */
const leftoverAfterMs = DAY_MS;

export type SweepDeps = {
  db: Db;
  auth: Pick<AuthService, 'sweepSessions'>;
  companyAudit: Pick<CompanyAudit, 'sweepSignIns'>;
  passwords: Pick<PasswordService, 'sweepTokens'>;
  passwordGuard: Pick<PasswordGuard, 'sweepTries'>;
  mails: Pick<MailsService, 'sweepRefusals' | 'sweepReplyAddresses'>;
  retention: Pick<Retention, 'eraseOld'>;
  webhooks: Pick<WebhooksService, 'sweepDeliveries'>;
  publicInstructions: Pick<PublicInstructions, 'sweepRequests'>;
  replacedVersions: Pick<ReplacedVersionService, 'removeReplaced'>;
  reminders: Pick<RemindersService, 'sweepRequests'>;
  answerWatches: Pick<AnswerWatchesService, 'sweepRequests'>;
  /** Removes stored files that no row names. */
  sweepOrphans: (olderThanMs: number) => Promise<number>;
};

/** What is removed every day, by the name it is logged under. */
export const createSweeps = ({
  db,
  auth,
  companyAudit,
  passwords,
  passwordGuard,
  mails,
  retention,
  webhooks,
  publicInstructions,
  replacedVersions,
  reminders,
  answerWatches,
  sweepOrphans,
}: SweepDeps): Record<string, Sweep> => ({
  expiredSessions: auth.sweepSessions,
  oldSignIns: companyAudit.sweepSignIns,
  expiredLinks: passwords.sweepTokens,
  passwordTries: passwordGuard.sweepTries,
  refusedAddresses: mails.sweepRefusals,
  contactAddresses: () => mails.sweepReplyAddresses(daysBefore(new Date(), CONTACT_ADDRESS_KEPT_DAYS)),
  oldMessages: retention.eraseOld,
  oldPaperRequests: () => publicInstructions.sweepRequests(daysBefore(new Date(), PAPER_REQUEST_KEPT_DAYS)),
  unconfirmedWatches: () => answerWatches.sweepRequests(daysBefore(new Date(), REMINDER_REQUEST_DAYS)),
  unconfirmedReminders: () => reminders.sweepRequests(daysBefore(new Date(), REMINDER_REQUEST_DAYS)),
  oldWebhookDeliveries: webhooks.sweepDeliveries,
  // After the messages: what only an erased answer cited is free then.
  replacedVersions: replacedVersions.removeReplaced,
  replacedPassages: (signal) => sweepReplacedPassages(db, signal),
  deadJobs: () => jobsRepository(db).removeDead(deadJobsKeptMs),
  orphanedFiles: () => sweepOrphans(leftoverAfterMs),
  temporaryFolders: () => sweepTemporaryFolders(leftoverAfterMs),
});
