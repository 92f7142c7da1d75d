import { MAIL_STATES, type OutboxMail } from '../../../../contracts/admin.ts';
import { useListParams } from '../../../lib/use-list-params.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { optionsOf } from '../../../ui/filter-options.ts';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { ListEmpty } from '../../../ui/list-empty.tsx';
import { ListSearch } from '../../../ui/list-search.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { useMails } from '../api/mails.ts';
import { texts } from '../texts.ts';
import { Mail } from './mail.tsx';

const words = texts.outbox;

type MailListProps = {
  mails: readonly OutboxMail[] | undefined;
  error: Error | null;
  onRetry: () => void;
  isFiltered: boolean;
};

function MailList({ mails, error, onRetry, isFiltered }: MailListProps) {
  if (!mails) return error ? <ErrorState error={error} onRetry={onRetry} /> : <Loading lines={5} />;
  if (mails.length === 0) return <ListEmpty words={words} isFiltered={isFiltered} />;
  return (
    <ul className="border-t-2 border-ink">
      {mails.map((mail) => (
        <li key={mail.id}>
          <Mail mail={mail} />
        </li>
      ))}
    </ul>
  );
}

/** Every mail of the product, newest first, readable in full. */
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
      <MailList mails={data?.data} error={error} onRetry={refetch} isFiltered={Boolean(search || state)} />
      {data && <Pagination page={data.page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
    </>
  );
}
