import type { TeamMember } from '../../../../contracts/account/team.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { DeleteButton } from '../../../ui/button/delete-button.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { TableAddress } from '../../../ui/list/table-address.tsx';
import { Badge } from '../../../ui/state/badge.tsx';
import { useRemoveMember } from '../api/remove-member.ts';
import { texts } from '../texts.ts';
import { PassOwnershipButton } from './pass-ownership-button.tsx';

const words = texts.members;

function RemoveButton({ member: { _id, name } }: { member: TeamMember }) {
  const deletion = useRemoveMember();
  return (
    <DeleteButton
      label={words.remove(name)}
      question={words.removeQuestion(name)}
      consequence={words.removeConsequence}
      verb={words.removeVerb}
      onDeleted={() => showToast(words.removed(name))}
      deletion={deletion}
      target={_id}
    />
  );
}

const columnsFor = (ownId: string | undefined): Column<TeamMember>[] => [
  {
    header: words.columns.name,
    kind: 'lead',
    cell: ({ _id, name }) => (
      <>
        {name} {_id === ownId && <Badge>{words.you}</Badge>}
      </>
    ),
  },
  { header: words.columns.email, cell: ({ email }) => <TableAddress address={email} /> },
  {
    header: words.columns.role,
    isShort: true,
    cell: ({ isOwner }) => (isOwner ? words.owner : words.member),
  },
  {
    header: words.columns.twoStep,
    isShort: true,
    cell: ({ hasTwoStep }) => (hasTwoStep ? words.hasTwoStep : words.noTwoStep),
  },
  {
    header: words.columns.actions,
    kind: 'actions',
    cell: (member) =>
      member.isOwner ? null : (
        <>
          <PassOwnershipButton member={member} />
          <RemoveButton member={member} />
        </>
      ),
  },
];

type MemberTableProps = {
  members: readonly TeamMember[] | undefined;
  error: Error | null;
  onRetry: () => void;
};

/** The table of the company's people, the owner first. */
export function MemberTable({ members, error, onRetry }: MemberTableProps) {
  const { user } = useSession();
  return (
    <Table
      caption={words.caption}
      columns={columnsFor(user?._id)}
      rows={members}
      rowKey={({ _id }) => _id}
      error={error}
      onRetry={onRetry}
      empty={null}
    />
  );
}
