import { reproof } from '../../../../contracts/account/auth.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useExportCompany } from '../api/export.ts';
import { texts } from '../texts.ts';

const words = texts.export;

type ExportDialogProps = {
  /** Whether a code is asked for, too. */
  hasTwoStep: boolean;
  onClose: () => void;
};

/** Asks who it is again, and saves everything of the company. */
export function ExportDialog({ hasTwoStep, onClose }: ExportDialogProps) {
  const { mutateAsync } = useExportCompany();
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: reproof,
    defaultValues: hasTwoStep ? { password: '', code: '' } : { password: '' },
    save: async (values) => {
      await mutateAsync(values);
      return words.done;
    },
    onClose,
    refusable: ['code'],
  });
  return (
    <FormDialog
      title={words.button}
      description={words.description}
      verb={words.verb}
      busyText={words.busy}
      {...dialog}
    >
      <Field label={words.password} error={errors.password?.message} isLocked={isSaving}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {hasTwoStep && <CodeField error={errors.code?.message} isLocked={isSaving} {...register('code')} />}
    </FormDialog>
  );
}
