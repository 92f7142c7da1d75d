import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { invitationForm } from '../../../../contracts/team.ts';
import { hasCode, messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Input } from '../../../ui/input.tsx';
import { useInvite } from '../api/invite.ts';
import { texts } from '../texts.ts';

const words = texts.invite;

/** The form that mails an invitation to the address of a colleague. */
export function InviteForm() {
  const invite = useInvite();
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(invitationForm),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email }) => {
    try {
      await invite.mutateAsync(email);
      reset();
      showToast(words.sent(email));
    } catch (error) {
      const message = messageOf(error);
      if (hasCode(error, 'invalid_request', 'conflict'))
        setError('email', { message }, { shouldFocus: true });
      else setError('root', { message });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="grid max-w-[480px] gap-4">
      <FormError>{errors.root?.message}</FormError>
      <Field label={words.email} hint={words.hint} error={errors.email?.message} isLocked={isSubmitting}>
        <Input type="email" autoComplete="off" {...register('email')} />
      </Field>
      <div>
        <Button type="submit" variant="go" busyText={isSubmitting && words.submitting}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
