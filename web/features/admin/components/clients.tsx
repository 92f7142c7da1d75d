import { CLIENT_STATUSES } from '../../../../contracts/admin.ts';
import { useListParams } from '../../../lib/use-list-params.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Table } from '../../../ui/table.tsx';
import { useClients } from '../api/list-clients.ts';
import { texts } from '../texts.ts';
import { CLIENT_COLUMNS } from './client-columns.tsx';
import { ClientFilters } from './client-filters.tsx';

function NoClients({ isFiltered }: { isFiltered: boolean }) {
  const words = texts.clients;
  return (
    <EmptyState title={words.empty} action={isFiltered && <ButtonLink to="?">{words.showAll}</ButtonLink>}>
      {isFiltered ? words.emptyFiltered : words.emptyText}
    </EmptyState>
  );
}

/** The client list with search, filters and pages. */
export function Clients() {
  const { page, search, searchText, setSearchText, get, setParam, hrefFor } = useListParams();
  const plan = get('plan');
  const status = CLIENT_STATUSES.find((known) => known === get('status')) ?? 'all';
  const query = { page, search, plan, status };
  const { data, error, refetch } = useClients(query);
  return (
    <>
      <ClientFilters
        searchText={searchText}
        onSearchText={setSearchText}
        status={status === 'all' ? '' : status}
        plan={plan}
        onChange={setParam}
      />
      <Table
        caption={texts.clients.caption}
        columns={CLIENT_COLUMNS}
        rows={data?.data}
        rowKey={({ user }) => user.id}
        error={error}
        onRetry={refetch}
        empty={<NoClients isFiltered={search !== '' || plan !== '' || status !== 'all'} />}
      />
      {data && <Pagination page={data.page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
    </>
  );
}
