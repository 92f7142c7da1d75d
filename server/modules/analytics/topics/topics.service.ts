import { createHash } from 'node:crypto';
import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import {
  type ConfusionPoints,
  MAX_TOPIC_QUESTIONS,
} from '../../../../contracts/analytics/analytics-topics.ts';
import { wordsAsked } from '../../../../contracts/chat/photo-question.ts';
import type { Encoder } from '../../../../engine/meaning/encoder.ts';
import type { Topic } from '../../../../engine/topics/find-topics.ts';
import type { Db } from '../../../db/connect.ts';
import type { OfCompany } from '../../../http/actor.ts';
import { forgetFailure } from '../../../lib/forget-failure.ts';
import { groupBy } from '../../../lib/group-by.ts';
import { RecentlyUsed } from '../../../lib/recently-used.ts';
import type { CorrectionService } from '../../corrections/corrections.service.ts';
import { requireProduct } from '../../products/require-product.ts';
import { groupByMeaning } from './group-by-meaning.ts';
import { presentPoints } from './topics.presenter.ts';
import { createTopicRepository, type UnhelpedRow } from './topics.repository.ts';

/** An unhelped question, and whether a correction would answer it now. */
export type Unhelped = UnhelpedRow & { isCorrected: boolean };
/** Unhelped questions of one product about one thing, newest first. */
export type UnhelpedTopic = { name: string; questions: Unhelped[] };
/** The unhelped questions of one product, newest first, and the topics among them. */
export type ProductTroubles = {
  product: { id: string; name: string };
  questions: Unhelped[];
  topics: UnhelpedTopic[];
};
/** The newest unhelped questions of a period by product, and how many there are in all. All are about the product. */
export type Troubles = { total: number; lookedAt: number; products: ProductTroubles[] };
/** Unhelped questions that are not about the product: the newest, and how many there are in all. */
export type OffTopic = { total: number; rows: UnhelpedRow[] };
/** The newest unanswered questions, in groups that mean the same, and apart from those that are not about the product. */
export type Unanswered = { groups: UnansweredGroup[]; offTopic: UnhelpedRow[] };
/** Unanswered questions of one product that mean the same, newest first; at least one. */
export type UnansweredGroup = { name: string; questions: [UnhelpedRow, ...UnhelpedRow[]] };

type Deps = {
  db: Db;
  corrections: Pick<CorrectionService, 'listForQuestions'>;
  encoder: Pick<Encoder, 'encodeLog' | 'status'>;
};
export type TopicService = ReturnType<typeof createTopicService>;

/** Most groupings that are kept, one for each product and period, at about 10 KB each. */
const MOST_KEPT = 500;

/** Most of the newest unanswered questions that are grouped for the dashboard, which shows a few groups. */
const MOST_UNANSWERED = 200;

/** What the customers of a company struggle with. */
export function createTopicService({ db, corrections, encoder }: Deps) {
  const repository = createTopicRepository(db);

  const grouped = new RecentlyUsed<Promise<Topic[]>>(MOST_KEPT);

  /**
   * Groups questions, once for the same ones: what was asked never changes. A thousand take some seconds of the encoder's
   * process, and a screen makes two calls at once that need them.
   */
  function groupRows(rows: readonly UnhelpedRow[], productName: string): Promise<Topic[]> {
    const key = createHash('sha256')
      .update([productName, ...rows.map(({ id }) => id)].join('\n'))
      .digest('hex');
    const known = grouped.get(key);
    if (known !== undefined) return known;
    const topics = groupByMeaning(
      encoder,
      rows.map(({ content }) => wordsAsked(content)),
      productName,
    ).then(({ topics: found, better, hasFailed }) => {
      if (hasFailed) grouped.delete(key);
      void better?.then((later) => later && grouped.set(key, Promise.resolve(later)));
      return found;
    });
    grouped.set(key, topics);
    forgetFailure(grouped, key, topics, topics);
    return topics;
  }

  async function findTroublesOf(companyId: string, rows: readonly UnhelpedRow[]): Promise<ProductTroubles[]> {
    const [first] = rows;
    if (first === undefined) return [];
    const product = { id: first.productId, name: first.productName };
    const corrected = await corrections.listForQuestions(companyId, product.id, rows);
    const questions = rows.map((row) => ({ ...row, isCorrected: corrected.has(row.id) }));
    const topics = (await groupRows(rows, product.name)).map(({ name, questions: places }) => ({
      name,
      questions: places.flatMap((place) => questions[place] ?? []),
    }));
    return [{ product, questions, topics }];
  }

  /** @throws AppError not_found */
  async function findTroubles({ companyId }: OfCompany, period: AnalyticsPeriod): Promise<Troubles> {
    if (period.product !== undefined) await requireProduct(db, companyId, period.product);
    const rows = await repository.listUnhelped(companyId, period, MAX_TOPIC_QUESTIONS);
    const isCut = rows.length === MAX_TOPIC_QUESTIONS;
    const products: ProductTroubles[] = [];
    for (const own of groupBy(rows, ({ productId }) => productId).values())
      products.push(...(await findTroublesOf(companyId, own)));
    const total = isCut ? await repository.countUnhelped(companyId, period, 'product') : rows.length;
    return { total, lookedAt: rows.length, products };
  }

  async function findOffTopic(companyId: string, period: AnalyticsPeriod): Promise<OffTopic> {
    const rows = await repository.listOffTopic(companyId, period, MAX_TOPIC_QUESTIONS);
    const isCut = rows.length === MAX_TOPIC_QUESTIONS;
    return { rows, total: isCut ? await repository.countUnhelped(companyId, period, 'others') : rows.length };
  }

  /** The topics of one product's questions, and those that are like no other, each by itself. */
  async function groupUnanswered(rows: readonly UnhelpedRow[]): Promise<UnansweredGroup[]> {
    const topics = await groupRows(rows, rows[0]?.productName ?? '');
    const grouped = new Set(topics.flatMap(({ questions }) => questions));
    const alone = rows.flatMap((row, place): UnansweredGroup[] =>
      grouped.has(place) ? [] : [{ name: wordsAsked(row.content), questions: [row] }],
    );
    const several = topics.flatMap(({ name, questions }): UnansweredGroup[] => {
      const [newest, ...older] = questions.flatMap((place) => rows[place] ?? []);
      return newest === undefined ? [] : [{ name, questions: [newest, ...older] }];
    });
    return [...several, ...alone];
  }

  return {
    findTroubles,
    findOffTopic: ({ companyId }: OfCompany, period: AnalyticsPeriod): Promise<OffTopic> =>
      findOffTopic(companyId, period),

    /** @throws AppError not_found */
    async confusionPoints(actor: OfCompany, period: AnalyticsPeriod): Promise<ConfusionPoints> {
      const troubles = await findTroubles(actor, period);
      return presentPoints(troubles, await findOffTopic(actor.companyId, period));
    },

    /** The newest unanswered questions of all time; the group asked last stands first. */
    async listUnanswered({ companyId }: OfCompany): Promise<Unanswered> {
      const rows = await repository.listUnanswered(companyId, MOST_UNANSWERED);
      const groups: UnansweredGroup[] = [];
      const asked = rows.filter(({ isOffTopic }) => !isOffTopic);
      for (const own of groupBy(asked, ({ productId }) => productId).values())
        groups.push(...(await groupUnanswered(own)));
      const askedAt = ({ questions: [newest] }: UnansweredGroup) => newest.createdAt.getTime();
      return {
        groups: groups.sort((a, b) => askedAt(b) - askedAt(a)),
        offTopic: rows.filter(({ isOffTopic }) => isOffTopic),
      };
    },
  };
}
