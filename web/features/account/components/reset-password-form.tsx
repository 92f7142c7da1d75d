import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { lateResolver } from '../../../lib/api/late-resolver.ts';
import { showFieldErrors } from '../../../lib/text/form-errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx';
import { type ResetPassword, resetPassword } from '../api/mailed-links.ts';
import { texts } from '../texts.ts';

type NewPassword = Pick<ResetPassword, 'password'>;
type ResetPasswordFormProps = {
  /** The key from the mailed link. */
  token: string;
  onDone: () => void;
};

const { resolver, preload } = lateResolver<NewPassword>(
  async () => (await import('../api/account-forms.ts')).resetPasswordResolver,
);

/** The form that sets a new password with a mailed link; then calls `onDone`. */
export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const [failure, setFailure] = useState<{ text: string; isLinkBad: boolean }>();
  const { register, handleSubmit, setError, formState } = useForm<NewPassword>({
    resolver,
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await resetPassword({ token, password });
      onDone();
    } catch (error) {
      if (showFieldErrors(error, ['password'], setError)) return;
      const isLinkBad = hasCode(error, 'link_expired', 'invalid_request');
      setFailure({ text: messageOf(error), isLinkBad });
    }
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={submit} onFocus={preload}>
      <FormError>{failure?.text}</FormError>
      {failure?.isLinkBad && <Link to={paths.forgotPassword.path}>{texts.reset.askAgain}</Link>}
      <NewPasswordField
        label={texts.newPassword}
        error={errors.password?.message}
        isLocked={isSubmitting}
        {...register('password')}
      />
      <Button type="submit" variant="go" size="large" busyText={isSubmitting && texts.reset.submitting}>
        {texts.reset.submit}
      </Button>
    </form>
  );
}
