/** Composition: every service once, each with just what it needs. Shared by the web server, the worker and commands. */
import { join } from 'node:path';
import { recognizePicture } from '../engine/read/ocr/recognize-picture.ts';
import { readManual } from '../engine/read/read-manual.ts';
import { createPageRenderer } from '../engine/read/render.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import { maintainDatabase } from './db/maintain.ts';
import { JobRunner, type JobRunnerOptions } from './jobs/job-runner.ts';
import { createAdminService } from './modules/admin/admin.service.ts';
import { createAccountLinks } from './modules/auth/account-links.ts';
import { createAuthService } from './modules/auth/auth.service.ts';
import { createEmailConfirmationService } from './modules/auth/email-confirmation.service.ts';
import { createMailResetLinkHandler, mailResetLinkJob } from './modules/auth/mail-reset-link.job.ts';
import { createPasswordService } from './modules/auth/password.service.ts';
import { createAskService } from './modules/chat/ask.service.ts';
import { createChatRepository } from './modules/chat/chat.repository.ts';
import { createConversationService } from './modules/chat/conversation.service.ts';
import { createPhotoService } from './modules/chat/photo.service.ts';
import { createProductIndexes } from './modules/chat/product-index.ts';
import { createQueryBudget } from './modules/chat/query-budget.ts';
import { createLinkMails } from './modules/chatbots/chatbot-links.ts';
import { createChatbotsService } from './modules/chatbots/chatbots.service.ts';
import { createCreateChatbots } from './modules/chatbots/create-chatbots.service.ts';
import { createExportChatbots } from './modules/chatbots/export-chatbots.service.ts';
import { createBranding } from './modules/companies/branding.service.ts';
import { createCompaniesService } from './modules/companies/companies.service.ts';
import { createDeletionService } from './modules/deletions/deletions.service.ts';
import { createRemoveDeletedHandler, removeDeletedJob } from './modules/deletions/remove-deleted.job.ts';
import { createFilesService } from './modules/files/files.service.ts';
import { loadLinkSecret } from './modules/files/link-secret.repository.ts';
import { createLinkSigner } from './modules/files/link-signer.ts';
import { createPagePictures } from './modules/files/page-pictures.ts';
import { createRemoveFilesHandler, removeFilesJob } from './modules/files/remove-files.job.ts';
import { createStoredFiles } from './modules/files/stored-files.service.ts';
import { createSweepOrphans } from './modules/files/sweep-orphans.service.ts';
import { createMailedLinks } from './modules/mails/mailed-links.ts';
import { createMailsService } from './modules/mails/mails.service.ts';
import { createSendMailHandler, giveUpMail } from './modules/mails/send-mail.handler.ts';
import { sendMailJob } from './modules/mails/send-mail.job.ts';
import {
  createMaintenance,
  type MaintenanceDeps,
  maintenanceJob,
} from './modules/maintenance/maintenance.job.ts';
import { createSweeps } from './modules/maintenance/sweeps.ts';
import { createManualIntake } from './modules/manuals/manual-intake.service.ts';
import { createManualService } from './modules/manuals/manuals.service.ts';
import { createPassageRepository } from './modules/manuals/passages.repository.ts';
import { createReadManualHandler, giveUpReading } from './modules/manuals/read-manual.handler.ts';
import { readManualJob } from './modules/manuals/read-manual.job.ts';
import { createMediaRepository } from './modules/media/media.repository.ts';
import { createMediaService } from './modules/media/media.service.ts';
import { createPlanInterests } from './modules/plans/plan-interests.service.ts';
import { createPlansService } from './modules/plans/plans.service.ts';
import { createProductService } from './modules/products/products.service.ts';
import { createUpdateProduct } from './modules/products/update-product.service.ts';
import { createUploadProduct } from './modules/products/upload-product.service.ts';
import { createShowcaseService } from './modules/showcase/showcase.service.ts';
import { createAcceptInvitation } from './modules/team/accept-invitation.service.ts';
import { createTeamService } from './modules/team/team.service.ts';
import { createMailTransport } from './providers/mail/create-mail-transport.ts';
import { createFileStore } from './providers/storage/create-file-store.ts';

