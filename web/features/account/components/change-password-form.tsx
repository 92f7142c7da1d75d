import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { lateResolver } from '../../../lib/api/late-resolver.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { showFieldErrors } from '../../../lib/text/form-errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import { type ChangePassword, useChangePassword } from '../api/change-password.ts';
import { texts } from '../texts.ts';

const words = texts.change;
const EMPTY: ChangePassword = { currentPassword: '', password: '' };

const { resolver, preload } = lateResolver<ChangePassword>(
  async () => (await import('../api/account-forms.ts')).changePasswordResolver,
);

/** The form that changes one's password. */
export function ChangePasswordForm() {
  const [failure, setFailure] = useState<string>();
  const change = useChangePassword();
  const { register, handleSubmit, setError, reset, formState } = useForm<ChangePassword>({
    resolver,
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting, isDirty } = formState;
  const guard = useLeaveGuard(isDirty && !isSubmitting, words.leave);

  const submit = handleSubmit(async (input) => {
    setFailure(undefined);
    try {
      await change.mutateAsync(input);
      reset(EMPTY);
      showToast(words.done);
    } catch (error) {
      if (hasCode(error, 'wrong_credentials'))
        setError('currentPassword', { message: messageOf(error) }, { shouldFocus: true });
      else if (!showFieldErrors(error, ['password'], setError)) setFailure(messageOf(error));
    }
  });

  return (
    <>
      <form noValidate className="grid max-w-[420px] gap-5" onSubmit={submit} onFocus={preload}>
        <FormError>{failure}</FormError>
        <Field label={words.current} error={errors.currentPassword?.message} isLocked={isSubmitting}>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <NewPasswordField
          label={texts.newPassword}
          error={errors.password?.message}
          isLocked={isSubmitting}
          {...register('password')}
        />
        <Button
          type="submit"
          variant="go"
          className="justify-self-start"
          busyText={isSubmitting && words.submitting}
        >
          {words.submit}
        </Button>
      </form>
      {guard.dialog}
    </>
  );
}
