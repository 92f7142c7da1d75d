/** Composition: every service once, each with just what it needs. Shared by the web server, the worker and commands. */

import { readManual } from '../engine/read/read-manual.ts';
import { createAccountServices } from './composition/account-services.ts';
import { createBackgroundServices } from './composition/background-services.ts';
import { createChatServices } from './composition/chat-services.ts';
import { createFileServices, type FileServices } from './composition/file-services.ts';
import { createMeaningServices, type EncoderDeps } from './composition/meaning-services.ts';
import { createPlatformServices } from './composition/platform-services.ts';
import { createProductServices } from './composition/product-services.ts';
import { createTryoutServices } from './composition/tryout-services.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import { watchCrowd } from './db/crowd.ts';
import { createRateWindows } from './db/rate-windows.repository.ts';
import { JobRunner, type JobRunnerOptions } from './jobs/job-runner.ts';
import { createAuditTrail } from './modules/audit/audit.service.ts';
import type { Clock } from './modules/chat/counting/answer-time.ts';
import type { MaintenanceDeps } from './modules/maintenance/maintenance.job.ts';
import type { ReadManual } from './modules/manuals/read-manual.handler.ts';
import type { OnVersionsRemoved } from './modules/replaced-versions/remove-replaced.ts';
import type { ModelFailure } from './providers/llm/language-model.ts';
import { createMailTransport } from './providers/mail/create-mail-transport.ts';
import { createOutbound, type Outbound } from './providers/outbound/outbound.ts';
import { registerJobs } from './register-jobs.ts';

export type ServiceDeps = EncoderDeps & {
  config: Config;
  database: Database;
  onJobError: JobRunnerOptions['onError'];
  /** Told of every run of the daily maintenance. */
  onMaintenanceDone?: MaintenanceDeps['onDone'];
  /** Told what each run of it has removed of replaced versions, unless it is nothing. */
  onVersionsRemoved?: OnVersionsRemoved;
  /** Told why the language model gave no reply. */
  onModelFailure?: (reason: ModelFailure) => void;
  /** Calls what webhooks name. Only tests give one; no setting opens addresses that are not public. */
  outbound?: Outbound;
  /** By which answers are timed and products pause. Only tests give one. */
  clock?: Clock;
  /** Reads a manual's file. Only tests give one. */
  read?: ReadManual;
};

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Builds every service on an open, migrated database. `close` ends what they hold. */
export async function createServices({ config, database, onJobError, ...told }: ServiceDeps) {
  const { onMaintenanceDone = () => undefined, onModelFailure = () => undefined } = told;
  const { outbound = createOutbound(), clock = () => performance.now(), read = readManual } = told;
  const db = database.write;
  const { closeChildren, fileStore, forgetPictures, ...stored } = await createFileServices(db, config);
  const mailTransport = createMailTransport({ smtpUrl: config.mail.smtpUrl });
  const given = { ...stored, hasMailServer: mailTransport !== null, outbound };
  const { accountLinks, ...accounts } = createAccountServices(db, config, given);
  const meanings = createMeaningServices(db, config, told);
  const made = { ...stored, ...accounts, ...meanings, outbound };
  const { intake, ...products } = createProductServices(db, config, made);
  const chats = createChatServices(database, config, { ...made, ...products, onModelFailure, clock });
  const background = await createBackgroundServices(db, config, {
    ...stored,
    ...accounts,
    ...chats,
    outbound,
    onVersionsRemoved: told.onVersionsRemoved,
  });
  const shared = { ...stored, ...accounts, ...meanings, ...background };
  const jobs = new JobRunner({ database, onError: onJobError });
  const atOnce = registerJobs(jobs, {
    database,
    accountLinks,
    fileStore,
    forgetPictures,
    ...shared,
    ...products,
    chatbots: chats.chatbots,
    showcase: chats.showcase,
    readManual: read,
    outbound,
    mailTransport,
    onMaintenanceDone,
  });
  return {
    db,
    ...pickServed(stored),
    /** What waits for its turn now, for the metrics. */
    waiting: { pictures: stored.waitingPictures, questions: chats.waitingQuestions },
    audit: createAuditTrail({ db }),
    /** Null where this process is the only one on the database and counts by itself. */
    rateWindows: database.kind === 'embedded' ? null : createRateWindows(db, stored.linkSecret),
    ...createPlatformServices(database, config, { jobs, mailTransport, ...shared }),
    ...accounts,
    ...products,
    ...chats,
    ...createTryoutServices(db, config, { ...stored, ...chats, ...meanings, ...products, intake }),
    ...background,
    ...atOnce,
    ...meanings,
    jobs,
    wakeJobs: () => jobs.wake(),
    isBusy: watchCrowd(database.waiting),
    close: () => closeAll({ jobs, ...meanings, closeChildren, mailTransport }),
  };
}

/** Ends what services hold, one after the other. */
async function closeAll({
  jobs,
  encoder,
  answerer,
  closeChildren,
  mailTransport,
}: {
  jobs: Pick<JobRunner, 'stop'>;
  encoder: { close: () => unknown };
  answerer: { close: () => unknown };
  closeChildren: () => void;
  mailTransport: ReturnType<typeof createMailTransport>;
}): Promise<void> {
  await jobs.stop();
  await encoder.close();
  await answerer.close();
  closeChildren();
  mailTransport?.close();
}

/** Of the file services, those that routes and metrics use. */
const pickServed = ({ files, fileHolds, signer }: Pick<FileServices, 'files' | 'fileHolds' | 'signer'>) => ({
  files,
  fileHolds,
  signer,
});
