import {
  DEMO_REQUEST_STATUSES,
  type DemoRequest,
  type DemoRequestFilter,
} from '../../../../contracts/admin/demo-requests.ts';
import { useListParams } from '../../../lib/browser/use-list-params.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { ExportButton } from '../../../ui/button/export-button.tsx';
import { optionsOf } from '../../../ui/form/filter-options.ts';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { ListSearch } from '../../../ui/list/list-search.tsx';
import { PagedTable } from '../../../ui/list/paged-table.tsx';
import type { Column } from '../../../ui/list/table.tsx';
import { TableAddress } from '../../../ui/list/table-address.tsx';
import { useDemoRequests, useExportDemoRequests } from '../api/demo-requests.ts';
import { texts } from '../texts.ts';
import { DemoRequestNote } from './demo-request-note.tsx';
import { DemoRequestStatus } from './demo-request-status.tsx';

const words = texts.demoRequests;
const { none } = texts.clients;

const COLUMNS: readonly Column<DemoRequest>[] = [
  { header: words.columns.company, kind: 'lead', cell: (request) => request.company_name },
  {
    header: words.columns.email,
    cell: ({ work_email }) => <TableAddress address={work_email} href={`mailto:${work_email}`} />,
  },
  {
    header: words.columns.phone,
    isShort: true,
    cell: (request) => request.phone_number || none,
  },
  { header: words.columns.name, cell: (request) => `${request.first_name} ${request.last_name}` },
  { header: words.columns.challenges, cell: (request) => request.challenges || none },
  {
    header: words.columns.received,
    align: 'right',
    isShort: true,
    cell: (request) => formatDate(request.createdAt),
  },
  { header: words.columns.status, cell: (request) => <DemoRequestStatus request={request} /> },
  { header: words.columns.note, cell: (request) => <DemoRequestNote request={request} /> },
];

function ExportDemoRequests({ filter }: { filter: DemoRequestFilter }) {
  return <ExportButton words={words.export} mutation={useExportDemoRequests()} target={filter} />;
}

/** The demo requests with their status, newest first. */
export function DemoRequests() {
  const { page, search, searchText, setSearchText, oneOf, setParam, hrefFor } = useListParams();
  const status = oneOf('status', DEMO_REQUEST_STATUSES);
  const list = useDemoRequests({ page, search, status });
  return (
    <>
      <ListSearch
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={searchText}
        onValue={setSearchText}
        className="grid max-w-[800px] grid-cols-[minmax(0,1fr)_180px_auto] gap-3 max-sm:grid-cols-1"
      >
        <FilterSelect
          label={words.status}
          all={words.allStatuses}
          options={optionsOf(DEMO_REQUEST_STATUSES, words.statuses)}
          value={status ?? ''}
          onValue={(value) => setParam('status', value)}
        />
        <ExportDemoRequests filter={{ search, status }} />
      </ListSearch>
      <PagedTable
        columns={COLUMNS}
        rowKey={(request) => request.id}
        list={list}
        words={words}
        isFiltered={Boolean(search || status)}
        hrefFor={hrefFor}
      />
    </>
  );
}
