import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { invitationForm } from '../../../../contracts/account/team.ts';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { useHasMailServer } from '../../../lib/api/use-has-mail-server.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { useInvite } from '../api/invite.ts';
import { texts } from '../texts.ts';

const words = texts.invite;

/** The form that invites a colleague by the link in a mail, which only an outbox gets where no mail server is configured. */
export function InviteForm() {
  const invite = useInvite();
  const hasMailServer = useHasMailServer();
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(invitationForm),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email }) => {
    try {
      await invite.mutateAsync(email);
      reset();
      showToast(hasMailServer ? words.sent(email) : words.waits(email));
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
      <Field
        label={words.email}
        hint={hasMailServer ? words.hint : words.hintWaits}
        error={errors.email?.message}
        isLocked={isSubmitting}
      >
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
