import type { ReactNode } from 'react';
import type { AuditEntry } from '../../../../../contracts/audit.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { AuditItem } from './audit-item.tsx';

type AuditListProps = {
  /** undefined while loading. */
  entries: readonly AuditEntry[] | undefined;
  error: Error | null;
  onRetry: () => void;
  empty: ReactNode;
};

/** Entries of the audit trail, newest first. */
export function AuditList({ entries, error, onRetry, empty }: AuditListProps) {
  if (!entries) return error ? <ErrorState error={error} onRetry={onRetry} /> : <Loading lines={5} />;
  if (entries.length === 0) return empty;
  return (
    <ul className="border-t-2 border-ink">
      {entries.map((entry) => (
        <li key={entry.seq}>
          <AuditItem entry={entry} />
        </li>
      ))}
    </ul>
  );
}
