import type { Webhook, WebhookDelivery } from '../../../../contracts/company/webhooks.ts';
import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { formatDateTime, formatNumber } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useDeliveries, useSendAgain, useSendTest } from '../api/webhooks.ts';
import { texts } from '../texts.ts';
import { DeliveryStatus } from './delivery-status.tsx';
import { WebhookUrl } from './webhook-url.tsx';

const words = texts.log;

function SendAgainButton({ delivery: { _id, event, createdAt } }: { delivery: WebhookDelivery }) {
  const { mutateAsync, isPending } = useSendAgain();
  const send = () => tellOutcome(mutateAsync(_id), words.resent);
  return (
    <Button variant="quiet" onClick={send} busyText={isPending && words.sending}>
      {words.again}
      <span className="sr-only">{words.againWhat(event, formatDateTime(createdAt))}</span>
    </Button>
  );
}

function Outcome({ delivery }: { delivery: WebhookDelivery }) {
  const { status, attempts, responseStatus, tookMs, error, nextAttemptAt } = delivery;
  if (attempts === 0) return error ?? '—';
  const answer = responseStatus !== null && words.answer(responseStatus, formatNumber(tookMs ?? 0));
  return (
    <>
      {[answer, words.attempts(attempts)].filter(Boolean).join(', ')}
      {error && <p className="text-13 text-ink-2 wrap-anywhere">{error}</p>}
      {status === 'queued' && nextAttemptAt && (
        <p className="text-13 text-ink-2">{words.next(formatDateTime(nextAttemptAt))}</p>
      )}
    </>
  );
}

const columns = (isEnabled: boolean): readonly Column<WebhookDelivery>[] => [
  {
    header: words.columns.event,
    kind: 'lead',
    cell: ({ event }) => <code className="font-mono text-13 md:whitespace-nowrap">{event}</code>,
  },
  { header: words.columns.state, cell: ({ status }) => <DeliveryStatus status={status} /> },
  { header: words.columns.answer, cell: (delivery) => <Outcome delivery={delivery} /> },
  { header: words.columns.created, cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    header: texts.columnsActions,
    kind: 'actions',
    // Nothing is sent to a webhook that is switched off.
    cell: (delivery) => isEnabled && delivery.status !== 'queued' && <SendAgainButton delivery={delivery} />,
  },
];

/** The deliveries of a webhook, with a button that sends a test event. */
export function DeliveryLog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { data, error, refetch } = useDeliveries(webhook._id);
  const test = useSendTest();
  const sendTest = () => tellOutcome(test.mutateAsync(webhook._id), words.tested);
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={words.title}
      description={<WebhookUrl url={webhook.url} />}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.close}
          </Button>
          {webhook.isEnabled && (
            <Button onClick={sendTest} busyText={test.isPending && words.sending}>
              {words.test}
            </Button>
          )}
        </>
      }
    >
      <Table
        caption={words.caption}
        columns={columns(webhook.isEnabled)}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        error={error}
        onRetry={refetch}
        empty={
          <EmptyState title={words.empty}>{webhook.isEnabled ? words.emptyText : words.emptyOff}</EmptyState>
        }
      />
      {data && data.total > data.data.length && (
        <p className="mt-2 text-13 text-ink-2">
          {words.newest(formatNumber(data.data.length), formatNumber(data.total))}
        </p>
      )}
    </Dialog>
  );
}
