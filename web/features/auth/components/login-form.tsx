import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { type Credentials, logIn } from '../api/sign-in.ts';
import { texts } from '../texts.ts';

const loadCheck = () => import('../api/credentials-form.ts');
const preload = () => void loadCheck().catch(() => undefined);

const FIELDS = ['email', 'password', 'code'] as const;

const failureText = (error: unknown) =>
  hasCode(error, 'wrong_credentials', 'invalid_request') ? texts.login.wrongCredentials : messageOf(error);

/** The state of the form, and what sends it. */
function useLogin(onDone: () => void) {
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<Partial<Credentials>>({});
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const inputs = { email, password, code };

  // The field for the code gets the focus. Its label and hint say why it is there, so nothing else is read out.
  useEffect(() => {
    if (needsCode) code.current?.focus();
  }, [needsCode]);

  const send = async () => {
    const credentials = {
      email: email.current?.value ?? '',
      password: password.current?.value ?? '',
      ...(needsCode && { code: code.current?.value ?? '' }),
    };
    const found = (await loadCheck()).checkCredentials(credentials);
    setErrors(found);
    const faulty = FIELDS.find((field) => found[field] !== undefined);
    if (faulty) return inputs[faulty].current?.focus();
    await logIn(credentials);
    onDone();
  };
  const refuse = (error: unknown) => {
    if (hasCode(error, 'code_required')) setNeedsCode(true);
    else if (hasCode(error, 'wrong_code')) {
      setErrors({ code: error.message });
      code.current?.focus();
    } else setFailure(failureText(error));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    setFailure(undefined);
    setIsSubmitting(true);
    await send().catch(refuse);
    setIsSubmitting(false);
  };
  // The error of a field disappears as soon as the field is edited.
  const forget = (field: keyof Credentials) => () =>
    errors[field] && setErrors({ ...errors, [field]: undefined });
  const changeEmail = () => {
    forget('email')();
    // Another account may have no second step.
    setNeedsCode(false);
  };
  return { failure, errors, isSubmitting, needsCode, inputs, submit, forget, changeEmail };
}

/** The form that signs in; then calls `onDone`. It uses no form library, so that the screen loads fast. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { failure, errors, isSubmitting, needsCode, inputs, submit, forget, changeEmail } = useLogin(onDone);
  const { email, password, code } = inputs;

  return (
    <form noValidate className="grid gap-5" onSubmit={submit} onFocus={preload}>
      <FormError>{failure}</FormError>
      <Field label={texts.email} error={errors.email} isLocked={isSubmitting}>
        <Input ref={email} type="email" name="email" autoComplete="username" onChange={changeEmail} />
      </Field>
      <Field label={texts.password} error={errors.password} isLocked={isSubmitting}>
        <PasswordInput
          ref={password}
          name="password"
          autoComplete="current-password"
          onChange={forget('password')}
        />
      </Field>
      {needsCode && (
        <CodeField
          ref={code}
          name="code"
          error={errors.code}
          isLocked={isSubmitting}
          onChange={forget('code')}
        />
      )}
      <Button type="submit" variant="go" size="large" busyText={isSubmitting && texts.login.submitting}>
        {texts.login.submit}
      </Button>
    </form>
  );
}
