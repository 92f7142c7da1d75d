/** Composition: see server/services.ts. */
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { JobRunner } from '../jobs/job-runner.ts';
import type { Retention } from '../modules/conversations/retention.service.ts';
import { createDemoRequests } from '../modules/demo-requests/demo-requests.service.ts';
import { createOverviewService } from '../modules/overview/overview.service.ts';
import { createPlatformAnalytics } from '../modules/overview/platform-analytics.service.ts';
import { createPlatformSettings } from '../modules/platform-settings/platform-settings.service.ts';
import { createTestimonialsService } from '../modules/testimonials/testimonials.service.ts';
import { createLanguageModel } from '../providers/llm/create-language-model.ts';
import type { MailTransport } from '../providers/mail/mail-transport.ts';
import type { Audited } from './audited.ts';

/** What is the installation's own, for its administrator. */
export function createPlatformServices(
  db: Db,
  config: Config,
  {
    audit,
    jobs,
    mailTransport,
    retention,
  }: Audited & { jobs: JobRunner; mailTransport: MailTransport | null; retention: Retention },
) {
  return {
    testimonials: createTestimonialsService({ db, audit }),
    demoRequests: createDemoRequests({ db, audit }),
    overview: createOverviewService({ db, audit, dataDir: config.dataDir, jobs }),
    platformAnalytics: createPlatformAnalytics({ db }),
    platformSettings: createPlatformSettings({
      config,
      db,
      audit,
      mailTransport,
      model: createLanguageModel(config.llm),
      retention,
    }),
  };
}
