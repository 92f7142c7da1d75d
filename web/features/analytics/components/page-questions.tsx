import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type {
  AnalyticsPeriod,
  AskedQuestion,
  ConfusedPage,
  ConfusingManual,
} from '../../../../contracts/analytics/analytics.ts';
import type { Citation } from '../../../../contracts/chat/messages.ts';
import type { AnswerViews } from '../../../lib/text/answer-views.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useConfusedQuestions } from '../api/list-confused-questions.ts';
import { texts } from '../texts.ts';

const words = texts.pages;

type PageQuestionsProps = AnswerViews & {
  id: string;
  productId: string;
  manual: ConfusingManual;
  place: ConfusedPage;
  period: AnalyticsPeriod;
  onClose: () => void;
  /** Loads new links, since the signed ones expire. */
  onRetry: () => void;
};

/** The questions for which a page was cited without helping, beside its picture. */
export function PageQuestions(props: PageQuestionsProps) {
  const { id, productId, manual, place, period, onClose, onRetry, renderAnswer, renderPage } = props;
  const { page, questions: count } = place;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useConfusedQuestions(
    { product: productId, manual: manual._id, page },
    period,
  );
  const [shown, setShown] = useState<Citation | null>(null);
  const retry = () => {
    onRetry();
    void refetch();
  };
  return (
    <div id={id} className="mt-6 border-t border-ink pt-3">
      <header className="mb-2 flex items-center gap-3">
        <h3 className="font-semibold">{words.questionsOf(place, count)}</h3>
        <IconButton label={words.close} className="ml-auto print:hidden" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </header>
      <div className="grid grid-cols-[200px_minmax(0,1fr)] items-start gap-8 max-md:grid-cols-1 max-md:gap-4">
        <PagePicture manual={manual} place={place} onOpen={setShown} />
        <div>
          {!data && <Unloaded error={error} onRetry={refetch} lines={4} />}
          {data && (
            <ul className="border-y border-hair">
              {data.map((question) => (
                <Question key={question._id} question={question}>
                  {renderAnswer(question.message, (index) =>
                    setShown(question.message.citations?.[index] ?? null),
                  )}
                </Question>
              ))}
            </ul>
          )}
          {hasNextPage && (
            <Button
              className="mt-3 print:hidden"
              busyText={isFetchingNextPage && words.loadingMore}
              onClick={() => fetchNextPage()}
            >
              {words.more}
            </Button>
          )}
        </div>
      </div>
      {renderPage(shown, () => setShown(null), retry)}
    </div>
  );
}

type PagePictureProps = { manual: ConfusingManual; place: ConfusedPage; onOpen: (place: Citation) => void };

/** The picture of the page; pressing it opens the page for reading. */
function PagePicture({ manual, place, onOpen }: PagePictureProps) {
  const { _id: manualId, title, pages, url, pageImage } = manual;
  const { page, printed } = place;
  const cited: Citation = {
    ...{ manualId, title, page, pages, url, pageImage },
    pageEnd: page,
    ...(printed !== undefined && { printed, printedEnd: printed }),
    heading: '',
    quote: '',
    boxes: [],
  };
  return (
    <button
      type="button"
      className="block w-full max-w-[200px] border border-line bg-page hover:border-ink"
      aria-label={words.open(place)}
      onClick={() => onOpen(cited)}
    >
      {pageImage === null ? (
        <span className="block px-3 py-2 text-14">{words.open(place)}</span>
      ) : (
        <img
          src={pageImage.replace('{page}', String(page))}
          alt=""
          loading="lazy"
          className="block aspect-[1/1.414] w-full object-contain"
        />
      )}
    </button>
  );
}

/** A question with its answer, and the reason why it is listed. */
function Question({ question, children }: { question: AskedQuestion; children: ReactNode }) {
  const { content, timestamp, answered, feedback } = question;
  return (
    <li className="grid gap-2 border-b border-hair py-3 last:border-b-0">
      <h4 className="font-medium whitespace-pre-line wrap-anywhere">{content}</h4>
      {children}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-13 text-ink-2">
        {!answered && <Status kind="open">{words.notAnswered}</Status>}
        {feedback === 'does-not-work' && <Status kind="off">{words.doesNotWork}</Status>}
        <time dateTime={timestamp} className="tabular-nums">
          {formatDateTime(timestamp)}
        </time>
      </p>
    </li>
  );
}
