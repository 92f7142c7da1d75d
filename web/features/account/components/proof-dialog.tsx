import type { UseMutationResult } from '@tanstack/react-query';
import { twoStepProof } from '../../../../contracts/two-step.ts';
import { useDialogForm } from '../../../lib/use-dialog-form.ts';
import { CodeField } from '../../../ui/code-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import type { Proof } from '../api/two-step.ts';
import { texts } from '../two-step-texts.ts';

type ProofDialogProps = {
  words: { title: string; description: string; busy: string; done: string };
  verb: string;
  mutation: UseMutationResult<string[], Error, Proof>;
  /** Called with new recovery codes; none where it was turned off. */
  onDone: (codes: string[]) => void;
  onClose: () => void;
};

/** Asks for password and code before a two-step sign-in that is on is changed. */
export function ProofDialog({ words, verb, mutation, onDone, onClose }: ProofDialogProps) {
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: twoStepProof,
    defaultValues: { password: '', code: '' },
    save: async (values) => {
      onDone(await mutation.mutateAsync(values));
      return words.done;
    },
    onClose,
    refusable: ['code'],
  });
  return (
    <FormDialog
      title={words.title}
      description={words.description}
      verb={verb}
      busyText={words.busy}
      {...dialog}
    >
      <Field label={texts.password} error={errors.password?.message} isLocked={isSaving}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <CodeField error={errors.code?.message} isLocked={isSaving} {...register('code')} />
    </FormDialog>
  );
}
