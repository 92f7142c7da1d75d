import { ChevronRight, MessagesSquare } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import type { AskedQuestion } from '../../../../contracts/analytics.ts';
import { paths } from '../../../../contracts/paths.ts';
import { classNames } from '../../../lib/class-names.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Status } from '../../../ui/status.tsx';
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
  const answerId = useId();
  return (
    <li className="border-b border-hair py-2 last:border-b-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={answerId}
          className="flex min-h-ctl w-full items-center gap-2 text-left font-medium hover:bg-wash"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronRight
            size={18}
            aria-hidden="true"
            className={classNames('flex-none text-ink-2', isOpen && 'rotate-90')}
          />
          <span className={classNames('min-w-0', isOpen ? 'whitespace-pre-line wrap-anywhere' : 'truncate')}>
            {question.content}
          </span>
        </button>
      </h3>
      <Outcome productId={productId} question={question} />
      <div id={answerId} hidden={!isOpen} className="grid gap-2 py-2 pl-[26px] max-sm:pl-0">
        {isOpen && children}
        {isOpen && <div>{actions}</div>}
      </div>
    </li>
  );
}

/** Whether it was answered, how surely, what the customer said of it, when it was asked and by whom. */
function Outcome({ productId, question }: { productId: string; question: AskedQuestion }) {
  const { answered, confidence, feedback, timestamp, useremail, uniqueId } = question;
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 pl-[26px] text-13 text-ink-2">
      <Status kind={answered ? 'on' : 'open'}>{answered ? texts.answered : texts.unanswered}</Status>
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
