import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { twoStepProof, twoStepRoutes } from '../../../../contracts/account/two-step.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { Proof } from '../api/two-step.ts';
import { texts } from '../two-step-texts.ts';

type ProofDialogProps = {
  words: { title: string; description: string; busy: string; done: string };
  verb: string;
  mutation: UseMutationResult<string[], Error, Proof>;
  /** Whether a recovery code is accepted, too. Default: yes. */
  allowsRecovery?: boolean;
  /** Called with the new recovery codes; none after turning it off. */
  onDone: (codes: string[]) => void;
  onClose: () => void;
  /** Content above the fields, such as the key for the app. */
  children?: ReactNode;
};

/** A dialog that asks for password and code before two-step sign-in is changed. */
export function ProofDialog(props: ProofDialogProps) {
  const { words, verb, mutation, allowsRecovery = true, onDone, onClose, children } = props;
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: allowsRecovery ? twoStepProof : twoStepRoutes.turnOn.body,
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
      isWide={children !== undefined}
      {...dialog}
    >
      {children}
      <CodeField
        allowsRecovery={allowsRecovery}
        error={errors.code?.message}
        isLocked={isSaving}
        {...register('code')}
      />
      <Field label={texts.password} error={errors.password?.message} isLocked={isSaving}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
    </FormDialog>
  );
}
