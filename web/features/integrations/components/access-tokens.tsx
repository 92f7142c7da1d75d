import { useState } from 'react';
import type { AccessToken } from '../../../../contracts/access-tokens.ts';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { DeleteButton } from '../../../ui/delete-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { useAccessTokens, useRevokeAccessToken } from '../api/access-tokens.ts';
import { texts } from '../texts.ts';
import { useShownOnce } from '../use-shown-once.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';

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

/** The company's access tokens: listed, created and revoked. */
export function AccessTokens() {
  const { data, error, refetch } = useAccessTokens();
  const [isCreating, setIsCreating] = useState(false);
  const once = useShownOnce();
  const close = () => {
    setIsCreating(false);
    once.show();
  };
  const create = (
    <Button variant="go" onClick={() => setIsCreating(true)}>
      {words.create}
    </Button>
  );
  return (
    <>
      {data && data.data.length > 0 && <div className="mb-4">{create}</div>}
      <Table
        caption={words.caption}
        columns={COLUMNS}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        error={error}
        onRetry={refetch}
        empty={
          <EmptyState title={words.empty} action={create}>
            {words.emptyText}
          </EmptyState>
        }
      />
      {isCreating && <CreateTokenDialog onCreated={once.keep} onClose={close} />}
      <SecretDialog once={once} words={words} />
    </>
  );
}
