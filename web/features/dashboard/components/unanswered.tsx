import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type {
  Attention,
  UnansweredGroup,
  UnansweredQuestion,
} from '../../../../contracts/company/dashboard.ts';
import { paths } from '../../../../contracts/paths.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { ConversationLink } from '../../../ui/page/conversation-link.tsx';
import { texts } from '../texts.ts';

const words = texts.unanswered;

type UnansweredProps = {
  attention: Pick<Attention, 'unanswered' | 'off_topic'>;
  /** Renders what brings a hidden question back. */
  renderKeep: (question: UnansweredQuestion) => ReactNode;
};

/** The latest questions without an answer, one line for those that mean the same; below them, folded, those about something else. */
export function Unanswered({ attention: { unanswered, off_topic: offTopic }, renderKeep }: UnansweredProps) {
  return (
    <>
      {unanswered.length === 0 && <p className="text-ink-2">{words.none}</p>}
      {unanswered.length > 0 && (
        <ul className="border-t border-line">
          {unanswered.map((group) => (
            <li key={group._id} className="border-b border-hair">
              {group.questions.length === 1 ? <Question question={group} isLead /> : <Group group={group} />}
            </li>
          ))}
        </ul>
      )}
      {offTopic.length > 0 && (
        <Folded summary={<span className="text-ink-2">{words.offTopic(offTopic.length)}</span>}>
          {offTopic.map((question) => (
            <li key={question._id}>
              <Question question={question} action={renderKeep(question)} />
            </li>
          ))}
        </Folded>
      )}
    </>
  );
}

function Group({ group: { name, questions, product, timestamp } }: { group: UnansweredGroup }) {
  return (
    <Folded
      summary={
        <span className="min-w-0">
          <b className="line-clamp-2 font-medium wrap-anywhere">{name}</b>
          <span className="block text-13 text-ink-2 wrap-anywhere">
            {`${words.asked(questions.length)}, ${product.product_name}, `}
            <time dateTime={timestamp} className="whitespace-nowrap">
              {words.last(timestamp)}
            </time>
          </span>
        </span>
      }
    >
      {questions.map((question) => (
        <li key={question._id}>
          <Question question={question} />
        </li>
      ))}
    </Folded>
  );
}

function Folded({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-2 py-2.5 hover:bg-wash">
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="flex-none transition-transform group-open:rotate-90"
        />
        {summary}
      </summary>
      <ul className="pb-2 pl-6 max-sm:pl-0">{children}</ul>
    </details>
  );
}

type QuestionProps = {
  question: UnansweredQuestion;
  /** Stands for itself in the list, not in a group. */
  isLead?: boolean;
  action?: ReactNode;
};

function Question({ question, isLead = false, action }: QuestionProps) {
  const { product, content, useremail, uniqueId, timestamp } = question;
  return (
    <div className={`flex items-start gap-3 ${isLead ? 'py-2.5' : 'py-1.5'}`}>
      <div className="min-w-0 flex-1">
        <span className={`line-clamp-2 wrap-anywhere ${isLead ? 'font-medium' : ''}`}>{content}</span>
        <p className="text-13 text-ink-2 wrap-anywhere">
          <Link to={paths.productDetails.href(product._id)}>{product.product_name}</Link>
          {`, ${useremail}, `}
          <time dateTime={timestamp} className="whitespace-nowrap">
            {formatDateTime(timestamp)}
          </time>
        </p>
        {action}
      </div>
      <ConversationLink
        productId={product._id}
        uniqueId={uniqueId}
        label={words.openOf(useremail, content)}
      />
    </div>
  );
}
