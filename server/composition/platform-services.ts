/** Part of the composition; see server/services.ts. */
import type { Encoder } from '../../engine/meaning/encoder.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import type { JobRunner } from '../jobs/job-runner.ts';
import type { Retention } from '../modules/conversations/retention.service.ts';
import { createDemoRequests } from '../modules/demo-requests/demo-requests.service.ts';
import { createPromises } from '../modules/instructions/promises.service.ts';
import { createLastRunRepository } from '../modules/maintenance/last-run.repository.ts';
import { createOverviewService } from '../modules/overview/overview.service.ts';
import { createPlatformAnalytics } from '../modules/overview/platform-analytics.service.ts';
import type { IdentityService } from '../modules/platform-settings/identity.service.ts';
import { createPlatformSettings } from '../modules/platform-settings/platform-settings.service.ts';
import { createOperatorService } from '../modules/site/operator.service.ts';
import { createStatusService } from '../modules/site/status.service.ts';
import { createTestimonialsService } from '../modules/testimonials/testimonials.service.ts';
import { createLanguageModel } from '../providers/llm/create-language-model.ts';
import type { MailTransport } from '../providers/mail/mail-transport.ts';

/** Makes the services with which an administrator runs the installation. */
export function createPlatformServices(
  { write: db, read }: Pick<Database, 'write' | 'read'>,
  config: Config,
  {
    jobs,
    mailTransport,
    identity,
    retention,
    encoder,
  }: {
    jobs: JobRunner;
    mailTransport: MailTransport | null;
    identity: IdentityService;
    retention: Retention;
    encoder: Pick<Encoder, 'status'>;
  },
) {
  return {
    testimonials: createTestimonialsService({ db }),
    promises: createPromises({ db, publicUrl: config.publicUrl }),
    demoRequests: createDemoRequests({ db }),
    overview: createOverviewService({ db, dataDir: config.dataDir, jobs, encoder }),
    operator: createOperatorService({ db }),
    status: createStatusService({
      db,
      hasMailServer: mailTransport !== null,
      encoder,
      lastMaintenance: createLastRunRepository(db).find,
    }),
    platformAnalytics: createPlatformAnalytics({ db: read }),
    platformSettings: createPlatformSettings({
      config,
      db,
      mailTransport,
      model: createLanguageModel(config.llm),
      identity,
      retention,
    }),
  };
}
