/** What is done by jobs, and by which service. */
import type { Encoder } from '../engine/meaning/encoder.ts';
import type { Database } from './db/connect.ts';
import { maintainDatabase } from './db/maintain.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import type { Seal } from './lib/sealed-text.ts';
import type { AnswerWatchesService } from './modules/answer-watches/answer-watches.service.ts';
import { tellChangesJob, tellLater, tellRestJob } from './modules/answer-watches/tell-changes.job.ts';
import type { CompanyAudit } from './modules/audit/company-audit.service.ts';
import type { AccountLinks } from './modules/auth/account-links.ts';
import type { AuthService } from './modules/auth/auth.service.ts';
import { createMailResetLinkHandler, mailResetLinkJob } from './modules/auth/mail-reset-link.job.ts';
import type { PasswordService } from './modules/auth/passwords/password.service.ts';
import type { PasswordGuard } from './modules/auth/passwords/password-guard.ts';
import { createCompareAnswersHandler } from './modules/changed-answers/compare-answers.handler.ts';
import { compareAnswersJob, compareLater } from './modules/changed-answers/compare-answers.job.ts';
import type { ChatbotsService } from './modules/chatbots/chatbots.service.ts';
import { createEraseCompanyHandler } from './modules/closing/erase-company.handler.ts';
import { eraseCompanyJob } from './modules/closing/erase-company.job.ts';
import type { Retention } from './modules/conversations/retention.service.ts';
import { createRemoveDeletedHandler, removeDeletedJob } from './modules/deletions/remove-deleted.job.ts';
import type { FileHolds } from './modules/files/file-holds.service.ts';
import type { PictureCache } from './modules/files/picture-cache.ts';
import { createRemoveFilesHandler, removeFilesJob } from './modules/files/remove-files.job.ts';
import type { StoredFiles } from './modules/files/stored-files.service.ts';
import { createSweepOrphans } from './modules/files/sweep-orphans.service.ts';
import type { PublicInstructions } from './modules/instructions/public/public-instructions.service.ts';
import type { MailsService } from './modules/mails/mails.service.ts';
import { createSendMailHandler, giveUpMail, reviveMails } from './modules/mails/send-mail.handler.ts';
import { sendMailJob } from './modules/mails/send-mail.job.ts';
import {
  createMaintenance,
  type MaintenanceDeps,
  maintenanceJob,
} from './modules/maintenance/maintenance.job.ts';
import { createSweeps } from './modules/maintenance/sweeps.ts';
import { createCheckManualHandler } from './modules/manual-checks/check-manual.handler.ts';
import { checkManualJob, checkMissingJob } from './modules/manual-checks/check-manual.job.ts';
import type { ManualCheckService } from './modules/manual-checks/manual-checks.service.ts';
import { createAnsweringRepository } from './modules/manuals/answering.repository.ts';
import { createEditionRepository } from './modules/manuals/editions.repository.ts';
import type { ManualService, OnManualChanged } from './modules/manuals/manuals.service.ts';
import {
  createReadManualHandler,
  giveUpReading,
  READING,
  RECOGNIZING,
  type ReadManual,
  reviveReading,
} from './modules/manuals/read-manual.handler.ts';
import { createEncodeManualHandler } from './modules/meaning/encode-manual.handler.ts';
import { encodeManualJob } from './modules/meaning/encode-manual.job.ts';
import { encodeMissingJob } from './modules/meaning/encode-missing.job.ts';
import type { MeaningService } from './modules/meaning/meaning.service.ts';
import type { MediaService } from './modules/media/media.service.ts';
import { createSendNoticeHandler, type SendNoticeDeps } from './modules/notices/send-notice.handler.ts';
import { sendNoticeJob } from './modules/notices/send-notice.job.ts';
import type { PlacesService } from './modules/places/places.service.ts';
import type { IdentityService } from './modules/platform-settings/identity.service.ts';
import type { ProductService } from './modules/products/products.service.ts';
import { remindersJob } from './modules/reminders/reminders.job.ts';
import type { RemindersService } from './modules/reminders/reminders.service.ts';
import type { ReplacedVersionService } from './modules/replaced-versions/replaced-versions.service.ts';
import type { ShowcaseService } from './modules/showcase/showcase.service.ts';
import { createEncodeTryoutHandler } from './modules/tryouts/encode-tryout.handler.ts';
import { createReadTryoutHandler, giveUpTryout } from './modules/tryouts/read-tryout.handler.ts';
import { createRemoveTryoutsHandler } from './modules/tryouts/remove-tryouts.handler.ts';
import { encodeTryoutJob, readTryoutJob, removeTryoutsJob } from './modules/tryouts/tryout-jobs.ts';
import {
  createSendWebhookHandler,
  giveUpWebhook,
  reviveWebhooks,
} from './modules/webhooks/send-webhook.handler.ts';
import { sendWebhookJob } from './modules/webhooks/send-webhook.job.ts';
import type { WebhooksService } from './modules/webhooks/webhooks.service.ts';
import { weeklySummaryJob } from './modules/weekly-summary/weekly-summary.job.ts';
import type { WeeklySummaryService } from './modules/weekly-summary/weekly-summary.service.ts';
import type { MailTransport } from './providers/mail/mail-transport.ts';
import type { Outbound } from './providers/outbound/outbound.ts';
import type { FileStore } from './providers/storage/file-store.ts';

