import { useListParams } from '../../../../lib/browser/use-list-params.ts';
import { ListSearch } from '../../../../ui/list/list-search.tsx';
import { PagedTable } from '../../../../ui/list/paged-table.tsx';
import { useClosedCompanies } from '../../api/closing.ts';
import { texts } from '../../closing-texts.ts';
import { CLOSED_COMPANY_COLUMNS } from './closed-company-columns.tsx';

/** What became of the companies that were closed, the last closed first. */
export function ClosedCompanies() {
  const { page, search, searchText, setSearchText, hrefFor } = useListParams();
  const list = useClosedCompanies({ page, search });
  return (
    <>
      <ListSearch
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={searchText}
        onValue={setSearchText}
        className="grid max-w-[480px]"
      />
      <PagedTable
        columns={CLOSED_COMPANY_COLUMNS}
        rowKey={({ id }) => id}
        list={list}
        words={texts}
        isFiltered={search !== ''}
        hrefFor={hrefFor}
      />
    </>
  );
}
