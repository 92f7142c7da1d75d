import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasCode, messageOf } from '../../../lib/api-error.ts';
import { lateResolver } from '../../../lib/late-resolver.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { type Credentials, logIn } from '../api/sign-in.ts';
import { texts } from '../texts.ts';

const { resolver, preload } = lateResolver<Credentials>(
  async () => (await import('../api/credentials-form.ts')).loginResolver,
);

const failureText = (error: unknown) =>
  hasCode(error, 'wrong_credentials', 'invalid_request') ? texts.login.wrongCredentials : messageOf(error);

/** Signs in and then calls `onDone`. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver,
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (credentials) => {
    setFailure(undefined);
    try {
      await logIn(credentials);
      onDone();
    } catch (error) {
      setFailure(failureText(error));
    }
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={submit} onFocus={preload}>
      <FormError>{failure}</FormError>
      <Field label={texts.email} error={errors.email?.message} isLocked={isSubmitting}>
        <Input type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field label={texts.password} error={errors.password?.message} isLocked={isSubmitting}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" variant="go" size="large" busyText={isSubmitting && texts.login.submitting}>
        {texts.login.submit}
      </Button>
    </form>
  );
}
