import { authRoutes } from '../../../../contracts/account/auth.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useProve } from '../api/sessions.ts';
import { useTwoStepState } from '../api/two-step.ts';
import { texts } from '../texts.ts';

const words = texts.prove;

type ProveDialogProps = {
  onProven: () => void;
  /** Called in any case, after `onProven` too. */
  onClose: () => void;
};

/** Asks for the password and, where two-step sign-in is on, for a code. */
export function ProveDialog({ onProven, onClose }: ProveDialogProps) {
  const { mutateAsync } = useProve();
  const hasTwoStep = useTwoStepState().data?.data.isOn === true;
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: authRoutes.prove.body,
    defaultValues: { password: '' },
    save: async (values) => {
      await mutateAsync(values);
      onProven();
      return words.done;
    },
    onClose,
    refusable: ['code'],
  });
  return (
    <FormDialog
      title={words.title}
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
