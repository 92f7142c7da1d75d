import { newClient } from '../../../../contracts/admin/admin-clients.ts';
import { useHasMailServer } from '../../../lib/api/use-has-mail-server.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useAddClient } from '../api/add-client.ts';
import { texts } from '../texts.ts';

const words = texts.addClient;

const EMPTY = {
  name: '',
  email: '',
  company_name: '',
  description: '',
  company_email: '',
  company_website: '',
  company_contact: '',
  address: '',
};

const SHORT = [
  { name: 'name', label: words.name, type: 'text' },
  { name: 'email', label: words.email, type: 'email' },
  { name: 'company_name', label: words.company, type: 'text' },
  { name: 'company_contact', label: words.contact, type: 'tel', isOptional: true },
  { name: 'company_email', label: words.companyEmail, type: 'email', isOptional: true },
  { name: 'company_website', label: words.website, type: 'url', isOptional: true },
] as const;
const LONG = [
  { name: 'address', label: words.address },
  { name: 'description', label: words.details },
] as const;

/** The form of a new client: its owner and its company. */
export function AddClientDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useAddClient();
  const hasMailServer = useHasMailServer();
  const done = hasMailServer ? words.done : words.doneWaits;
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: newClient,
    defaultValues: EMPTY,
    save: (client) => mutateAsync(client).then(() => done(client.company_name)),
    onClose,
    refusable: ['email'],
  });
  return (
    <FormDialog
      title={words.open}
      description={hasMailServer ? words.description : words.descriptionWaits}
      verb={words.submit}
      busyText={words.submitting}
      {...dialog}
      isWide
    >
      <div className="grid grid-cols-2 items-start gap-4 max-sm:grid-cols-1">
        {SHORT.map(({ name, label, type, ...rest }) => (
          <Field
            key={name}
            label={label}
            error={errors[name]?.message}
            isLocked={isSaving}
            isOptional={'isOptional' in rest}
          >
            <Input type={type} autoComplete="off" {...register(name)} />
          </Field>
        ))}
      </div>
      {LONG.map(({ name, label }) => (
        <Field key={name} label={label} error={errors[name]?.message} isLocked={isSaving} isOptional>
          <Textarea rows={2} {...register(name)} />
        </Field>
      ))}
    </FormDialog>
  );
}
