import {
  MAX_WRITER_TOPICS,
  type UnansweredTopic,
  type WriterReport,
} from '../../../contracts/analytics/writer-report.ts';
import type { Db } from '../../db/connect.ts';
import type { OfCompany } from '../../http/actor.ts';
import { countCustomers } from '../analytics/figures/count-customers.ts';
import type { Days } from '../analytics/period.ts';
import type { TopicService, Unhelped, UnhelpedTopic } from '../analytics/topics/topics.service.ts';
import type { FindSection } from './find-section.ts';
import { presentPlace } from './present-place.ts';
import { quotable } from './quotable.ts';
import type { StoredPlace } from './stored-place.ts';
import { mostOf } from './tally-words.ts';
import { createUnansweredQuestionRepository } from './unanswered-questions.repository.ts';

type Deps = { db: Db; topics: Pick<TopicService, 'findTroubles'> };

/** Groups the questions that no answer was found for as the analytics do, each with the section it would belong to. */
export function createUnansweredTopics({ db, topics }: Deps) {
  const repository = createUnansweredQuestionRepository(db);

  return async (
    actor: OfCompany,
    productId: string,
    days: Days,
    find: FindSection,
  ): Promise<WriterReport['unanswered']> => {
    const { products } = await topics.findTroubles(actor, { ...days, product: productId });
    const [troubles] = products;
    if (troubles === undefined) return { total: 0, topics: [], more: 0 };
    const groups = unansweredOf(troubles);
    const shown = groups.slice(0, MAX_WRITER_TOPICS);
    const places = await repository.listNearest(
      actor.companyId,
      shown.flatMap(({ questions }) => questions.map(({ id }) => id)),
    );
    const countIn = (some: readonly UnhelpedTopic[]) =>
      some.reduce((total, { questions }) => total + questions.length, 0);
    return {
      total: countIn(groups),
      topics: shown.map((group) => presentTopic(group, places, find)),
      more: countIn(groups) - countIn(shown),
    };
  };
}

/** The topics and what is in none, without what was answered and did not help; the largest first. */
function unansweredOf({
  questions,
  topics,
}: {
  questions: readonly Unhelped[];
  topics: readonly UnhelpedTopic[];
}): UnhelpedTopic[] {
  const grouped = new Set(topics.flatMap((topic) => topic.questions));
  const alone = questions
    .filter((question) => !grouped.has(question))
    .map((question) => ({ name: question.content, questions: [question] }));
  return [...topics, ...alone]
    .map((topic) => ({ ...topic, questions: topic.questions.filter(({ isAnswered }) => !isAnswered) }))
    .filter((topic) => topic.questions.length > 0 && quotable(topic.name) !== '')
    .sort((a, b) => b.questions.length - a.questions.length);
}

function presentTopic(
  { name, questions }: UnhelpedTopic,
  places: ReadonlyMap<string, StoredPlace>,
  find: FindSection,
): UnansweredTopic {
  const found = questions.flatMap(({ id }) => {
    const place = places.get(id);
    return (place && find(place)) ?? [];
  });
  const nearest = mostOf(found, 1);
  return {
    name: quotable(name),
    questions: questions.length,
    customers: countCustomers(questions),
    corrected: questions.filter(({ isCorrected }) => isCorrected).length,
    nearest: nearest && presentPlace(nearest.outline, nearest.section),
  };
}
