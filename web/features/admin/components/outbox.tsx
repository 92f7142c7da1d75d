import { MAIL_STATES } from '../../../../contracts/admin/admin.ts';
import { useListParams } from '../../../lib/browser/use-list-params.ts';
import { optionsOf } from '../../../ui/form/filter-options.ts';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { ListEmpty } from '../../../ui/list/list-empty.tsx';
import { ListSearch } from '../../../ui/list/list-search.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { useMails } from '../api/mails.ts';
import { texts } from '../texts.ts';
import { EntryList } from './entry-list.tsx';
import { Mail } from './mail.tsx';

const words = texts.outbox;

/** All mails of the installation, newest first, with their full text. */
export function Outbox() {
  const { page, search, searchText, setSearchText, oneOf, setParam, hrefFor } = useListParams();
  const state = oneOf('state', MAIL_STATES);
  const { data, error, refetch } = useMails({ page, search, state });
  return (
    <>
      <p className="mb-5 max-w-[62ch] text-ink-2">{words.lede}</p>
      <ListSearch
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={searchText}
        onValue={setSearchText}
        className="grid max-w-[640px] grid-cols-[minmax(0,1fr)_180px] gap-3 max-sm:grid-cols-1"
      >
        <FilterSelect
          label={words.state}
          all={words.allStates}
          options={optionsOf(MAIL_STATES, words.states)}
          value={state ?? ''}
          onValue={(value) => setParam('state', value)}
        />
      </ListSearch>
      <EntryList
        entries={data?.data}
        keyOf={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={<ListEmpty words={words} isFiltered={Boolean(search || state)} />}
      >
        {(mail) => <Mail mail={mail} />}
      </EntryList>
      {data && <Pagination page={data.page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
    </>
  );
}
