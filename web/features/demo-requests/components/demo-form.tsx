import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { demoForm, demoRequestRoutes } from '../../../../contracts/admin/demo-requests.ts';
import { call } from '../../../lib/api/api-client.ts';
import { showFieldErrors } from '../../../lib/text/form-errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { texts } from '../texts.ts';

const EMPTY = {
  first_name: '',
  last_name: '',
  work_email: '',
  company_name: '',
  phone_number: '',
  challenges: '',
} satisfies z.input<typeof demoForm>;

const FIELDS = Object.keys(EMPTY) as (keyof typeof EMPTY)[];

/** The form that asks for a demo; its content stays if it could not be sent. */
export function DemoForm({ onDone }: { onDone: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(demoForm),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting: isLocked } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      await call(demoRequestRoutes.demoForm, { body });
      onDone();
    } catch (error) {
      if (!showFieldErrors(error, FIELDS, setError)) setError('root', { message: texts.failed });
    }
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {errors.root?.message && <Notice tone="error">{errors.root.message}</Notice>}
      <div className="grid grid-cols-2 gap-5 max-sm:grid-cols-1">
        <Field label={texts.firstName} error={errors.first_name?.message} isLocked={isLocked}>
          <Input autoComplete="given-name" {...register('first_name')} />
        </Field>
        <Field label={texts.lastName} error={errors.last_name?.message} isLocked={isLocked}>
          <Input autoComplete="family-name" {...register('last_name')} />
        </Field>
      </div>
      <Field label={texts.workEmail} error={errors.work_email?.message} isLocked={isLocked}>
        <Input type="email" autoComplete="email" {...register('work_email')} />
      </Field>
      <Field label={texts.companyName} error={errors.company_name?.message} isLocked={isLocked}>
        <Input autoComplete="organization" {...register('company_name')} />
      </Field>
      <Field label={texts.phoneNumber} error={errors.phone_number?.message} isLocked={isLocked} isOptional>
        <Input type="tel" autoComplete="tel" {...register('phone_number')} />
      </Field>
      <Field label={texts.challenges} error={errors.challenges?.message} isLocked={isLocked} isOptional>
        <Textarea rows={4} {...register('challenges')} />
      </Field>
      <Button type="submit" variant="go" size="large" busyText={isLocked && texts.submitting}>
        {texts.submit}
      </Button>
      <p className="text-13 text-ink-2">{texts.privacy}</p>
    </form>
  );
}
