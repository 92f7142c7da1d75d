import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import type { ConfusionPoints as Data, Topic } from '../../../../contracts/analytics/analytics-topics.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Badge } from '../../../ui/state/badge.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { QuietEmpty } from '../../../ui/state/quiet-empty.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useConfusionPoints } from '../api/get-confusion-points.ts';
import { texts } from '../topic-texts.ts';
import { MarkOffTopic } from './mark-off-topic.tsx';
import { QuestionsAside } from './questions-aside.tsx';
import { Question, UnhelpedQuestions } from './unhelped-questions.tsx';

const words = texts.points;
const SHOWN_AT_FIRST = 8;

/** Topics of the questions that got no help, largest first; pressing one lists its questions. */
export function ConfusionPoints({ period }: { period: AnalyticsPeriod }) {
  const { data, error, refetch } = useConfusionPoints(period);
  return (
    <Section numeral="4.4" title={words.title}>
      {!data && <Unloaded error={error} onRetry={refetch} lines={6} />}
      {data && <Points key={`${period.product} ${period.from} ${period.to}`} points={data} period={period} />}
    </Section>
  );
}

function Points({ points, period }: { points: Data; period: AnalyticsPeriod }) {
  const { topics, total, others, off_topic, off_topic_total } = points;
  const isOfOne = period.product !== undefined;
  return (
    <>
      {topics.length === 0 && <NoTopics total={total} />}
      {topics.length > 0 && <Topics points={points} isOfOne={isOfOne} />}
      {(others.length > 0 || off_topic.length > 0) && (
        <div className="mt-3 border-t border-line">
          {others.length > 0 && (
            <QuestionsAside summary={words.alone(others.length)} questions={others}>
              {(question) => (
                <Question
                  key={question._id}
                  productId={question.product._id}
                  question={question}
                  about={!isOfOne && <span>{question.product.product_name}</span>}
                  action={<MarkOffTopic questions={[question._id]} isOffTopic about={question.content} />}
                />
              )}
            </QuestionsAside>
          )}
          {off_topic.length > 0 && (
            <QuestionsAside summary={texts.offTopic.line(off_topic_total)} questions={off_topic}>
              {(question) => (
                <Question
                  key={question._id}
                  productId={question.product._id}
                  question={question}
                  about={!isOfOne && <span>{question.product.product_name}</span>}
                  action={
                    <MarkOffTopic questions={[question._id]} isOffTopic={false} about={question.content} />
                  }
                />
              )}
            </QuestionsAside>
          )}
        </div>
      )}
    </>
  );
}

function Topics({ points, isOfOne }: { points: Data; isOfOne: boolean }) {
  const { topics, total, looked_at } = points;
  const [isWhole, setIsWhole] = useState(topics.length <= SHOWN_AT_FIRST);
  return (
    <>
      <p className="mb-3 max-w-[62ch] text-ink-2">{words.lede}</p>
      <ul className="border-t border-line">
        {(isWhole ? topics : topics.slice(0, SHOWN_AT_FIRST)).map((topic) => (
          <TopicItem key={topic.questions[0]?._id ?? topic.name} topic={topic} isOfOne={isOfOne} />
        ))}
      </ul>
      <p className="mt-2 text-13 text-ink-2">{words.lookedAt(total, looked_at)}</p>
      {!isWhole && (
        <Button className="mt-3 print:hidden" onClick={() => setIsWhole(true)}>
          {words.more(topics.length)}
        </Button>
      )}
    </>
  );
}

function TopicItem({ topic, isOfOne }: { topic: Topic; isOfOne: boolean }) {
  const { name, product, questions, share, unanswered, does_not_work, customers } = topic;
  const [newest] = questions;
  const ids = questions.map(({ _id }) => _id);
  return (
    <li className="border-b border-hair last:border-ink">
      <details className="group">
        <summary className="grid cursor-pointer list-none grid-cols-[16px_minmax(0,1fr)_auto_180px] items-center gap-x-3 gap-y-0.5 py-2.5 hover:bg-wash max-md:grid-cols-[16px_minmax(0,1fr)_auto]">
          <ChevronRight size={16} aria-hidden="true" className="transition-transform group-open:rotate-90" />
          <span className="min-w-0">
            <b className="font-medium wrap-anywhere">{name}</b>
            {!isOfOne && (
              <span className="block text-13 text-ink-2 wrap-anywhere">{product.product_name}</span>
            )}
          </span>
          <span className="flex items-center gap-2.5 tabular-nums">
            <span aria-hidden="true">{formatNumber(questions.length)}</span>
            <span aria-hidden="true">
              <Badge>{words.share(share)}</Badge>
            </span>
            <span className="sr-only">{words.count(questions.length, share)}</span>
          </span>
          <span className="text-right text-13 text-ink-2 max-md:col-start-2 max-md:col-end-4 max-md:text-left">
            {words.outcome(unanswered, does_not_work)}
            <span className="block">{words.customers(customers)}</span>
            {newest && <span className="block">{words.lastAsked(newest.timestamp)}</span>}
          </span>
        </summary>
        <div className="pt-1 pb-3.5 pl-7 max-md:pl-0">
          <UnhelpedQuestions productId={product._id} questions={questions} />
          <MarkOffTopic questions={ids} isOffTopic about={name} />
        </div>
      </details>
    </li>
  );
}

function NoTopics({ total }: { total: number }) {
  if (total === 0) return <QuietEmpty title={words.empty}>{words.emptyText}</QuietEmpty>;
  return <EmptyState title={words.noTopics}>{words.noTopicsText(total)}</EmptyState>;
}
