import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { UnhelpedQuestion } from '../../../../contracts/analytics/analytics-topics.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConversationLink } from '../../../ui/page/conversation-link.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { answerHref } from '../question-links.ts';
import { texts } from '../topic-texts.ts';

const words = texts.questions;
const SHOWN_AT_FIRST = 8;

type UnhelpedQuestionsProps = { productId: string; questions: readonly UnhelpedQuestion[] };

/** Questions of a product, each with links to the customer's answer and to the conversation. */
export function UnhelpedQuestions({ productId, questions }: UnhelpedQuestionsProps) {
  const [isWhole, setIsWhole] = useState(questions.length <= SHOWN_AT_FIRST);
  return (
    <>
      <ul className="border-l-2 border-hair pl-3.5">
        {(isWhole ? questions : questions.slice(0, SHOWN_AT_FIRST)).map((question) => (
          <Question key={question._id} productId={productId} question={question} />
        ))}
      </ul>
      {!isWhole && (
        <Button variant="quiet" className="print:hidden" onClick={() => setIsWhole(true)}>
          {words.more(questions.length)}
        </Button>
      )}
    </>
  );
}

type QuestionProps = {
  productId: string;
  question: UnhelpedQuestion;
  /** Stands before who asked it and when. */
  about?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
};

/** A question with links to the customer's answer and to the conversation. */
export function Question({ productId, question, about, action }: QuestionProps) {
  const { content, timestamp, useremail, uniqueId, outcome, isCorrected } = question;
  return (
    <li className="flex items-start gap-3 py-1.5">
      <div className="min-w-0 flex-1">
        <Link to={answerHref(productId, question)} className="wrap-anywhere">
          {content}
        </Link>
        <p className="flex flex-wrap gap-x-4 text-13 text-ink-2">
          <Status kind={outcome === 'unanswered' ? 'open' : 'off'}>{words.outcome[outcome]}</Status>
          {isCorrected && <Status kind="on">{words.corrected}</Status>}
          {about}
          <span className="wrap-anywhere">{useremail}</span>
          <time dateTime={timestamp} className="whitespace-nowrap">
            {formatDateTime(timestamp)}
          </time>
        </p>
        {action}
      </div>
      <ConversationLink
        productId={productId}
        uniqueId={uniqueId}
        label={words.conversationOf(useremail, content)}
      />
    </li>
  );
}
