import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { lateResolver } from '../../../lib/api/late-resolver.ts';
import { showFieldErrors } from '../../../lib/text/form-errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx';
import { type NewAccount, register as registerAccount } from '../api/sign-in.ts';
import { texts } from '../texts.ts';

const FIELDS = ['name', 'email', 'password'] as const;

const { resolver, preload } = lateResolver<NewAccount>(
  async () => (await import('../api/credentials-form.ts')).registerResolver,
);

/** The form that creates an account and signs in; then calls `onDone`. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<NewAccount>({
    resolver,
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (account) => {
    setFailure(undefined);
    try {
      await registerAccount(account);
      onDone();
    } catch (error) {
      if (hasCode(error, 'email_taken')) {
        setError('email', { message: texts.register.emailTaken }, { shouldFocus: true });
      } else if (!showFieldErrors(error, FIELDS, setError)) {
        setFailure(messageOf(error));
      }
    }
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={submit} onFocus={preload}>
      <FormError>{failure}</FormError>
      <Field label={texts.name} error={errors.name?.message} isLocked={isSubmitting}>
        <Input autoComplete="name" {...register('name')} />
      </Field>
      <Field label={texts.email} error={errors.email?.message} isLocked={isSubmitting}>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <NewPasswordField
        label={texts.password}
        error={errors.password?.message}
        isLocked={isSubmitting}
        {...register('password')}
      />
      <Button type="submit" variant="go" size="large" busyText={isSubmitting && texts.register.submitting}>
        {texts.register.submit}
      </Button>
    </form>
  );
}
