import { MANUAL_FILTERS } from '../../../../contracts/admin-manuals.ts';
import { useListParams } from '../../../lib/use-list-params.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { ListSearch } from '../../../ui/list-search.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Table } from '../../../ui/table.tsx';
import { useManuals } from '../api/manuals.ts';
import { texts } from '../manual-texts.ts';
import { MANUAL_COLUMNS } from './manual-columns.tsx';

const CHOICES = MANUAL_FILTERS.filter((status) => status !== 'all');

function NoManuals({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={isFiltered ? texts.noneFound : texts.empty}
      action={isFiltered && <ButtonLink to="?">{texts.showAll}</ButtonLink>}
    >
      {isFiltered ? texts.emptyFiltered : texts.emptyText}
    </EmptyState>
  );
}

/** The manuals of all companies, newest upload first, with how far reading is. */
export function Manuals() {
  const { page, search, searchText, setSearchText, get, setParam, hrefFor } = useListParams();
  const status = MANUAL_FILTERS.find((known) => known === get('status')) ?? 'all';
  const { data, error, refetch } = useManuals({ page, search, status });
  return (
    <>
      <ListSearch
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={searchText}
        onValue={setSearchText}
        className="grid max-w-[720px] grid-cols-[minmax(0,1fr)_180px] gap-3 max-sm:grid-cols-1"
      >
        <FilterSelect
          label={texts.status}
          all={texts.allStatuses}
          options={CHOICES.map((value) => ({ value, label: texts.filters[value] }))}
          value={status === 'all' ? '' : status}
          onValue={(value) => setParam('status', value)}
        />
      </ListSearch>
      <Table
        caption={texts.caption}
        columns={MANUAL_COLUMNS}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        error={error}
        onRetry={refetch}
        empty={<NoManuals isFiltered={search !== '' || status !== 'all'} />}
      />
      {data && <Pagination page={data.page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
    </>
  );
}
