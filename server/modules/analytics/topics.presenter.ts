import type {
  ConfusionPoints,
  Topic,
  UnhelpedQuestion,
} from '../../../contracts/analytics/analytics-topics.ts';
import { countCustomers } from './count-customers.ts';
import type { Troubles, Unhelped, UnhelpedTopic } from './topics.service.ts';

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
export function presentPoints({ total, lookedAt, products }: Troubles): ConfusionPoints {
  const topics = products
    .flatMap(({ product, topics: own }) => own.map((one) => presentTopic(product, one, lookedAt)))
    .sort((a, b) => b.questions.length - a.questions.length);
  const grouped = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  return { total, looked_at: lookedAt, topics, alone: lookedAt - grouped };
}

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
