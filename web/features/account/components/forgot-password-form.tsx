import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../lib/api/api-error.ts';
import { lateResolver } from '../../../lib/api/late-resolver.ts';
import { showFieldErrors } from '../../../lib/text/form-errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { askForLink, type ForgotPassword } from '../api/mailed-links.ts';
import { texts } from '../texts.ts';

const { resolver, preload } = lateResolver<ForgotPassword>(
  async () => (await import('../api/account-forms.ts')).forgotPasswordResolver,
);

/** The form that asks for a link to set a new password; then calls `onSent` with the address. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<ForgotPassword>({
    resolver,
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (input) => {
    setFailure(undefined);
    try {
      await askForLink(input);
      onSent(input.email);
    } catch (error) {
      if (!showFieldErrors(error, ['email'], setError)) setFailure(messageOf(error));
    }
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={submit} onFocus={preload}>
      <FormError>{failure}</FormError>
      <Field label={texts.email} error={errors.email?.message} isLocked={isSubmitting}>
        <Input type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Button type="submit" variant="go" size="large" busyText={isSubmitting && texts.forgot.submitting}>
        {texts.forgot.submit}
      </Button>
    </form>
  );
}