export type ServiceDeps = {
  config: Config;
  database: Database;
  onJobError: JobRunnerOptions['onError'];
  /** Told of every run of the daily maintenance. */
  onMaintenanceDone?: MaintenanceDeps['onDone'];
};

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Builds every service on an open, migrated database. `close` ends what they hold. */
export async function createServices({ config, database, onJobError, onMaintenanceDone }: ServiceDeps) {
  const db = database.write;
  const fileStore = await createFileStore({ dataDir: config.dataDir, s3: config.s3 });
  const mailTransport = createMailTransport({ smtpUrl: config.mail.smtpUrl });
  const signer = createLinkSigner(await loadLinkSecret(db));
  const renderer = createPageRenderer();
  const storedFiles = createStoredFiles({ db, fileStore });
  const pictures = createPagePictures({
    cacheDir: join(config.dataDir, 'cache'),
    withLocalFile: storedFiles.withLocalFile,
    renderPage: (path, page, widthPx) => renderer.renderPage(path, page, { widthPx }),
  });

  const files = createFilesService({
    db,
    fileStore,
    pictures,
    signer,
    withLocalFile: storedFiles.withLocalFile,
    renderFigure: (path, page, box, widthPx) => renderer.renderFigure(path, page, box, { widthPx }),
  });

  const { publicUrl, brandName } = config;
  const mails = createMailsService({ db, hasMailServer: mailTransport !== null });
  const mailedLinks = createMailedLinks({ mails, publicUrl });
  const accountLinks = createAccountLinks({ mailedLinks, brandName });
  const emailConfirmations = createEmailConfirmationService({ db, accountLinks });
  const passwords = createPasswordService({ db, mails, accountLinks, publicUrl, brandName });
  const auth = createAuthService({ db, autoApprove: config.autoApprove, accountLinks });
  const plans = createPlansService({ db });
  const planInterests = createPlanInterests({ db });
  const companies = createCompaniesService({ db, links: signer });
  const branding = createBranding({ db, storedFiles, links: signer });
  const admin = createAdminService({ db, companies, plans, planInterests, mails, publicUrl, brandName });
  const team = createTeamService({ db, auth, mailedLinks, brandName });
  const acceptInvitation = createAcceptInvitation({ db, auth });

  const indexes = createProductIndexes(createPassageRepository(db));
  const onManualChanged = indexes.drop;
  const manuals = createManualService({ db, signer, storedFiles });
  const media = createMediaService({ db, signer, storedFiles, readPictureText: recognizePicture });
  const products = createProductService({ db, manuals, media, storedFiles });
  const deletions = createDeletionService({ db, planLimits: plans, onManualChanged });
  const intake = createManualIntake({ storedFiles });
  const uploadProduct = createUploadProduct({ db, intake, planLimits: plans });
  const updateProduct = createUpdateProduct({ db, intake, planLimits: plans });

  const findCompanyName = async (companyId: string) => (await companies.card(companyId)).company_name;
  const links = createLinkMails({ publicUrl, brandName, findCompanyName });
  const chatbots = createChatbotsService({ db, mails, links });
  const createChatbots = createCreateChatbots({ db, mails, links });
  const exportChatbots = createExportChatbots({ db, links });
  const budget = createQueryBudget({ repository: createChatRepository(db), plans });
  const asks = createAskService({ db, indexes, budget, links: signer });
  const conversations = createConversationService({ db, indexes, budget, links: signer });
  const showcase = createShowcaseService({ db, asks, companies, links: signer });
  const photos = createPhotoService({
    db,
    asks,
    budget,
    links: signer,
    listErrorImages: createMediaRepository(db).listImages,
    readPictureText: recognizePicture,
  });

  const jobs = new JobRunner({ database, onError: onJobError });
  const { withLocalFile } = storedFiles;
  jobs.register(
    readManualJob,
    createReadManualHandler({ db, withLocalFile, readManual, onManualChanged }),
    (target, _error, tx) => giveUpReading(target, tx),
  );
  jobs.register(
    removeFilesJob,
    createRemoveFilesHandler({ removeFile: fileStore.remove, forgetPictures: pictures.forget }),
  );
  jobs.register(mailResetLinkJob, createMailResetLinkHandler({ db, accountLinks }));
  jobs.register(
    removeDeletedJob,
    createRemoveDeletedHandler({
      db,
      removers: {
        product: products.removeProduct,
        manual: manuals.removeManual,
        image: media.removeImage,
        video: media.removeVideo,
      },
    }),
  );
  if (mailTransport) {
    const handler = createSendMailHandler({ db, transport: mailTransport, from: config.mail.from });
    jobs.register(sendMailJob, handler, giveUpMail);
  }

  const sweepOrphans = createSweepOrphans({ db, fileStore, forgetPictures: pictures.forget });
  const maintain = createMaintenance({
    db,
    sweeps: createSweeps({
      db,
      sweepSessions: auth.sweepSessions,
      sweepTokens: passwords.sweepTokens,
      sweepOrphans,
    }),
    tidyDatabase: () => maintainDatabase(database),
    onDone: onMaintenanceDone ?? (() => undefined),
  });
  jobs.registerDaily(maintenanceJob, maintain);

  return {
    db,
    files,
    sweepOrphans,
    maintain,
    auth,
    passwords,
    emailConfirmations,
    plans,
    planInterests,
    companies,
    branding,
    mails,
    admin,
    team,
    acceptInvitation,
    manuals,
    media,
    products,
    uploadProduct,
    updateProduct,
    deletions,
    chatbots,
    createChatbots,
    exportChatbots,
    signer,
    asks,
    conversations,
    photos,
    showcase,
    jobs,
    wakeJobs: () => jobs.wake(),
    close: async () => {
      await jobs.stop();
      renderer.close();
      mailTransport?.close();
    },
  };
}
