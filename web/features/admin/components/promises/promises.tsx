import { useListParams } from '../../../../lib/browser/use-list-params.ts';
import { ListSearch } from '../../../../ui/list/list-search.tsx';
import { PagedTable } from '../../../../ui/list/paged-table.tsx';
import { usePromises } from '../../api/promises.ts';
import { texts } from '../../promise-texts.ts';
import { PROMISE_COLUMNS } from './promise-columns.tsx';

/** Instructions pages that are promised, those first that are to be taken down. */
export function Promises() {
  const { page, search, searchText, setSearchText, hrefFor } = useListParams();
  const list = usePromises({ page, search });
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
      <PagedTable
        columns={PROMISE_COLUMNS}
        rowKey={({ pageId }) => pageId}
        list={list}
        words={texts}
        isFiltered={search !== ''}
        hrefFor={hrefFor}
      />
    </>
  );
}
