import type { AskedQuestion } from '../../../../contracts/analytics.ts';
import type { Citation } from '../../../../contracts/chat.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { PageTab } from '../../../ui/page-tab.tsx';
import { Status } from '../../../ui/status.tsx';
import { texts } from '../texts.ts';

type QuestionItemProps = { question: AskedQuestion; onOpen: (citation: Citation) => void };

/** A customer's question, the answer it got, where that stands, and what the customer said of it. */
export function QuestionItem({ question, onOpen }: QuestionItemProps) {
  const { content, timestamp, answered, answer, confidence, citation } = question;
  return (
    <li className="grid gap-2 border-b border-hair py-4 last:border-b-0">
      <h3 className="font-medium whitespace-pre-line wrap-anywhere">{content}</h3>
      <p className="max-w-[72ch] whitespace-pre-line text-ink-2 wrap-anywhere">{answer}</p>
      {citation && (
        <p className="flex min-w-0 flex-wrap items-center gap-2.5 text-13 text-ink-2">
          <PageTab
            page={citation.page}
            pageEnd={citation.pageEnd}
            title={citation.page === null ? citation.heading || texts.file : undefined}
            onClick={() => onOpen(citation)}
          />
          <span className="min-w-0 wrap-anywhere">{citation.heading || citation.title}</span>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-13 text-ink-2">
        <Status kind={answered ? 'on' : 'open'}>{answered ? texts.answered : texts.unanswered}</Status>
        <span className="tabular-nums">{texts.confidence(confidence)}</span>
        <Feedback feedback={question.feedback} />
        <time dateTime={timestamp} className="tabular-nums">
          {formatDateTime(timestamp)}
        </time>
      </p>
    </li>
  );
}

function Feedback({ feedback }: Pick<AskedQuestion, 'feedback'>) {
  if (feedback === null) return <span>{texts.noFeedback}</span>;
  const hasWorked = feedback === 'works';
  return <Status kind={hasWorked ? 'on' : 'off'}>{hasWorked ? texts.works : texts.doesNotWork}</Status>;
}
