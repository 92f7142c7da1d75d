import { MANUAL_FILTERS } from '../../../../contracts/admin/admin-manuals.ts';
import { useListParams } from '../../../lib/browser/use-list-params.ts';
import { optionsOf } from '../../../ui/form/filter-options.ts';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { ListSearch } from '../../../ui/list/list-search.tsx';
import { PagedTable } from '../../../ui/list/paged-table.tsx';
import { useManuals } from '../api/manuals.ts';
import { texts } from '../manual-texts.ts';
import { MANUAL_COLUMNS } from './manual-columns.tsx';

const CHOICES = MANUAL_FILTERS.filter((status) => status !== 'all');

/** The manuals of all companies with the progress of reading, newest upload first. */
export function Manuals() {
  const { page, search, searchText, setSearchText, oneOf, setParam, hrefFor } = useListParams();
  const status = oneOf('status', CHOICES);
  const list = useManuals({ page, search, status: status ?? 'all' });
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
      <PagedTable
        columns={MANUAL_COLUMNS}
        rowKey={({ _id }) => _id}
        list={list}
        words={texts}
        isFiltered={Boolean(search || status)}
        hrefFor={hrefFor}
      />
    </>
  );
}
