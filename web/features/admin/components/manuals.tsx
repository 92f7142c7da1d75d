import { MANUAL_FILTERS } from '../../../../contracts/admin/admin-manuals.ts';
import { useListParams } from '../../../lib/browser/use-list-params.ts';
import { optionsOf } from '../../../ui/form/filter-options.ts';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { ListEmpty } from '../../../ui/list/list-empty.tsx';
import { ListSearch } from '../../../ui/list/list-search.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { Table } from '../../../ui/list/table.tsx';
import { useManuals } from '../api/manuals.ts';
import { texts } from '../manual-texts.ts';
import { MANUAL_COLUMNS } from './manual-columns.tsx';

const CHOICES = MANUAL_FILTERS.filter((status) => status !== 'all');

/** The manuals of all companies with the progress of reading, newest upload first. */
export function Manuals() {
  const { page, search, searchText, setSearchText, oneOf, setParam, hrefFor } = useListParams();
  const status = oneOf('status', CHOICES);
  const { data, error, refetch } = useManuals({ page, search, status: status ?? 'all' });
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
          options={optionsOf(CHOICES, texts.filters)}
          value={status ?? ''}
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
        empty={<ListEmpty words={texts} isFiltered={Boolean(search || status)} />}
      />
      {data && <Pagination page={data.page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
    </>
  );
}
