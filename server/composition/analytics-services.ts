/** Part of the composition; see server/services.ts. */
import type { Encoder } from '../../engine/meaning/encoder.ts';
import type { Database } from '../db/connect.ts';
import { createFiguresService } from '../modules/analytics/figures/figures.service.ts';
import { createImprovementService } from '../modules/analytics/improvements/improvements.service.ts';
import { createQuestionService } from '../modules/analytics/questions.service.ts';
import { createExportQuestions } from '../modules/analytics/report/export-questions.service.ts';
import { createReport } from '../modules/analytics/report/report.service.ts';
import { createConfusedPages } from '../modules/analytics/topics/confused-pages.service.ts';
import { createOffTopicService } from '../modules/analytics/topics/off-topic.service.ts';
import { createTopicService } from '../modules/analytics/topics/topics.service.ts';
import { createContactFigures } from '../modules/contact-forms/contact-figures.service.ts';
import type { CorrectionService } from '../modules/corrections/corrections.service.ts';
import { createAnsweringRepository } from '../modules/manuals/answering.repository.ts';
import { createEditionRepository } from '../modules/manuals/editions.repository.ts';
import {
  createWriterReportService,
  type WriterReportDeps,
} from '../modules/writer-report/writer-report.service.ts';
import type { Accounts } from './account-services.ts';
import type { Stored } from './file-services.ts';

type Deps = Pick<Database, 'read'> &
  Pick<Stored, 'signer'> &
  Pick<Accounts, 'identity'> & {
    db: Database['write'];
    corrections: CorrectionService;
    encoder: Encoder;
    findCompanyName: (companyId: string) => Promise<string>;
  };

/**
 * Makes the services that tell what the conversations teach. Those that count questions may read from a replica; those
 * that show their words may not.
 */
export function createAnalyticsServices({
  db,
  read,
  signer,
  corrections,
  encoder,
  findCompanyName,
  identity,
}: Deps) {
  const topics = createTopicService({ db, corrections, encoder });
  const improvements = createImprovementService({ db, topics, corrections });
  const figures = createFiguresService({ db, read });
  const contactFigures = createContactFigures({ db, read });
  return {
    questions: createQuestionService({ db, read, signer, corrections }),
    topics,
    offTopic: createOffTopicService({ db }),
    improvements,
    figures,
    contactFigures,
    report: createReport({ db, figures, topics, improvements, contactFigures, findCompanyName, identity }),
    confusedPages: createConfusedPages({
      db,
      read,
      signer,
      corrections,
      listManuals: createAnsweringRepository(db).listAnsweringVersions,
    }),
    exportQuestions: createExportQuestions({ db }),
  };
}

/** Makes the service of the report for whoever writes a manual, which groups questions as the analytics do. */
export const createWriterReports = (
  { topics }: Pick<WriterReportDeps, 'topics'>,
  deps: Omit<WriterReportDeps, 'topics' | 'listManuals' | 'listSections'>,
) =>
  createWriterReportService({
    ...deps,
    topics,
    listManuals: createAnsweringRepository(deps.db).listAnsweringVersions,
    listSections: createEditionRepository(deps.db).listSections,
  });
