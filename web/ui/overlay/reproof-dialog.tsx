import { type Reproof, reproof } from '../../../contracts/account/auth.ts';
import { useDialogForm } from '../../lib/text/use-dialog-form.ts';
import { CodeField } from '../form/code-field.tsx';
import { Field } from '../form/field.tsx';
import { PasswordInput } from '../form/password-input.tsx';
import { FormDialog } from './form-dialog.tsx';

type ReproofDialogProps = {
  words: { title: string; description: string; password: string; verb: string; busy: string; done: string };
  /** Whether a code is asked for, too. */
  hasTwoStep: boolean;
  /** What is done with the proof; its refusals are shown in the dialog. */
  save: (proof: Reproof) => Promise<unknown>;
  onClose: () => void;
};

/** Asks who it is again: for the password and, where two-step sign-in is on, for a code. */
export function ReproofDialog({ words, hasTwoStep, save, onClose }: ReproofDialogProps) {
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: reproof,
    defaultValues: hasTwoStep ? { password: '', code: '' } : { password: '' },
    save: async (proof) => {
      await save(proof);
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
