import { PURCHASE_FILTERS } from '../../../../../contracts/plans/purchases.ts';
import { useListParams } from '../../../../lib/browser/use-list-params.ts';
import { optionsOf } from '../../../../ui/form/filter-options.ts';
import { FilterSelect } from '../../../../ui/form/filter-select.tsx';
import { ListSearch } from '../../../../ui/list/list-search.tsx';
import { PagedTable } from '../../../../ui/list/paged-table.tsx';
import { usePurchases } from '../../api/purchases.ts';
import { texts } from '../../purchase-texts.ts';
import { PlanFilter } from '../plan-filter.tsx';
import { PurchaseButton } from './purchase-button.tsx';
import { PURCHASE_COLUMNS } from './purchase-columns.tsx';

const CHOICES = PURCHASE_FILTERS.filter((status) => status !== 'all');

/** The purchases of companies, newest first, with search, filters and pages. */
export function Purchases() {
  const { page, search, searchText, setSearchText, get, oneOf, setParam, hrefFor } = useListParams();
  const plan = get('plan');
  const status = oneOf('status', CHOICES);
  const list = usePurchases({ page, search, plan, status: status ?? 'all' });
  return (
    <>
      <ListSearch
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={searchText}
        onValue={setSearchText}
        className="grid grid-cols-[minmax(0,1fr)_160px_160px_auto] gap-3 max-md:grid-cols-2"
        inputClassName="max-md:col-span-2"
      >
        <FilterSelect
          label={texts.status}
          all={texts.statuses.all}
          options={optionsOf(CHOICES, texts.statuses)}
          value={status ?? ''}
          onValue={(value) => setParam('status', value)}
        />
        <PlanFilter words={texts} value={plan} onValue={(value) => setParam('plan', value)} />
        <div className="max-md:col-span-2 max-md:*:w-full">
          <PurchaseButton variant="go" />
        </div>
      </ListSearch>
      <PagedTable
        columns={PURCHASE_COLUMNS}
        rowKey={({ _id }) => _id}
        list={list}
        words={texts}
        isFiltered={Boolean(search || plan || status)}
        hrefFor={hrefFor}
      />
    </>
  );
}
