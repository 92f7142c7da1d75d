import { Link } from 'react-router';
import type { CompanyManual } from '../../../../contracts/admin/admin-manuals.ts';
import { paths } from '../../../../contracts/paths.ts';
import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { formatBytes, formatDate, formatNumber } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Column } from '../../../ui/list/table.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { useRetryManual } from '../api/manuals.ts';
import { texts } from '../manual-texts.ts';

const { columns } = texts;
const SHAPES = { queued: 'open', processing: 'half', ready: 'on', failed: 'off' } as const;

function ManualState({ manual: { status, error, pages, pagesRead } }: { manual: CompanyManual }) {
  const isReading = status === 'processing' && pages !== null;
  return (
    <div className="grid max-w-[36ch] gap-0.5">
      <Status kind={SHAPES[status]}>{texts.statuses[status]}</Status>
      {isReading && (
        <span className="text-13 text-ink-2">
          {texts.progress(formatNumber(pagesRead), formatNumber(pages))}
        </span>
      )}
      {error && <span className="text-13 wrap-anywhere text-ink-2">{error}</span>}
    </div>
  );
}

function RetryButton({ manual: { _id, company, title } }: { manual: CompanyManual }) {
  const { mutateAsync, isPending } = useRetryManual();
  const retry = () => tellOutcome(mutateAsync({ companyId: company._id, manualId: _id }), texts.retried);
  return (
    <Button aria-label={texts.retryNamed(title)} busyText={isPending && texts.retrying} onClick={retry}>
      {texts.retry}
    </Button>
  );
}

/** Columns of the manuals of all companies. */
export const MANUAL_COLUMNS: readonly Column<CompanyManual>[] = [
  { header: columns.product, kind: 'lead', cell: ({ product }) => product.product_name },
  {
    header: columns.company,
    cell: ({ company }) => <Link to={paths.adminClient.href(company._id)}>{company.company_name}</Link>,
  },
  {
    header: columns.manual,
    cell: ({ title, filename, version, pages }) => (
      <div className="grid gap-0.5">
        <span className="wrap-anywhere">{title}</span>
        <span className="text-13 wrap-anywhere text-ink-2">
          {[
            ...(filename === title ? [] : [filename]),
            ...(pages === null ? [] : [texts.pages(formatNumber(pages))]),
            ...(version === 1 ? [] : [texts.version(version)]),
          ].join(' · ')}
        </span>
      </div>
    ),
  },
  {
    header: columns.size,
    align: 'right',
    cell: ({ bytes }) => <span className="whitespace-nowrap">{formatBytes(bytes)}</span>,
  },
  {
    header: columns.uploaded,
    isShort: true,
    cell: ({ uploadedAt }) => formatDate(uploadedAt),
  },
  { header: columns.state, cell: (manual) => <ManualState manual={manual} /> },
  {
    header: columns.actions,
    kind: 'actions',
    cell: (manual) => manual.status === 'failed' && <RetryButton manual={manual} />,
  },
];
