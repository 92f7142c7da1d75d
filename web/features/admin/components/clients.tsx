import { useListParams } from '../../../lib/browser/use-list-params.ts';
import { PagedTable } from '../../../ui/list/paged-table.tsx';
import { useClients } from '../api/list-clients.ts';
import { texts } from '../texts.ts';
import { CLIENT_COLUMNS } from './client-columns.tsx';
import { CLIENT_CHOICES, ClientFilters } from './client-filters.tsx';

/** The client list with search, filters and pages. */
export function Clients() {
  const { page, search, searchText, setSearchText, get, oneOf, setParam, hrefFor } = useListParams();
  const plan = get('plan');
  const status = oneOf('status', CLIENT_CHOICES);
  const list = useClients({ page, search, plan, status: status ?? 'all' });
  return (
    <>
      <ClientFilters
        searchText={searchText}
        onSearchText={setSearchText}
        status={status}
        plan={plan}
        onChange={setParam}
      />
      <PagedTable
        columns={CLIENT_COLUMNS}
        rowKey={({ user }) => user.id}
        list={list}
        words={texts.clients}
        isFiltered={Boolean(search || plan || status)}
        hrefFor={hrefFor}
      />
    </>
  );
}
