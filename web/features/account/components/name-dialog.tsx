import { accountRoutes } from '../../../../contracts/account/account.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useChangeName } from '../api/change-name.ts';
import { texts } from '../texts.ts';

const words = texts.account;

/** The form that changes one's own name. */
export function NameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { mutateAsync } = useChangeName();
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: accountRoutes.changeName.body,
    defaultValues: { name },
    save: (values) => mutateAsync(values.name).then(() => words.nameChanged),
    onClose,
    refusable: ['name'],
  });
  return (
    <FormDialog title={words.changeName} {...dialog}>
      <Field label={words.name} error={errors.name?.message} isLocked={isSaving}>
        <Input autoComplete="name" {...register('name')} />
      </Field>
    </FormDialog>
  );
}
