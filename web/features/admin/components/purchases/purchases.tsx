import { type CompanyPurchase, PURCHASE_FILTERS } from '../../../../../contracts/purchases.ts';
import { useListParams } from '../../../../lib/use-list-params.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FilterSelect } from '../../../../ui/filter-select.tsx';
import { ListSearch } from '../../../../ui/list-search.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { Table } from '../../../../ui/table.tsx';
import { useManagedCatalogue } from '../../api/plan-catalogue.ts';
import { usePurchases } from '../../api/purchases.ts';
import { texts } from '../../purchase-texts.ts';
import { PurchaseButton } from './purchase-button.tsx';
import { PURCHASE_COLUMNS } from './purchase-columns.tsx';

const CHOICES = PURCHASE_FILTERS.filter((status) => status !== 'all');

function NoPurchases({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={isFiltered ? texts.noneFound : texts.empty}
      action={isFiltered && <ButtonLink to="?">{texts.showAll}</ButtonLink>}
    >
      {isFiltered ? texts.emptyFiltered : texts.emptyText}
    </EmptyState>
  );
}

/** What companies have bought, newest first, with search, filters and pages. */
export function Purchases() {
  const { page, search, searchText, setSearchText, get, setParam, hrefFor } = useListParams();
  const plans = useManagedCatalogue().data?.data.plans ?? [];
  const plan = get('plan');
  const status = PURCHASE_FILTERS.find((known) => known === get('status')) ?? 'all';
  const { data, error, refetch } = usePurchases({ page, search, plan, status });
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
          options={CHOICES.map((value) => ({ value, label: texts.statuses[value] }))}
          value={status === 'all' ? '' : status}
          onValue={(value) => setParam('status', value)}
        />
        <FilterSelect
          label={texts.plan}
          all={texts.allPlans}
          options={plans.map(({ name }) => ({ value: name, label: name }))}
          value={plan}
          onValue={(value) => setParam('plan', value)}
        />
        <div className="max-md:col-span-2 max-md:*:w-full">
          <PurchaseButton variant="go" />
        </div>
      </ListSearch>
      <Table<CompanyPurchase>
        caption={texts.caption}
        columns={PURCHASE_COLUMNS}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        error={error}
        onRetry={refetch}
        empty={<NoPurchases isFiltered={search !== '' || plan !== '' || status !== 'all'} />}
      />
      {data && <Pagination page={data.page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
    </>
  );
}
