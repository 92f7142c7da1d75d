import { MessagesSquare } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { AskedQuestion } from '../../../../contracts/analytics/analytics.ts';
import { paths } from '../../../../contracts/paths.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { UnfoldingItem } from '../../../ui/list/unfolding-item.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { texts } from '../texts.ts';

type QuestionItemProps = {
  productId: string;
  question: AskedQuestion;
  /** Begins unfolded. */
  isWanted: boolean;
  /** What can be done about the answer. */
  actions: ReactNode;
  /** The answer. */
  children: ReactNode;
};

/** A customer's question, what became of it and who asked; a press on it unfolds the answer it got. */
export function QuestionItem({ productId, question, isWanted, actions, children }: QuestionItemProps) {
  const [isOpen, setIsOpen] = useState(isWanted);
  return (
    <UnfoldingItem
      title={question.content}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      titleClassName={isOpen ? 'whitespace-pre-line wrap-anywhere' : 'line-clamp-2 wrap-anywhere'}
      about={<Outcome productId={productId} question={question} />}
    >
      {children}
      <div>{actions}</div>
    </UnfoldingItem>
  );
}

/** Whether it was answered, how surely, what the customer said of it, when it was asked and by whom. */
function Outcome({ productId, question }: { productId: string; question: AskedQuestion }) {
  const { answered, confidence, isOffTopic, feedback, timestamp, useremail, uniqueId } = question;
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 pl-[26px] text-13 text-ink-2">
      <Status kind={answered ? 'on' : 'open'}>{answered ? texts.answered : texts.unanswered}</Status>
      {isOffTopic && <Status kind="off">{texts.offTopic}</Status>}
      <span className="tabular-nums">{texts.confidence(confidence)}</span>
      <Feedback feedback={feedback} />
      <time dateTime={timestamp} className="tabular-nums">
        {formatDateTime(timestamp)}
      </time>
      <Link
        to={paths.conversation.href(productId, uniqueId)}
        aria-label={texts.conversationOf(useremail)}
        className="inline-flex min-w-0 items-center gap-1.5 print:no-underline"
      >
        <MessagesSquare size={16} aria-hidden="true" className="flex-none" />
        <span className="truncate">{useremail}</span>
      </Link>
    </p>
  );
}

function Feedback({ feedback }: Pick<AskedQuestion, 'feedback'>) {
  if (feedback === null) return <span>{texts.noFeedback}</span>;
  const hasWorked = feedback === 'works';
  return <Status kind={hasWorked ? 'on' : 'off'}>{hasWorked ? texts.works : texts.doesNotWork}</Status>;
}
