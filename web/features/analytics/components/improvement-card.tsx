import type { Improvement } from '../../../../contracts/analytics/analytics-topics.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { improvementHref } from '../question-links.ts';
import { texts } from '../topic-texts.ts';
import { PriorityMark } from './priority-mark.tsx';
import { UnhelpedQuestions } from './unhelped-questions.tsx';

const words = texts.improvements;

type ImprovementCardProps = {
  card: Improvement;
  /** Whether the filter chooses its product, which then need not be named. */
  isOfOne: boolean;
};

/** An improvement: its urgency, its reasons, and a link to where it can be made. */
export function ImprovementCard({ card, isOfOne }: ImprovementCardProps) {
  const { kind, priority, product, subject, questions, customers, since, asked } = card;
  const action = words.action[kind];
  return (
    <li className="flex flex-col items-start gap-2 border-t border-hair pt-3.5 pb-5">
      <PriorityMark priority={priority} />
      <h3 className="text-16 font-semibold wrap-anywhere">{words.titleOf[kind](subject)}</h3>
      {!isOfOne && <p className="text-13 text-ink-2 wrap-anywhere">{product.product_name}</p>}
      <p className="text-ink-2">
        {words.evidence(questions.length, customers, since)}
        {asked !== null && words.ofAll(asked)}. {words.reason[kind]}
      </p>
      <details className="w-full">
        <summary className="cursor-pointer text-13 font-medium">{words.show(questions.length)}</summary>
        <div className="pt-2">
          <UnhelpedQuestions productId={product._id} questions={questions} />
        </div>
      </details>
      <ButtonLink
        to={improvementHref(card)}
        aria-label={words.actionOf(action, subject)}
        className="mt-auto print:hidden"
      >
        {action}
      </ButtonLink>
    </li>
  );
}
