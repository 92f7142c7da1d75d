import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type InvitationCard, newMemberForm } from '../../../../contracts/account/team.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { showFieldErrors } from '../../../lib/text/form-errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx';
import type { NewMember } from '../api/invitation.ts';
import { texts } from '../texts.ts';

const words = texts.join;

type JoinFormProps = { invitation: InvitationCard; onJoin: (member: NewMember) => Promise<void> };

/** The form for name and password of a colleague without an account; the address is the invited one. */
export function JoinForm({ invitation: { company_name, email }, onJoin }: JoinFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(newMemberForm),
    defaultValues: { name: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (member) => {
    try {
      await onJoin(member);
    } catch (error) {
      if (!showFieldErrors(error, ['name', 'password'], setError)) {
        setError('root', { message: messageOf(error) });
      }
    }
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <FormError>{errors.root?.message}</FormError>
      <Field label={words.email}>
        <Input type="email" autoComplete="username" value={email} readOnly />
      </Field>
      <Field label={words.name} error={errors.name?.message} isLocked={isSubmitting}>
        <Input autoComplete="name" {...register('name')} />
      </Field>
      <NewPasswordField
        label={words.password}
        error={errors.password?.message}
        isLocked={isSubmitting}
        {...register('password')}
      />
      <Button type="submit" variant="go" size="large" busyText={isSubmitting && words.joining}>
        {words.signUp(company_name)}
      </Button>
    </form>
  );
}
