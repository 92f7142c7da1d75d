import { useListParams } from '../../../../lib/browser/use-list-params.ts';
import { ListEmpty } from '../../../../ui/list/list-empty.tsx';
import { ListSearch } from '../../../../ui/list/list-search.tsx';
import { Pagination } from '../../../../ui/list/pagination.tsx';
import { Table } from '../../../../ui/list/table.tsx';
import { usePromises } from '../../api/promises.ts';
import { texts } from '../../promise-texts.ts';
import { PROMISE_COLUMNS } from './promise-columns.tsx';

/** Instructions pages that are promised, those first that are to be taken down. */
export function Promises() {
  const { page, search, searchText, setSearchText, hrefFor } = useListParams();
  const { data, error, refetch } = usePromises({ page, search });
  return (
    <>
      <p className="mb-6 max-w-[70ch] text-ink-2">{texts.lede}</p>
      <ListSearch
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={searchText}
        onValue={setSearchText}
        className="grid max-w-[480px]"
      />
      <Table
        caption={texts.caption}
        columns={PROMISE_COLUMNS}
        rows={data?.data}
        rowKey={({ pageId }) => pageId}
        error={error}
        onRetry={refetch}
        empty={<ListEmpty words={texts} isFiltered={search !== ''} />}
      />
      {data && <Pagination page={data.page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
    </>
  );
}
