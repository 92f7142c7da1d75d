import type { TeamInvitation } from '../../../../contracts/account/team.ts';
import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { useHasMailServer } from '../../../lib/api/use-has-mail-server.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DeleteButton } from '../../../ui/button/delete-button.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { TableAddress } from '../../../ui/list/table-address.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { useInvite } from '../api/invite.ts';
import { useWithdrawInvitation } from '../api/withdraw-invitation.ts';
import { texts } from '../texts.ts';

const words = texts.invitations;

function SendAgainButton({ email }: { email: string }) {
  const invite = useInvite();
  const sent = useHasMailServer() ? texts.invite.sent : texts.invite.waits;
  const send = () => tellOutcome(invite.mutateAsync(email), sent(email));
  return (
    <Button variant="quiet" onClick={send} busyText={invite.isPending && texts.invite.submitting}>
      {words.again}
      <span className="sr-only"> {email}</span>
    </Button>
  );
}

function WithdrawButton({ invitation: { _id, email } }: { invitation: TeamInvitation }) {
  const deletion = useWithdrawInvitation();
  return (
    <DeleteButton
      label={words.withdraw(email)}
      question={words.withdrawQuestion(email)}
      consequence={words.withdrawConsequence}
      verb={words.withdrawVerb}
      onDeleted={() => showToast(words.withdrawn)}
      deletion={deletion}
      target={_id}
    />
  );
}

/** How the mail of an invitation fared. */
function InvitationMail({ mail }: Pick<TeamInvitation, 'mail'>) {
  const hasMailServer = useHasMailServer();
  if (mail === 'queued') return <>{hasMailServer ? words.mail.queued : words.noMailServer}</>;
  return <Status kind={mail === 'sent' ? 'on' : 'off'}>{words.mail[mail]}</Status>;
}

const COLUMNS: readonly Column<TeamInvitation>[] = [
  {
    header: words.columns.email,
    kind: 'lead',
    cell: ({ email }) => <TableAddress address={email} />,
  },
  { header: words.columns.mail, cell: InvitationMail },
  { header: words.columns.invited, isShort: true, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    header: words.columns.expires,
    isShort: true,
    cell: ({ expiresAt }) => (Date.parse(expiresAt) <= Date.now() ? words.expired : formatDate(expiresAt)),
  },
  {
    header: words.columns.actions,
    kind: 'actions',
    cell: (invitation) => (
      <>
        {invitation.mail !== 'unwanted' && <SendAgainButton email={invitation.email} />}
        <WithdrawButton invitation={invitation} />
      </>
    ),
  },
];

type InvitationTableProps = { invitations: readonly TeamInvitation[]; onRetry: () => void };

/** The table of people who are invited and have not joined yet. */
export function InvitationTable({ invitations, onRetry }: InvitationTableProps) {
  return (
    <Table
      caption={words.caption}
      columns={COLUMNS}
      rows={invitations}
      rowKey={({ _id }) => _id}
      onRetry={onRetry}
      empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
    />
  );
}
