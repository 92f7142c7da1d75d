import type { AccessToken } from '../../../../contracts/account/access-tokens.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { formatDate, formatDateTime } from '../../../lib/text/format.ts';
import { DeleteButton } from '../../../ui/button/delete-button.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useAccessTokens, useRevokeAccessToken } from '../api/access-tokens.ts';
import { texts } from '../texts.ts';
import { useShownOnce } from '../use-shown-once.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { TokenHelp } from './token-help.tsx';

const words = texts.tokens;

function RevokeButton({ accessToken: { _id, name } }: { accessToken: AccessToken }) {
  return (
    <DeleteButton
      label={words.revoke(name)}
      question={words.question(name)}
      consequence={words.consequence}
      verb={words.verb}
      onDeleted={() => showToast(words.revoked)}
      deletion={useRevokeAccessToken()}
      target={_id}
    />
  );
}

function expiryOf({ expiresAt }: AccessToken): string {
  if (expiresAt === null) return words.neverExpires;
  return Date.parse(expiresAt) <= Date.now() ? words.expired : formatDate(expiresAt);
}

const COLUMNS: readonly Column<AccessToken>[] = [
  {
    header: words.columns.name,
    kind: 'lead',
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
  },
  {
    header: words.columns.scopes,
    cell: ({ scopes }) => <code className="font-mono text-12">{scopes.join(' ')}</code>,
  },
  {
    header: words.columns.created,
    cell: ({ createdAt, createdBy }) => words.created(formatDate(createdAt), createdBy),
  },
  {
    header: words.columns.used,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? words.neverUsed : formatDateTime(lastUsedAt)),
  },
  { header: words.columns.expires, cell: expiryOf },
  {
    header: texts.columnsActions,
    kind: 'actions',
    cell: (accessToken) => <RevokeButton accessToken={accessToken} />,
  },
];

/** The company's access tokens, with buttons that create and revoke them. */
export function AccessTokens() {
  const { data, error, refetch } = useAccessTokens();
  const once = useShownOnce();
  return (
    <Section
      title={words.title}
      aside={
        <DialogButton text={words.create} variant="go">
          {(close) => <CreateTokenDialog onCreated={once.keep} onClose={once.showAfter(close)} />}
        </DialogButton>
      }
    >
      <TokenHelp />
      <Table
        caption={words.caption}
        columns={COLUMNS}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        error={error}
        onRetry={refetch}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      />
      <SecretDialog once={once} words={words} />
    </Section>
  );
}
