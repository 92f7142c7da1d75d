import type { ReactNode } from 'react';
import type { AskedQuestion } from '../../../../contracts/analytics.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Status } from '../../../ui/status.tsx';
import { texts } from '../texts.ts';

type QuestionItemProps = {
  question: AskedQuestion;
  /** What can be done about the answer. */
  actions: ReactNode;
  /** The answer it got. */
  children: ReactNode;
};

/** A customer's question, the answer it got, and what the customer said of it. */
export function QuestionItem({ question, actions, children }: QuestionItemProps) {
  const { content, timestamp, answered, confidence } = question;
  return (
    <li className="grid gap-2 border-b border-hair py-4 last:border-b-0">
      <h3 className="font-medium whitespace-pre-line wrap-anywhere">{content}</h3>
      {children}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-13 text-ink-2">
        <Status kind={answered ? 'on' : 'open'}>{answered ? texts.answered : texts.unanswered}</Status>
        <span className="tabular-nums">{texts.confidence(confidence)}</span>
        <Feedback feedback={question.feedback} />
        <time dateTime={timestamp} className="tabular-nums">
          {formatDateTime(timestamp)}
        </time>
      </p>
      <div>{actions}</div>
    </li>
  );
}

function Feedback({ feedback }: Pick<AskedQuestion, 'feedback'>) {
  if (feedback === null) return <span>{texts.noFeedback}</span>;
  const hasWorked = feedback === 'works';
  return <Status kind={hasWorked ? 'on' : 'off'}>{hasWorked ? texts.works : texts.doesNotWork}</Status>;
}
