import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { AnalyticsPeriod, ConfusingManual } from '../../../../contracts/analytics/analytics.ts';
import { writerReportPath } from '../../../../contracts/writer-report-path.ts';
import type { AnswerViews } from '../../../lib/text/answer-views.ts';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { QuietEmpty } from '../../../ui/state/quiet-empty.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useConfusedPages } from '../api/get-confused-pages.ts';
import { OWN } from '../period.ts';
import { texts } from '../texts.ts';
import { PageQuestions } from './page-questions.tsx';
import { PageStrip } from './page-strip.tsx';

const words = texts.pages;

type ConfusedPagesProps = AnswerViews & { period: AnalyticsPeriod };

/** The pages of one manual that left customers without help. */
export function ConfusedPages({ period, ...views }: ConfusedPagesProps) {
  const { data, error, refetch } = useConfusedPages(period);
  const [manualId, setManualId] = useState('');
  const search = new URLSearchParams({ period: OWN, from: period.from, to: period.to });
  const manuals = data?.manuals ?? [];
  const manual = manuals.find(({ _id }) => _id === manualId) ?? manuals[0];
  const choice = (
    <FilterSelect
      label={words.manual}
      options={manuals.map(({ _id, title }) => ({ value: _id, label: title }))}
      value={manual?._id ?? ''}
      onValue={setManualId}
    />
  );
  return (
    <Section
      numeral="4.3"
      title={data?.product ? words.titleOf(data.product.product_name) : words.title}
      aside={
        data?.product && (
          <div className="flex flex-wrap items-center gap-4 print:hidden">
            {manuals.length > 1 && <div className="w-60">{choice}</div>}
            <Link to={`${writerReportPath.href(data.product._id)}?${search}`}>{words.toWriter}</Link>
          </div>
        )
      }
    >
      {!data && <Unloaded error={error} onRetry={refetch} lines={3} />}
      {data && !data.product && <Nothing />}
      {data?.product && !manual && <p className="text-ink-2">{words.noManual}</p>}
      {data?.product && manual && (
        // Keyed, so that a page of the previous manual or product does not stay open.
        <ManualPages
          key={manual._id}
          productId={data.product._id}
          manual={manual}
          period={period}
          onRetry={refetch}
          {...views}
        />
      )}
    </Section>
  );
}

const Nothing = () => <QuietEmpty title={words.nothing}>{words.nothingText}</QuietEmpty>;

type ManualPagesProps = AnswerViews & {
  productId: string;
  manual: ConfusingManual;
  period: AnalyticsPeriod;
  onRetry: () => void;
};

function ManualPages({ productId, manual, period, onRetry, ...views }: ManualPagesProps) {
  const listId = useId();
  const [open, setOpen] = useState<number | null>(null);
  const { pages, confused, elsewhere } = manual;
  const place = confused.find(({ page }) => page === open);
  if (pages === null && elsewhere > 0) return <p className="text-ink-2">{words.wordFile(elsewhere)}</p>;
  return (
    <>
      {pages === null || confused.length === 0 ? (
        <Nothing />
      ) : (
        <PageStrip
          manual={{ ...manual, pages }}
          open={place?.page ?? null}
          onOpen={setOpen}
          listId={listId}
        />
      )}
      {elsewhere > 0 && <p className="mt-2 text-13 text-ink-2">{words.elsewhere(elsewhere)}</p>}
      {place && (
        <PageQuestions
          key={place.page}
          id={listId}
          productId={productId}
          manual={manual}
          place={place}
          period={period}
          onClose={() => setOpen(null)}
          onRetry={onRetry}
          {...views}
        />
      )}
    </>
  );
}
