import { useListParams } from '../../../../lib/browser/use-list-params.ts';
import { ListEmpty } from '../../../../ui/list/list-empty.tsx';
import { ListSearch } from '../../../../ui/list/list-search.tsx';
import { Pagination } from '../../../../ui/list/pagination.tsx';
import { Table } from '../../../../ui/list/table.tsx';
import { useClosedCompanies } from '../../api/closing.ts';
import { texts } from '../../closing-texts.ts';
import { CLOSED_COMPANY_COLUMNS } from './closed-company-columns.tsx';

/** What became of the companies that were closed, the last closed first. */
export function ClosedCompanies() {
  const { page, search, searchText, setSearchText, hrefFor } = useListParams();
  const { data, error, refetch } = useClosedCompanies({ page, search });
  return (
    <>
      <ListSearch
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={searchText}
        onValue={setSearchText}
        className="grid max-w-[480px]"
      />
      <Table
        caption={texts.caption}
        columns={CLOSED_COMPANY_COLUMNS}
        rows={data?.data}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={<ListEmpty words={texts} isFiltered={search !== ''} />}
      />
      {data && <Pagination page={data.page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
    </>
  );
}
