import type { OwnSession } from '../../../../contracts/account/auth.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Badge } from '../../../ui/state/badge.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useSessions } from '../api/sessions.ts';
import { describeDevice } from '../describe-device.ts';
import { texts } from '../texts.ts';
import { EndOtherSessionsButton } from './end-other-sessions-button.tsx';
import { EndSessionButton } from './end-session-button.tsx';

const words = texts.sessions;

const COLUMNS: readonly Column<OwnSession>[] = [
  {
    header: words.columns.device,
    kind: 'lead',
    cell: ({ userAgent, current }) => (
      <span className="flex flex-wrap items-center gap-2">
        {describeDevice(userAgent)}
        {current && <Badge>{words.current}</Badge>}
      </span>
    ),
  },
  { header: words.columns.lastUsed, cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt) },
  { header: words.columns.created, cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    header: words.end,
    kind: 'actions',
    cell: (session) => (session.current ? null : <EndSessionButton session={session} />),
  },
];

/** The list of one's sessions, the current one first. The others can be signed out one by one or all at once. */
export function SessionList() {
  const { data, error, refetch } = useSessions();
  const others = data?.data.filter((session) => !session.current).length ?? 0;
  return (
    <Section title={words.title} aside={others > 0 && <EndOtherSessionsButton count={others} />}>
      <p className="mb-4 max-w-[62ch] text-ink-2">{words.lede}</p>
      <Table
        caption={words.caption}
        columns={COLUMNS}
        rows={data?.data}
        rowKey={(session) => session._id}
        error={error}
        onRetry={refetch}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      />
    </Section>
  );
}
