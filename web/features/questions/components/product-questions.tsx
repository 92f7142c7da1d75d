import type { ReactNode } from 'react';
import { type AskedQuestion, questionFilter } from '../../../../contracts/analytics/analytics.ts';
import { useListParams } from '../../../lib/browser/use-list-params.ts';
import { useOpenCitation } from '../../../lib/browser/use-open-citation.ts';
import type { AnswerViews, RenderAnswer } from '../../../lib/text/answer-views.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { optionsOf } from '../../../ui/form/filter-options.ts';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { ListEmpty } from '../../../ui/list/list-empty.tsx';
import { ListSearch } from '../../../ui/list/list-search.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useQuestions } from '../api/list-questions.ts';
import { texts } from '../texts.ts';
import { QuestionItem } from './question-item.tsx';

type RenderActions = (question: AskedQuestion) => ReactNode;

type ProductQuestionsProps = AnswerViews & {
  productId: string;
  /** The question whose answer is wanted, by its id; null for none. */
  wanted: string | null;
  /** Where the next chatbot of the product is made. */
  createHref: string;
  /** Renders the actions on the answer to a question. */
  renderActions: RenderActions;
};

/** Customers' questions about a product, with search, filter and pages, which are kept in the address. */
export function ProductQuestions(props: ProductQuestionsProps) {
  const { productId, wanted, createHref, renderAnswer, renderPage, renderActions } = props;
  const { page, search, searchText, setSearchText, oneOf, setParam, hrefFor } = useListParams();
  const show = oneOf('show', questionFilter.options);
  const { data, error, refetch } = useQuestions({ productId, page, search, show });
  const { citation, openCitation, closeCitation } = useOpenCitation(
    (id) => data?.data.find(({ message }) => message._id === id)?.message,
  );
  return (
    <Section title={texts.title}>
      <ListSearch
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={searchText}
        onValue={setSearchText}
        className="grid grid-cols-[minmax(0,480px)_200px] gap-3 max-md:grid-cols-1"
      >
        <FilterSelect
          label={texts.show}
          all={texts.all}
          options={optionsOf(questionFilter.options, texts.filters)}
          value={show ?? ''}
          onValue={(value) => setParam('show', value)}
        />
      </ListSearch>
      <QuestionList
        productId={productId}
        wanted={wanted}
        questions={data?.data}
        error={error}
        onRetry={refetch}
        onOpen={openCitation}
        renderAnswer={renderAnswer}
        renderActions={renderActions}
        empty={
          <ListEmpty
            words={texts}
            isFiltered={Boolean(search || show)}
            action={<ButtonLink to={createHref}>{texts.create}</ButtonLink>}
          />
        }
      />
      {data && <Pagination page={page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
      {renderPage(citation, closeCitation, refetch)}
    </Section>
  );
}

type QuestionListProps = Pick<ProductQuestionsProps, 'productId' | 'wanted'> & {
  questions: readonly AskedQuestion[] | undefined;
  error: Error | null;
  onRetry: () => void;
  onOpen: (citation: number, answerId: string) => void;
  renderAnswer: RenderAnswer;
  renderActions: RenderActions;
  empty: ReactNode;
};

function QuestionList(props: QuestionListProps) {
  const { productId, wanted, questions, error, onRetry, onOpen, renderAnswer, renderActions, empty } = props;
  if (!questions) return <Unloaded error={error} onRetry={onRetry} lines={6} />;
  if (questions.length === 0) return empty;
  return (
    <ul className="border-b border-ink">
      {questions.map((question) => (
        <QuestionItem
          key={question._id}
          productId={productId}
          question={question}
          isWanted={question._id === wanted}
          actions={renderActions(question)}
        >
          {renderAnswer(question.message, (index) => onOpen(index, question.message._id))}
        </QuestionItem>
      ))}
    </ul>
  );
}
