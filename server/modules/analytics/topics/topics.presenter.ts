import type {
  ConfusionPoints,
  Topic,
  UnhelpedAlone,
  UnhelpedQuestion,
} from '../../../../contracts/analytics/analytics-topics.ts';
import { countCustomers } from '../figures/count-customers.ts';
import type { UnhelpedRow } from './topics.repository.ts';
import type { OffTopic, ProductTroubles, Troubles, Unhelped, UnhelpedTopic } from './topics.service.ts';

/** A product where it is only named. */
export const presentNamed = ({ id, name }: { id: string; name: string }) => ({
  _id: id,
  product_name: name,
});

/** An unhelped question, with the link that it was asked by. */
export const presentUnhelped = (row: Unhelped): UnhelpedQuestion => ({
  _id: row.id,
  content: row.content,
  timestamp: row.createdAt.toISOString(),
  useremail: row.customerEmail,
  uniqueId: row.uniqueId,
  outcome: row.isAnswered ? 'does-not-work' : 'unanswered',
  isCorrected: row.isCorrected,
});

/** The topics of all products, those with the most questions first. */
export const presentTopics = ({ lookedAt, products }: Troubles): Topic[] =>
  products
    .flatMap(({ product, topics: own }) => own.map((one) => presentTopic(product, one, lookedAt)))
    .sort((a, b) => b.questions.length - a.questions.length);

/** The topics, and beside them what is in none. */
export function presentPoints(troubles: Troubles, offTopic: OffTopic): ConfusionPoints {
  const { total, lookedAt, products } = troubles;
  const topics = presentTopics(troubles);
  const others = products.flatMap(listAlone).sort((a, b) => b.timestamp.localeCompare(a.timestamp));
  return {
    total,
    looked_at: lookedAt,
    topics,
    alone: others.length,
    others,
    off_topic_total: offTopic.total,
    off_topic: offTopic.rows.map(presentOffTopic),
  };
}

/** The questions about a product that are in no topic. */
function listAlone({ product, questions, topics }: ProductTroubles): UnhelpedAlone[] {
  const grouped = new Set(topics.flatMap((one) => one.questions));
  return questions
    .filter((question) => !grouped.has(question))
    .map((question) => ({ ...presentUnhelped(question), product: presentNamed(product) }));
}

/** What it is not about is no matter of corrections. */
const presentOffTopic = (row: UnhelpedRow): UnhelpedAlone => ({
  ...presentUnhelped({ ...row, isCorrected: false }),
  product: presentNamed({ id: row.productId, name: row.productName }),
});

/** @param lookedAt of how many questions the share is */
function presentTopic(
  product: { id: string; name: string },
  { name, questions }: UnhelpedTopic,
  lookedAt: number,
): Topic {
  const unanswered = questions.filter(({ isAnswered }) => !isAnswered).length;
  return {
    name,
    product: presentNamed(product),
    share: questions.length / Math.max(1, lookedAt),
    unanswered,
    does_not_work: questions.length - unanswered,
    customers: countCustomers(questions),
    questions: questions.map(presentUnhelped),
  };
}