export type JobDeps = {
  database: Database;
  accountLinks: AccountLinks;
  auth: AuthService;
  chatbots: ChatbotsService;
  companyAudit: Pick<CompanyAudit, 'sweepSignIns'>;
  passwords: PasswordService;
  passwordGuard: Pick<PasswordGuard, 'sweepTries'>;
  mails: Pick<MailsService, 'queue' | 'queueAll' | 'countSince' | 'sweepRefusals' | 'sweepReplyAddresses'>;
  retention: Retention;
  fileStore: FileStore;
  fileHolds: FileHolds;
  storedFiles: StoredFiles;
  /** Forgets what was drawn of a file. */
  forgetPictures: PictureCache['forget'];
  manuals: ManualService;
  manualChecks: Pick<ManualCheckService, 'checkLater' | 'checkMissing'>;
  media: MediaService;
  places: Pick<PlacesService, 'removePlace'>;
  meaning: MeaningService;
  encoder: Encoder;
  products: ProductService;
  publicInstructions: Pick<PublicInstructions, 'sweepRequests'>;
  replacedVersions: Pick<ReplacedVersionService, 'removeReplaced'>;
  webhooks: WebhooksService;
  outbound: Outbound;
  /** Opens what webhooks are signed with. */
  webhookSeal: Seal;
  readManual: ReadManual;
  onManualChanged: OnManualChanged;
  weeklySummary: Pick<WeeklySummaryService, 'sendDue'>;
  reminders: Pick<RemindersService, 'sendDue' | 'sweepRequests'>;
  answerWatches: Pick<AnswerWatchesService, 'tellChanges' | 'sweepRequests'>;
  watchLinks: SendNoticeDeps['links'];
  /** Null without a mail server: then nothing is sent. */
  mailTransport: MailTransport | null;
  identity: Pick<IdentityService, 'read' | 'readSender'>;
  showcase: Pick<ShowcaseService, 'forget'>;
  onMaintenanceDone: MaintenanceDeps['onDone'];
};

/**
 * Registers every job of the product.
 * @returns what jobs also do at once, for operators and tests
 */
export function registerJobs(jobs: JobRunner, deps: JobDeps) {
  const { database, fileStore, fileHolds, storedFiles, forgetPictures } = deps;
  const { chatbots, manuals, media, places, products, readManual, onManualChanged } = deps;
  const db = database.write;
  const { withLocalFile } = storedFiles;
  const { encodeLater } = deps.meaning;
  const { checkLater } = deps.manualChecks;
  const reading = { db, withLocalFile, readManual, checkLater, encodeLater, compareLater, onManualChanged };
  for (const kind of [READING, RECOGNIZING]) {
    const handler = createReadManualHandler(reading, kind);
    jobs.register(kind.definition, handler, (target, _error, tx) => giveUpReading(target, tx), reviveReading);
  }
  jobs.register(
    removeFilesJob,
    createRemoveFilesHandler({
      removeFile: fileStore.remove,
      forgetPictures,
      untilReleased: fileHolds.untilReleased,
    }),
  );
  jobs.register(
    removeDeletedJob,
    createRemoveDeletedHandler({
      db,
      removers: {
        product: products.removeProduct,
        manual: manuals.removeManual,
        image: media.removeImage,
        video: media.removeVideo,
        place: places.removePlace,
        chatbot: chatbots.removeChatbot,
      },
    }),
  );
  registerMails(jobs, deps);
  jobs.register(
    sendWebhookJob,
    createSendWebhookHandler({ db, outbound: deps.outbound, seal: deps.webhookSeal }),
    (target, _error, tx) => giveUpWebhook(target, tx),
    reviveWebhooks,
  );
  jobs.register(
    eraseCompanyJob,
    createEraseCompanyHandler({
      ...deps,
      db,
      untilReleased: fileHolds.untilReleased,
      forgetShowcase: deps.showcase.forget,
    }),
  );
  const atOnce = registerMaintenance(jobs, deps);
  registerTryouts(jobs, deps);
  registerChanges(jobs, deps);
  registerChecks(jobs, deps);
  registerEncoding(jobs, deps);
  return atOnce;
}

