import { auditActionTexts } from '../../../../contracts/admin/audit-action-texts.ts';
import type { CompanyAuditEntry } from '../../../../contracts/company/company-audit.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useListParams } from '../../../lib/browser/use-list-params.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { ExportButton } from '../../../ui/button/export-button.tsx';
import { ListEmpty } from '../../../ui/list/list-empty.tsx';
import { ListSearch } from '../../../ui/list/list-search.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useCompanyAudit, useExportEntries } from '../api/company-audit.ts';
import { texts } from '../texts.ts';

const words = texts.entries;

const COLUMNS: readonly Column<CompanyAuditEntry>[] = [
  { header: words.columns.action, kind: 'lead', cell: ({ action }) => auditActionTexts[action] },
  {
    header: words.columns.subject,
    cell: ({ subject }) => <span className="wrap-anywhere">{subject.name}</span>,
  },
  {
    header: words.columns.actor,
    cell: ({ actor }) => (actor.tokenId === null ? actor.name : words.byToken(actor.name)),
  },
  { header: words.columns.at, cell: ({ at }) => formatDateTime(at) },
];

/** The company's part of the audit trail, for its owner. */
export function AuditEntries() {
  const { page, search, searchText, setSearchText, hrefFor } = useListParams();
  const { data, error, refetch } = useCompanyAudit({ page, search });
  const exportEntries = useExportEntries();
  if (hasCode(error, 'not_allowed')) return <EmptyState title={texts.ownerOnly} />;
  return (
    <Section
      title={words.title}
      aside={<ExportButton words={words.export} mutation={exportEntries} target={undefined} />}
    >
      <p className="mb-4 max-w-[62ch] text-ink-2">{words.lede}</p>
      <ListSearch
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={searchText}
        onValue={setSearchText}
      />
      <Table
        caption={words.caption}
        columns={COLUMNS}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        error={error}
        onRetry={refetch}
        empty={<ListEmpty words={words} isFiltered={Boolean(search)} />}
      />
      {data && <Pagination page={data.page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
    </Section>
  );
}
