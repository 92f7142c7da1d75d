import { Link } from 'react-router';
import {
  type AnalyticsPeriod,
  type PerformanceOrder,
  type ProductPerformance,
  performanceOrder,
} from '../../../../contracts/analytics/analytics.ts';
import { paths } from '../../../../contracts/paths.ts';
import { useListParams } from '../../../lib/browser/use-list-params.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { optionsOf } from '../../../ui/form/filter-options.ts';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { FigureCaption } from '../../../ui/picture/plate.tsx';
import { QuietEmpty } from '../../../ui/state/quiet-empty.tsx';
import { usePerformance } from '../api/list-performance.ts';
import { texts } from '../texts.ts';
import { ConfidenceBar } from './confidence-bar.tsx';

const words = texts.performance;
const USUAL_ORDER: PerformanceOrder = 'asked';

const columns: readonly Column<ProductPerformance>[] = [
  {
    header: words.columns.product,
    kind: 'lead',
    cell: ({ _id, product_name }) => <Link to={paths.productDetails.href(_id)}>{product_name}</Link>,
  },
  { header: words.columns.asked, align: 'right', cell: ({ totalCount }) => formatNumber(totalCount) },
  {
    header: words.columns.answered,
    align: 'right',
    cell: ({ answered, not_answered }) => (
      <Pair first={formatNumber(answered)} second={words.notAnswered(not_answered)} />
    ),
  },
  { header: words.columns.confidence, cell: (product) => <ConfidenceBar {...product} /> },
  {
    header: words.columns.feedback,
    cell: ({ works, does_not_work }) => (
      <Pair first={words.works(works)} second={words.doesNotWork(does_not_work)} />
    ),
  },
  {
    header: words.columns.actions,
    kind: 'actions',
    cell: ({ _id, product_name }) => (
      <ButtonLink
        variant="quiet"
        to={paths.productQuestions.href(_id)}
        aria-label={words.viewQuestionsOf(product_name)}
        className="whitespace-nowrap print:hidden"
      >
        {words.viewQuestions}
      </ButtonLink>
    ),
  },
];

function Pair({ first, second }: { first: string; second: string }) {
  return (
    <span className="tabular-nums">
      <span className="block whitespace-nowrap">{first}</span>
      <span className="block text-12 whitespace-nowrap text-ink-2">{second}</span>
    </span>
  );
}

/** A table of the outcomes of questions per product; its order and page are kept in the address. */
export function Performance({ period }: { period: AnalyticsPeriod }) {
  const { page, oneOf, setParam, hrefFor } = useListParams();
  const order = oneOf('order', performanceOrder.options) ?? USUAL_ORDER;
  const { data, error, refetch } = usePerformance(period, page, order);
  const choice = (
    <FilterSelect
      label={words.order}
      options={optionsOf(performanceOrder.options, words.orders)}
      value={order}
      onValue={(value) => setParam('order', value === USUAL_ORDER ? '' : value)}
    />
  );
  return (
    <Section
      numeral="4.2"
      title={words.title}
      aside={data && data.total > 1 && <div className="w-52 max-w-full print:hidden">{choice}</div>}
    >
      <Table
        caption={words.title}
        columns={columns}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        error={error}
        onRetry={refetch}
        empty={<QuietEmpty title={words.empty}>{words.emptyText}</QuietEmpty>}
      />
      {data && data.data.length > 0 && (
        <FigureCaption
          number={words.figure}
          keys={[
            { swatch: 'border border-ink bg-ink', label: words.high },
            { swatch: 'border border-ink hatch', label: words.medium },
            { swatch: 'border border-ink', label: words.low },
          ]}
        >
          {words.caption}
        </FigureCaption>
      )}
      {data && <Pagination page={page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
    </Section>
  );
}
