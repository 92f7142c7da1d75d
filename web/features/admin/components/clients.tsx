import { useListParams } from '../../../lib/browser/use-list-params.ts';
import { ListEmpty } from '../../../ui/list/list-empty.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { Table } from '../../../ui/list/table.tsx';
import { useClients } from '../api/list-clients.ts';
import { texts } from '../texts.ts';
import { CLIENT_COLUMNS } from './client-columns.tsx';
import { CLIENT_CHOICES, ClientFilters } from './client-filters.tsx';

/** The client list with search, filters and pages. */
export function Clients() {
  const { page, search, searchText, setSearchText, get, oneOf, setParam, hrefFor } = useListParams();
  const plan = get('plan');
  const status = oneOf('status', CLIENT_CHOICES);
  const { data, error, refetch } = useClients({ page, search, plan, status: status ?? 'all' });
  return (
    <>
      <ClientFilters
        searchText={searchText}
        onSearchText={setSearchText}
        status={status}
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
        empty={<ListEmpty words={texts.clients} isFiltered={Boolean(search || plan || status)} />}
      />
      {data && <Pagination page={data.page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
    </>
  );
}
