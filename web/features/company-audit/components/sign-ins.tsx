import { SIGN_INS_KEPT_DAYS, type SignIn } from '../../../../contracts/company/company-audit.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { ExportButton } from '../../../ui/button/export-button.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useExportSignIns, useSignIns } from '../api/company-audit.ts';
import { texts } from '../texts.ts';

const words = texts.signIns;

type SignInsProps = {
  /** Describes a device by its user agent. */
  describeDevice: (userAgent: string) => string;
};

const columnsFor = ({ describeDevice }: SignInsProps): Column<SignIn>[] => [
  { header: words.columns.who, kind: 'lead', cell: ({ name }) => name },
  { header: words.columns.device, cell: ({ userAgent }) => describeDevice(userAgent) },
  { header: words.columns.network, cell: ({ network }) => network },
  { header: words.columns.factor, cell: ({ factor }) => words.factors[factor] },
  { header: words.columns.at, cell: ({ at }) => formatDateTime(at) },
];

/** The newest sign-ins of the company's people, for its owner; all of them are in the file. */
export function SignIns(props: SignInsProps) {
  const { data, error, refetch } = useSignIns();
  const exportSignIns = useExportSignIns();
  if (hasCode(error, 'not_allowed')) return null;
  return (
    <Section
      title={words.title}
      aside={<ExportButton words={words.export} mutation={exportSignIns} target={undefined} />}
    >
      <p className="mb-4 max-w-[62ch] text-ink-2">{words.lede(SIGN_INS_KEPT_DAYS)}</p>
      <Table
        caption={words.caption}
        columns={columnsFor(props)}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        error={error}
        onRetry={refetch}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      />
    </Section>
  );
}
