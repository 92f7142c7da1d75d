import type { ReactNode } from 'react';
import type { LikelyQuestion } from '../../../../contracts/manuals/likely-questions.ts';
import { useOpenCitation } from '../../../lib/browser/use-open-citation.ts';
import type { AnswerViews } from '../../../lib/text/answer-views.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useLikelyQuestions } from '../api/likely-questions.ts';
import { texts } from '../texts.ts';
import { LikelyQuestionItem } from './likely-question-item.tsx';

type LikelyQuestionsProps = AnswerViews & {
  productId: string;
  /** Address where the product's manuals are added. */
  manualsHref: string;
  /** Renders what corrects the answer to a question. */
  renderCorrect: (question: LikelyQuestion) => ReactNode;
};

/** What customers are likely to ask about a product, each question with its answer, to be approved or corrected. */
export function LikelyQuestions(props: LikelyQuestionsProps) {
  const { productId, manualsHref, renderCorrect, renderAnswer, renderPage } = props;
  const { data, error, refetch } = useLikelyQuestions(productId);
  const { citation, openCitation, closeCitation } = useOpenCitation(
    (asked) => data?.find(({ question }) => question === asked)?.answer,
  );
  return (
    <Section title={texts.title} aside={data && data.length > 0 && <Progress questions={data} />}>
      {!data && <Unloaded error={error} onRetry={refetch} lines={8} />}
      {data?.length === 0 && (
        <EmptyState title={texts.empty} action={<ButtonLink to={manualsHref}>{texts.toManuals}</ButtonLink>}>
          {texts.emptyText}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <p className="mb-5 max-w-[72ch] text-ink-2">{texts.lede}</p>
          <Weak questions={data} />
          <ol className="border-b border-ink">
            {data.map((question) => (
              <LikelyQuestionItem
                key={question.question}
                productId={productId}
                question={question}
                correct={renderCorrect(question)}
              >
                {renderAnswer(question.answer, (index) => openCitation(index, question.question))}
              </LikelyQuestionItem>
            ))}
          </ol>
        </>
      )}
      {renderPage(citation, closeCitation, refetch)}
    </Section>
  );
}

type Listed = { questions: readonly LikelyQuestion[] };

function Progress({ questions }: Listed) {
  const judged = questions.filter(({ state }) => state !== 'open').length;
  return <p className="text-13 text-ink-2 tabular-nums">{texts.progress(judged, questions.length)}</p>;
}

/** Where the manual itself should be mended. What the company has corrected is answered. */
function Weak({ questions }: Listed) {
  const count = questions.filter(({ weakness, state }) => weakness !== null && state !== 'corrected').length;
  return count === 0 ? null : <p className="mb-5 font-medium">{texts.weak(count)}</p>;
}
