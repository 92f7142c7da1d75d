import { Link } from 'react-router';
import { paths } from '../../../../../contracts/paths.ts';
import { Section } from '../../../../ui/page/section.tsx';
import { useAuditEntries } from '../../api/audit.ts';
import { texts } from '../../audit-texts.ts';
import { EntryList } from '../entry-list.tsx';
import { AuditItem } from './audit-item.tsx';

const SHOWN = 5;
const words = texts.ofClient;

/** The newest entries of a client, and a link to all of them. */
export function ClientAudit({ companyId }: { companyId: string }) {
  const { data, error, refetch } = useAuditEntries({ companyId, limit: SHOWN });
  const hasMore = (data?.total ?? 0) > SHOWN;
  return (
    <Section
      title={words.title}
      aside={hasMore && <Link to={`${paths.adminAudit.path}?company=${companyId}`}>{words.all}</Link>}
    >
      <EntryList
        entries={data?.data}
        keyOf={({ seq }) => seq}
        error={error}
        onRetry={refetch}
        empty={<p className="text-ink-2">{words.none}</p>}
      >
        {(entry) => <AuditItem entry={entry} />}
      </EntryList>
    </Section>
  );
}
