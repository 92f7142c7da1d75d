import { emailChangeRoutes } from '../../../../contracts/account/email-change.ts';
import { useHasMailServer } from '../../../lib/api/use-has-mail-server.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useBeginEmailChange } from '../api/email-change.ts';
import { texts } from '../email-texts.ts';

/** The form that asks for another address of the own account. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useBeginEmailChange();
  const hasMailServer = useHasMailServer();
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: emailChangeRoutes.begin.body,
    defaultValues: { email: '', password: '' },
    save: async (values) => {
      await mutateAsync(values);
      return hasMailServer ? texts.sent(values.email) : texts.waits;
    },
    onClose,
    refusable: ['email'],
  });
  return (
    <FormDialog
      title={texts.change}
      description={texts.lede}
      verb={texts.verb}
      busyText={texts.busy}
      {...dialog}
    >
      <Field label={texts.email} error={errors.email?.message} isLocked={isSaving}>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label={texts.password} error={errors.password?.message} isLocked={isSaving}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
    </FormDialog>
  );
}
