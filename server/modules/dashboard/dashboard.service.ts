import type { Attention, FirstSteps } from '../../../contracts/company/dashboard.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { OfCompany } from '../../http/actor.ts';
import type { TopicService } from '../analytics/topics/topics.service.ts';
import type { LikelyQuestionService } from '../likely-questions/likely-questions.service.ts';
import { presentManualInWork, presentUnanswered } from './dashboard.presenter.ts';
import { createDashboardRepository } from './dashboard.repository.ts';
import { createFirstStepsRepository } from './first-steps.repository.ts';

/** Entries of each list; more are found on the screens they lead to. */
const SHOWN = 5;
const PUT_AWAY: FirstSteps = {
  isPutAway: true,
  steps: [],
  product: null,
  answers: { judged: 0, total: 0 },
};

type Deps = {
  db: Db;
  likelyQuestions: Pick<LikelyQuestionService, 'countJudged'>;
  topics: Pick<TopicService, 'listUnanswered'>;
};
export type Dashboard = ReturnType<typeof createDashboard>;

/** What waits for a company, and the way of a new one to its first question. */
export function createDashboard({ db, likelyQuestions, topics }: Deps) {
  const repository = createDashboardRepository(db);
  const firstSteps = createFirstStepsRepository(db);

  return {
    /** The newest questions without an answer by what they mean, and the manuals that are not ready. */
    listAttention: async ({ companyId }: OfCompany): Promise<Attention> => ({
      ...presentUnanswered(companyId, await topics.listUnanswered({ companyId }), SHOWN),
      manuals: (await repository.listManualsInWork(companyId, SHOWN)).map(presentManualInWork),
    }),

    /**
     * The first steps, each told from what is there. Once all are done they are put away for good, so that a manual that is
     * deleted later doesn't bring them back.
     */
    async showFirstSteps(actor: OfCompany): Promise<FirstSteps> {
      const { companyId } = actor;
      const found = await firstSteps.findDone(companyId);
      if (!found) throw notFound('This company');
      if (found.isPutAway) return PUT_AWAY;
      const product = await firstSteps.findProductToTry(companyId);
      const answers = product ? await likelyQuestions.countJudged(actor, product.id) : PUT_AWAY.answers;
      const steps: FirstSteps['steps'] = [
        { step: 'manual', isDone: product !== undefined },
        // A manual that gives no question has none to look at.
        { step: 'answers', isDone: product !== undefined && answers.judged === answers.total },
        { step: 'contact', isDone: found.hasContact },
        { step: 'link', isDone: found.hasLink },
        { step: 'question', isDone: found.wasAsked },
      ];
      const isPutAway = steps.every(({ isDone }) => isDone);
      if (isPutAway) await firstSteps.putAway(companyId);
      return {
        ...{ isPutAway, steps, answers },
        product: product ? { _id: product.id, product_name: product.name } : null,
      };
    },

    putAwayFirstSteps: ({ companyId }: OfCompany): Promise<void> => firstSteps.putAway(companyId),
  };
}
