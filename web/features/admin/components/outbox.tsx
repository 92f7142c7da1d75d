import { MAIL_STATES, type OutboxMail } from '../../../../contracts/admin.ts';
import { useListParams } from '../../../lib/use-list-params.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { ListSearch } from '../../../ui/list-search.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { useMails } from '../api/list-mails.ts';
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
  if (mails.length === 0) {
    return (
      <EmptyState
        title={isFiltered ? words.noneFound : words.empty}
        action={isFiltered && <ButtonLink to="?">{words.showAll}</ButtonLink>}
      >
        {isFiltered ? words.emptyFiltered : words.emptyText}
      </EmptyState>
    );
  }
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
  const { page, search, searchText, setSearchText, get, setParam, hrefFor } = useListParams();
  const state = MAIL_STATES.find((known) => known === get('state'));
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
          options={MAIL_STATES.map((value) => ({ value, label: words.states[value] }))}
          value={state ?? ''}
          onValue={(value) => setParam('state', value)}
        />
      </ListSearch>
      <MailList
        mails={data?.data}
        error={error}
        onRetry={refetch}
        isFiltered={search !== '' || state !== undefined}
      />
      {data && <Pagination page={data.page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
    </>
  );
}
