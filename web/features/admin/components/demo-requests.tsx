import type { DemoRequest } from '../../../../contracts/demo-requests.ts';
import { formatDate } from '../../../lib/format.ts';
import { useListParams } from '../../../lib/use-list-params.ts';
import { ListEmpty } from '../../../ui/list-empty.tsx';
import { ListSearch } from '../../../ui/list-search.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { useDemoRequests } from '../api/list-demo-requests.ts';
import { texts } from '../texts.ts';

const words = texts.demoRequests;
const { none } = texts.clients;

const COLUMNS: readonly Column<DemoRequest>[] = [
  { header: words.columns.company, kind: 'lead', cell: (request) => request.company_name },
  {
    header: words.columns.email,
    cell: (request) => (
      <a className="md:whitespace-nowrap" href={`mailto:${request.work_email}`}>
        {request.work_email}
      </a>
    ),
  },
  {
    header: words.columns.phone,
    cell: (request) => <span className="whitespace-nowrap">{request.phone_number || none}</span>,
  },
  { header: words.columns.name, cell: (request) => `${request.first_name} ${request.last_name}` },
  { header: words.columns.challenges, cell: (request) => request.challenges || none },
  {
    header: words.columns.received,
    align: 'right',
    cell: (request) => <span className="whitespace-nowrap">{formatDate(request.createdAt)}</span>,
  },
];

/** Who asked for a demo, newest first. */
export function DemoRequests() {
  const { page, search, searchText, setSearchText, hrefFor } = useListParams();
  const { data, error, refetch } = useDemoRequests({ page, search });
  return (
    <>
      <ListSearch
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={searchText}
        onValue={setSearchText}
      />
      <Table
        caption={words.caption}
        columns={COLUMNS}
        rows={data?.data}
        rowKey={(request) => request.id}
        error={error}
        onRetry={refetch}
        empty={<ListEmpty words={words} isFiltered={search !== ''} />}
      />
      {data && <Pagination page={data.page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
    </>
  );
}
