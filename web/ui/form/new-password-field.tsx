import type { ComponentProps } from 'react';
import { texts } from '../page/texts.ts';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

type NewPasswordFieldProps = ComponentProps<typeof PasswordInput> & {
  label: string;
  error: string | undefined;
  isLocked: boolean;
};

/** The field for a new password, with the requirements below it. */
export function NewPasswordField({ label, error, isLocked, ...input }: NewPasswordFieldProps) {
  return (
    <Field label={label} hint={texts.passwordHint} error={error} isLocked={isLocked}>
      <PasswordInput autoComplete="new-password" {...input} />
    </Field>
  );
}
