import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { type CompanyProfile, companyProfile } from '../../../../contracts/company/companies.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { showFieldErrors } from '../../../lib/text/form-errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard.tsx';
import { texts } from '../texts.ts';

const EMPTY = {
  company_name: '',
  description: '',
  company_email: '',
  company_website: '',
  company_contact: '',
  address: '',
} satisfies CompanyProfile;

const FIELDS = Object.keys(EMPTY) as (keyof CompanyProfile)[];

type CompanyFormProps = {
  profile?: CompanyProfile;
  /** Sends the profile; errors that it throws are shown in the form. */
  onSubmit: (profile: CompanyProfile) => Promise<unknown>;
  submitText: string;
  submittingText: string;
  /** Gives the sentence for an error of `onSubmit`. Default: the error's own. */
  describeFailure?: (error: unknown) => string;
  /** The question before typed words are lost. Default: that they are not saved. */
  leaveWords?: { question: string; consequence: string };
  /** Content above the button. */
  children?: ReactNode;
};

/** The state of the form, and what sends it. */
function useCompanyForm(props: CompanyFormProps) {
  const { profile, onSubmit, describeFailure = messageOf, leaveWords } = props;
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(companyProfile),
    defaultValues: { ...EMPTY, ...profile },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const guard = useUnsavedGuard(isDirty && !isSubmitting, leaveWords);

  const submit = handleSubmit(async (values) => {
    try {
      await onSubmit(values);
      reset(values);
    } catch (error) {
      if (!showFieldErrors(error, FIELDS, setError)) setError('root', { message: describeFailure(error) });
    }
  });
  return { register, submit, errors, isSubmitting, guard };
}

/** The form of a company profile, for creating and editing one. */
export function CompanyForm(props: CompanyFormProps) {
  const { submitText, submittingText, children } = props;
  const { register, submit, errors, isSubmitting, guard } = useCompanyForm(props);

  return (
    <>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <FormError>{errors.root?.message}</FormError>
        <Field label={texts.name} error={errors.company_name?.message} isLocked={isSubmitting}>
          <Input autoComplete="organization" {...register('company_name')} />
        </Field>
        <Field
          label={texts.description}
          error={errors.description?.message}
          isLocked={isSubmitting}
          isOptional
        >
          <Textarea rows={3} {...register('description')} />
        </Field>
        <div className="grid grid-cols-2 gap-5 max-sm:grid-cols-1">
          <Field label={texts.email} error={errors.company_email?.message} isLocked={isSubmitting} isOptional>
            <Input type="email" autoComplete="email" {...register('company_email')} />
          </Field>
          <Field
            label={texts.contact}
            error={errors.company_contact?.message}
            isLocked={isSubmitting}
            isOptional
          >
            <Input type="tel" autoComplete="tel" {...register('company_contact')} />
          </Field>
        </div>
        <Field
          label={texts.website}
          error={errors.company_website?.message}
          isLocked={isSubmitting}
          isOptional
        >
          <Input
            type="url"
            placeholder={texts.websitePlaceholder}
            autoComplete="url"
            {...register('company_website')}
          />
        </Field>
        <Field label={texts.address} error={errors.address?.message} isLocked={isSubmitting} isOptional>
          <Textarea rows={3} autoComplete="street-address" {...register('address')} />
        </Field>
        {children}
        <Button type="submit" variant="go" size="large" busyText={isSubmitting && submittingText}>
          {submitText}
        </Button>
      </form>
      {guard.dialog}
    </>
  );
}
