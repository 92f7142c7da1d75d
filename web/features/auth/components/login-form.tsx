import { type FormEvent, useRef, useState } from 'react';
import { hasCode, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { type Credentials, logIn } from '../api/sign-in.ts';
import { texts } from '../texts.ts';

const loadCheck = () => import('../api/credentials-form.ts');
const preload = () => void loadCheck().catch(() => undefined);

const failureText = (error: unknown) =>
  hasCode(error, 'wrong_credentials', 'invalid_request') ? texts.login.wrongCredentials : messageOf(error);

/** Signs in and then calls `onDone`. Two fields need no form library, and login is where most people arrive. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<Partial<Credentials>>({});
  const [isSubmitting, setIsSubmitting] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const send = async () => {
    const credentials = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    const found = (await loadCheck()).checkCredentials(credentials);
    setErrors(found);
    if (found.email !== undefined) email.current?.focus();
    else if (found.password !== undefined) password.current?.focus();
    else {
      await logIn(credentials);
      onDone();
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    setFailure(undefined);
    setIsSubmitting(true);
    await send().catch((error: unknown) => setFailure(failureText(error)));
    setIsSubmitting(false);
  };
  // Once told, a mistake goes as soon as it is worked on.
  const forget = (field: keyof Credentials) => () =>
    errors[field] && setErrors({ ...errors, [field]: undefined });

  return (
    <form noValidate className="grid gap-5" onSubmit={submit} onFocus={preload}>
      <FormError>{failure}</FormError>
      <Field label={texts.email} error={errors.email} isLocked={isSubmitting}>
        <Input ref={email} type="email" name="email" autoComplete="username" onChange={forget('email')} />
      </Field>
      <Field label={texts.password} error={errors.password} isLocked={isSubmitting}>
        <PasswordInput
          ref={password}
          name="password"
          autoComplete="current-password"
          onChange={forget('password')}
        />
      </Field>
      <Button type="submit" variant="go" size="large" busyText={isSubmitting && texts.login.submitting}>
        {texts.login.submit}
      </Button>
    </form>
  );
}
