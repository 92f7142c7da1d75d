import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import type {
  Improvement,
  ImprovementEffect,
  Improvements,
} from '../../../../contracts/analytics/analytics-topics.ts';
import type { Db } from '../../../db/connect.ts';
import type { OfCompany } from '../../../http/actor.ts';
import { groupBy } from '../../../lib/group-by.ts';
import type { CorrectionService } from '../../corrections/corrections.service.ts';
import { countCustomers } from '../figures/count-customers.ts';
import { presentNamed, presentUnhelped } from '../topics/topics.presenter.ts';
import type { ProductTroubles, TopicService, Troubles } from '../topics/topics.service.ts';
import { type Done, effectSpan, measureEffect } from './improvement-effects.ts';
import { byUrgency, type Proposal, proposeFor } from './improvements.policy.ts';
import { createImprovementRepository } from './improvements.repository.ts';

/** More cards than this are no help to decide. */
const MAX_CARDS = 12;
const MAX_EFFECTS = 6;
/** Most things of each kind whose effect is measured; those that nobody asked about have none to show. */
const MAX_DONE = 20;
/** Most questions of a product that are counted before and after something was done. */
const MAX_ASKED = 2000;

type Deps = {
  db: Db;
  topics: Pick<TopicService, 'findTroubles'>;
  corrections: Pick<CorrectionService, 'listForQuestions'>;
  now?: () => Date;
};
export type ImprovementService = ReturnType<typeof createImprovementService>;

/** What a company could do for its customers, and what came of what it did. */
export function createImprovementService({ db, topics, corrections, now = () => new Date() }: Deps) {
  const repository = createImprovementRepository(db);

  async function propose(
    companyId: string,
    troubles: readonly ProductTroubles[],
    period: AnalyticsPeriod,
  ): Promise<Proposal[]> {
    const ids = troubles.map(({ product }) => product.id);
    if (ids.length === 0) return [];
    const { images, videos } = await repository.listHelp(companyId, ids);
    const counts = await repository.countAsked(companyId, ids, period);
    const textsOf = (rows: typeof images, id: string) =>
      rows.filter(({ productId }) => productId === id).map(({ text }) => text);
    return troubles.flatMap((trouble) => {
      const { id } = trouble.product;
      const asked = counts.find(({ productId }) => productId === id)?.asked ?? 0;
      return proposeFor(trouble, { images: textsOf(images, id), videos: textsOf(videos, id), asked });
    });
  }

  async function listDone(companyId: string, period: AnalyticsPeriod): Promise<Done[]> {
    const done = await repository.listDone(companyId, period, MAX_DONE);
    return [
      ...done.corrections.map((row) => ({ ...row, kind: 'correction' as const })),
      ...done.images.map((row) => ({ ...row, kind: 'error-image' as const })),
      ...done.videos.map((row) => ({ ...row, kind: 'video' as const })),
      ...done.manuals.map((row) => ({ ...row, kind: 'manual' as const })),
    ];
  }

  /** Effects on one product, whose questions are read once for all of them. */
  async function measureProduct(companyId: string, done: readonly Done[]): Promise<ImprovementEffect[]> {
    const [first] = done;
    if (first === undefined) return [];
    const spans = done.map((one) => effectSpan(one, now()));
    const asked = await repository.listAsked(companyId, first.productId, {
      since: new Date(Math.min(...spans.map(({ since }) => since.getTime()))),
      until: new Date(Math.max(...spans.map(({ until }) => until.getTime()))),
      limit: MAX_ASKED,
    });
    const hasCorrection = done.some(({ kind }) => kind === 'correction');
    const corrected = hasCorrection
      ? await corrections.listForQuestions(companyId, first.productId, asked)
      : new Map<string, never>();
    return done.map((one) => measureEffect(one, asked, corrected, now()));
  }

  async function listEffects(companyId: string, period: AnalyticsPeriod): Promise<ImprovementEffect[]> {
    const effects: ImprovementEffect[] = [];
    const done = await listDone(companyId, period);
    for (const own of groupBy(done, ({ productId }) => productId).values())
      effects.push(...(await measureProduct(companyId, own)));
    return effects
      .filter(({ before, after }) => before.asked + after.asked > 0)
      .sort((a, b) => b.timestamp.localeCompare(a.timestamp))
      .slice(0, MAX_EFFECTS);
  }

  /** What could be done about troubles that are found already, most urgent first. */
  async function listCards(
    { companyId }: OfCompany,
    { products }: Troubles,
    period: AnalyticsPeriod,
  ): Promise<Improvement[]> {
    const proposals = await propose(companyId, products, period);
    return proposals.sort(byUrgency).slice(0, MAX_CARDS).map(presentProposal);
  }

  /** The same, and what came of what was done. */
  const listFor = async (
    actor: OfCompany,
    troubles: Troubles,
    period: AnalyticsPeriod,
  ): Promise<Improvements> => ({
    total: troubles.total,
    looked_at: troubles.lookedAt,
    cards: await listCards(actor, troubles, period),
    effects: await listEffects(actor.companyId, period),
  });

  return {
    listCards,
    listFor,

    /** @throws AppError not_found */
    list: async (actor: OfCompany, period: AnalyticsPeriod): Promise<Improvements> =>
      listFor(actor, await topics.findTroubles(actor, period), period),
  };
}

const presentProposal = ({ product, questions, ...proposal }: Proposal): Improvement => ({
  ...proposal,
  product: presentNamed(product),
  customers: countCustomers(questions),
  since: (questions.at(-1)?.createdAt ?? new Date(0)).toISOString(),
  questions: questions.map(presentUnhelped),
});
