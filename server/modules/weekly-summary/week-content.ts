import type { Identity } from '../../../contracts/admin/platform-settings.ts';
import type { Improvement, Topic } from '../../../contracts/analytics/analytics-topics.ts';
import type { Db } from '../../db/connect.ts';
import type { FiguresService } from '../analytics/figures/figures.service.ts';
import type { ImprovementService } from '../analytics/improvements/improvements.service.ts';
import type { Days } from '../analytics/period.ts';
import { presentTopics } from '../analytics/topics/topics.presenter.ts';
import type { TopicService } from '../analytics/topics/topics.service.ts';
import type { WeeklySummaryMail } from '../mails/weekly-summary-mail.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';

/** More of them are no summary. */
const MAX_TOPICS = 3;
const MAX_IMPROVEMENTS = 3;

export type ContentDeps = {
  db: Db;
  figures: Pick<FiguresService, 'overview'>;
  topics: Pick<TopicService, 'findTroubles'>;
  improvements: Pick<ImprovementService, 'listCards'>;
  identity: Pick<IdentityService, 'read'>;
};

/** What a week's mail tells of a company, whoever reads it. */
export type Content = Days &
  Identity & {
    figures: WeeklySummaryMail['figures'];
    topics: readonly Topic[];
    improvements: readonly Improvement[];
  };

/** Makes the function that sums up a week of a company; null for one without a question. */
export const createSummarize =
  ({ db, figures, topics, improvements, identity }: ContentDeps) =>
  async (companyId: string, week: Days): Promise<Content | null> => {
    const overview = await figures.overview({ companyId }, week);
    if (overview.total.asked === 0) return null;
    const troubles = await topics.findTroubles({ companyId }, week);
    const cards = await improvements.listCards({ companyId }, troubles, week);
    return {
      ...week,
      ...(await identity.read(db)),
      figures: overview,
      topics: presentTopics(troubles).slice(0, MAX_TOPICS),
      improvements: cards.slice(0, MAX_IMPROVEMENTS),
    };
  };
