import { KeyRound } from 'lucide-react';
import type { Webhook } from '../../../../contracts/company/webhooks.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { DeleteButton } from '../../../ui/button/delete-button.tsx';
import { EditButton } from '../../../ui/button/edit-button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx';
import { useConfirm } from '../../../ui/overlay/use-confirm.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { useDeleteWebhook, useRenewSecret, useWebhooks } from '../api/webhooks.ts';
import { texts } from '../texts.ts';
import { type ShownOnce, useShownOnce } from '../use-shown-once.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { DeliveryStatus } from './delivery-status.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { AddWebhookDialog, EditWebhookDialog } from './webhook-dialog.tsx';
import { WebhookUrl } from './webhook-url.tsx';

const words = texts.webhooks;

const LogButton = ({ webhook }: { webhook: Webhook }) => (
  <DialogButton text={texts.log.open} label={texts.log.openNamed(webhook.url)} variant="quiet">
    {(close) => <DeliveryLog webhook={webhook} onClose={close} />}
  </DialogButton>
);

function RenewButton({ webhook: { _id, url }, once }: { webhook: Webhook; once: ShownOnce }) {
  const { ask, dialog } = useConfirm({
    question: words.renewQuestion,
    consequence: words.renewConsequence,
    verb: words.renewVerb,
    busyText: words.renewing,
    mutation: useRenewSecret(),
    target: _id,
    onDone: once.show,
  });
  return (
    <>
      <IconButton label={words.renew(url)} onClick={ask}>
        <KeyRound size={20} aria-hidden="true" />
      </IconButton>
      {dialog}
    </>
  );
}

function DeleteWebhook({ webhook: { _id, url } }: { webhook: Webhook }) {
  return (
    <DeleteButton
      label={words.delete(url)}
      question={words.question(url)}
      consequence={words.consequence}
      verb={words.verb}
      onDeleted={() => showToast(words.deleted)}
      deletion={useDeleteWebhook()}
      target={_id}
    />
  );
}

const columns = (once: ShownOnce): readonly Column<Webhook>[] => [
  {
    header: words.columns.url,
    kind: 'lead',
    cell: ({ url }) => <WebhookUrl url={url} />,
  },
  {
    header: words.columns.events,
    cell: ({ events }) => <code className="font-mono text-12">{events.join(' ')}</code>,
  },
  {
    header: words.columns.state,
    cell: ({ isEnabled }) => (
      <Status kind={isEnabled ? 'on' : 'open'}>{isEnabled ? words.on : words.off}</Status>
    ),
  },
  {
    header: words.columns.last,
    cell: ({ last }) =>
      last ? (
        <>
          <DeliveryStatus status={last.status} /> {formatDateTime(last.createdAt)}
        </>
      ) : (
        words.never
      ),
  },
  {
    header: texts.columnsActions,
    kind: 'actions',
    cell: (webhook) => (
      <>
        <LogButton webhook={webhook} />
        <EditButton label={words.editNamed(webhook.url)}>
          {(close) => <EditWebhookDialog webhook={webhook} onClose={close} />}
        </EditButton>
        <RenewButton webhook={webhook} once={once} />
        <DeleteWebhook webhook={webhook} />
      </>
    ),
  },
];

/** The company's webhooks, with buttons that add, change, test and delete them. */
export function Webhooks() {
  const { data, error, refetch } = useWebhooks();
  const once = useShownOnce();
  return (
    <Section
      title={words.title}
      aside={
        <DialogButton text={words.add} variant="go">
          {(close) => <AddWebhookDialog onAdded={once.keep} onClose={once.showAfter(close)} />}
        </DialogButton>
      }
    >
      <p className="mb-4 max-w-[70ch] text-ink-2">{words.lede}</p>
      <Table
        caption={words.caption}
        columns={columns(once)}
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
