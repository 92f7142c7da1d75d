import {
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookForm,
  webhookForm,
} from '../../../../contracts/company/webhooks.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { CheckboxGroup } from '../../../ui/form/checkbox-group.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useAddWebhook, useChangeWebhook } from '../api/webhooks.ts';
import { texts } from '../texts.ts';

const words = texts.webhooks;
const EMPTY: WebhookForm = { url: '', events: [], isEnabled: true };

type WebhookFieldsProps = {
  webhook: Webhook | null;
  save: (values: WebhookForm) => Promise<unknown>;
  onClose: () => void;
};

function WebhookFormDialog({ webhook, save, onClose }: WebhookFieldsProps) {
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: webhookForm,
    defaultValues: webhook
      ? { url: webhook.url, events: webhook.events, isEnabled: webhook.isEnabled }
      : EMPTY,
    save: (values) => save(values).then(() => words.saved),
    onClose,
    refusable: ['url'],
  });
  return (
    <FormDialog
      title={webhook ? words.edit : words.add}
      verb={words.save}
      busyText={words.saving}
      isWide
      {...dialog}
    >
      <Field label={words.url} hint={words.urlHint} error={errors.url?.message} isLocked={isSaving}>
        <Input type="url" inputMode="url" autoComplete="off" {...register('url')} />
      </Field>
      <CheckboxGroup
        legend={words.tell}
        choices={WEBHOOK_EVENTS.map((event) => ({
          value: event,
          label: words.events[event],
          hint: <code className="font-mono text-12">{event}</code>,
        }))}
        error={errors.events?.message}
        isStacked
        isLocked={isSaving}
        {...register('events')}
      />
      <Checkbox isLocked={isSaving} {...register('isEnabled')}>
        {words.isEnabled}
      </Checkbox>
    </FormDialog>
  );
}

type AddWebhookDialogProps = {
  /** Called with the signing secret, which can't be shown again. */
  onAdded: (secret: string) => void;
  onClose: () => void;
};

/** The form of a new webhook. */
export function AddWebhookDialog({ onAdded, onClose }: AddWebhookDialogProps) {
  const { mutateAsync } = useAddWebhook();
  const save = async (values: WebhookForm) => onAdded((await mutateAsync(values)).data.secret);
  return <WebhookFormDialog webhook={null} save={save} onClose={onClose} />;
}

/** The form for a webhook's address and events, and for switching it on and off. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { mutateAsync } = useChangeWebhook(webhook._id);
  return <WebhookFormDialog webhook={webhook} save={mutateAsync} onClose={onClose} />;
}
