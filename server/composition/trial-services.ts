/** Part of the composition; see server/services.ts. */
import type { Db } from '../db/connect.ts';
import type { TopicService } from '../modules/analytics/topics/topics.service.ts';
import type { ProductIndexes } from '../modules/chat/indexes/product-index.ts';
import type { OpeningQuestions } from '../modules/chat/opening-questions.ts';
import type { CorrectionService } from '../modules/corrections/corrections.service.ts';
import { createDashboard } from '../modules/dashboard/dashboard.service.ts';
import { createLikelyQuestionService } from '../modules/likely-questions/likely-questions.service.ts';
import { createPlaygroundService } from '../modules/playground/playground.service.ts';
import { createShowcaseService } from '../modules/showcase/showcase.service.ts';
import { createStarterService } from '../modules/starters/starters.service.ts';
import { createVariantsService } from '../modules/variants/variants.service.ts';
import type { Accounts } from './account-services.ts';
import type { Asking } from './asking-services.ts';
import type { Stored } from './file-services.ts';

type Given = Pick<Stored, 'signer'> &
  Pick<Accounts, 'companies'> &
  Pick<Asking, 'asks'> & {
    db: Db;
    indexes: ProductIndexes;
    corrections: CorrectionService;
    openings: OpeningQuestions;
    topics: TopicService;
  };

/** Makes the services by which companies and visitors try what would be answered. */
export function createTrialServices({
  db,
  indexes,
  asks,
  corrections,
  openings,
  topics,
  signer,
  companies,
}: Given) {
  const likelyQuestions = createLikelyQuestionService({ db, indexes, asks, corrections, links: signer });
  return {
    dashboard: createDashboard({ db, likelyQuestions, topics }),
    likelyQuestions,
    starters: createStarterService({ db, asks, openings }),
    showcase: createShowcaseService({ db, asks, companies, links: signer }),
    variants: createVariantsService({ db, indexes }),
    playground: createPlaygroundService({ db, asks, links: signer, openings }),
  };
}
