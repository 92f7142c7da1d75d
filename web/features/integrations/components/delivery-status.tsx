import type { WebhookDelivery } from '../../../../contracts/company/webhooks.ts';
import { Status } from '../../../ui/state/status.tsx';
import { texts } from '../texts.ts';

const KINDS = { delivered: 'on', queued: 'half', failed: 'off' } as const;

/** The status of a delivery. */
export const DeliveryStatus = ({ status }: Pick<WebhookDelivery, 'status'>) => (
  <Status kind={KINDS[status]}>{texts.webhooks.states[status]}</Status>
);
