import { Link } from 'react-router';
import type { UnansweredQuestion } from '../../../../contracts/company/dashboard.ts';
import { paths } from '../../../../contracts/paths.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { ConversationLink } from '../../../ui/page/conversation-link.tsx';
import { texts } from '../texts.ts';

const words = texts.unanswered;

/** The latest questions without an answer, each with its product and its conversation. */
export function Unanswered({ questions }: { questions: readonly UnansweredQuestion[] }) {
  if (questions.length === 0) {
    return <p className="text-ink-2">{words.none}</p>;
  }
  return (
    <ul className="border-t border-line">
      {questions.map((question) => (
        <li key={question._id} className="flex items-start gap-3 border-b border-hair py-2.5">
          <div className="min-w-0 flex-1">
            <b className="line-clamp-2 font-medium wrap-anywhere">{question.content}</b>
            <p className="text-13 text-ink-2 wrap-anywhere">
              <Link to={paths.productDetails.href(question.product._id)}>
                {question.product.product_name}
              </Link>
              {`, ${question.useremail}, `}
              <time dateTime={question.timestamp} className="whitespace-nowrap">
                {formatDateTime(question.timestamp)}
              </time>
            </p>
          </div>
          <ConversationLink
            productId={question.product._id}
            uniqueId={question.uniqueId}
            label={words.openOf(question.useremail, question.content)}
          />
        </li>
      ))}
    </ul>
  );
}