/** Mails of whatever kind; without a mail server they stay in the outbox. */
function registerMails(
  jobs: JobRunner,
  { database, accountLinks, identity, mailTransport, weeklySummary, reminders }: JobDeps,
): void {
  const db = database.write;
  jobs.register(mailResetLinkJob, createMailResetLinkHandler({ db, accountLinks }));
  if (mailTransport) {
    const { readSender } = identity;
    const handler = createSendMailHandler({ db, transport: mailTransport, readSender });
    jobs.register(sendMailJob, handler, giveUpMail, reviveMails);
  }
  jobs.registerDaily(weeklySummaryJob, async ({ signal }) => {
    await weeklySummary.sendDue(signal);
  });
  jobs.registerDaily(remindersJob, async ({ signal }) => {
    await reminders.sendDue(signal);
  });
}

function registerMaintenance(
  jobs: JobRunner,
  {
    database,
    auth,
    companyAudit,
    passwords,
    passwordGuard,
    mails,
    retention,
    webhooks,
    fileStore,
    fileHolds,
    publicInstructions,
    replacedVersions,
    reminders,
    answerWatches,
    forgetPictures,
    onMaintenanceDone,
  }: JobDeps,
) {
  const db = database.write;
  const sweepOrphans = createSweepOrphans({
    db,
    fileStore,
    forgetPictures,
    isHeld: fileHolds.isHeld,
  });
  const maintain = createMaintenance({
    db,
    sweeps: createSweeps({
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
    }),
    tidyDatabase: () => maintainDatabase(database),
    onDone: onMaintenanceDone,
  });
  jobs.registerDaily(maintenanceJob, maintain);
  return { sweepOrphans, maintain };
}

/** What visitors try comes behind all that companies do. */
function registerTryouts(
  jobs: JobRunner,
  { database: { write: db }, storedFiles: { withLocalFile }, readManual, encoder }: JobDeps,
): void {
  const isEncoding = () => encoder.status().state !== 'off';
  const read = createReadTryoutHandler({ db, withLocalFile, readManual, isEncoding });
  jobs.register(readTryoutJob, read, (target, _error, tx) => giveUpTryout(target, tx));
  jobs.register(removeTryoutsJob, createRemoveTryoutsHandler({ db }));
  jobs.register(encodeTryoutJob, createEncodeTryoutHandler({ db, encoder }));
}

/** What new versions change, and who is told. */
function registerChanges(
  jobs: JobRunner,
  { database: { write: db }, mails, identity, answerWatches, watchLinks: links }: JobDeps,
): void {
  const { listAnsweringVersions: listAnswering } = createAnsweringRepository(db);
  const { listPassages } = createEditionRepository(db);
  jobs.register(
    compareAnswersJob,
    createCompareAnswersHandler({ db, listAnswering, listPassages, tellLater }),
  );
  jobs.register(tellChangesJob, async ({ companyId }, { signal }) => {
    await answerWatches.tellChanges(signal, companyId);
  });
  jobs.registerDaily(tellRestJob, async ({ signal }) => {
    await answerWatches.tellChanges(signal);
  });
  jobs.register(sendNoticeJob, createSendNoticeHandler({ db, mails, identity, links }));
}

function registerChecks(jobs: JobRunner, { database: { write: db }, manualChecks }: JobDeps): void {
  jobs.register(checkManualJob, createCheckManualHandler({ db, ...createEditionRepository(db) }));
  jobs.registerDaily(checkMissingJob, manualChecks.checkMissing);
}

/** Last, because whatever else there is to do is more urgent. */
function registerEncoding(jobs: JobRunner, { database: { write: db }, encoder, meaning }: JobDeps): void {
  const { listPassages } = createEditionRepository(db);
  jobs.register(encodeManualJob, createEncodeManualHandler({ db, encoder, listPassages }));
  jobs.registerDaily(encodeMissingJob, meaning.encodeMissing);
}
