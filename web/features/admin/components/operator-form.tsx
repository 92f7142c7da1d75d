import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { isDraft, NEEDED_FIELDS, type Operator, operator } from '../../../../contracts/admin/operator.ts';
import { type SitePage, sitePaths } from '../../../../contracts/site-paths.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { showFieldErrors } from '../../../lib/text/form-errors.ts';
import { texts as siteTexts } from '../../../lib/text/site-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useOperator, useSetOperator } from '../api/operator.ts';
import { texts } from '../operator-texts.ts';

const FIELDS = ['name', 'address', 'email', 'law', 'phone', 'representative', 'register', 'taxId'] as const;
/** The pages that name whom the form is about. */
const PAGES: readonly SitePage[] = ['terms', 'privacy', 'imprint'];
type FieldName = (typeof FIELDS)[number];

const HINTS: Partial<Record<FieldName, string>> = {
  law: texts.lawHint,
  representative: texts.representativeHint,
};
const isNeeded = (name: FieldName): boolean => NEEDED_FIELDS.some((needed) => needed === name);

/** The section with the form, once its values are there. */
export function OperatorSection() {
  const stored = useOperator().data?.data;
  return stored ? <OperatorForm stored={stored} /> : null;
}

function PageLinks() {
  return (
    <ul className="flex flex-wrap gap-x-6 text-13">
      {PAGES.map((page) => (
        <li key={page}>
          <a href={sitePaths[page]} className="inline-flex min-h-6 items-center max-sm:min-h-ctl">
            {siteTexts.pages[page]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The state of the form, and what sends it. */
function useOperatorForm(stored: Operator) {
  const change = useSetOperator();
  const form = useForm({ resolver: zodResolver(operator), values: stored });
  const { isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty && !change.isPending, texts.leave);

  const submit = form.handleSubmit(async (filledIn) => {
    try {
      const { data } = await change.mutateAsync(filledIn);
      form.reset(data);
      showToast(texts.saved);
    } catch (error) {
      if (!showFieldErrors(error, FIELDS, form.setError))
        form.setError('root', { message: messageOf(error) });
    }
  });
  return { form, submit, isSending: change.isPending, guard };
}

function OperatorForm({ stored }: { stored: Operator }) {
  const { form, submit, isSending, guard } = useOperatorForm(stored);
  const { register, formState } = form;
  const { errors } = formState;
  const controlOf = (name: FieldName) => {
    if (name === 'address') return <Textarea autoComplete="off" {...register(name)} />;
    return <Input type={name === 'email' ? 'email' : 'text'} autoComplete="off" {...register(name)} />;
  };

  return (
    <Section title={texts.title}>
      <p className="max-w-[62ch] text-ink-2">{texts.lede}</p>
      <PageLinks />
      <form noValidate onSubmit={submit} className="grid max-w-[480px] gap-5">
        <FormError>{errors.root?.message}</FormError>
        {FIELDS.map((name) => (
          <Field
            key={name}
            label={texts.fields[name]}
            hint={HINTS[name]}
            error={errors[name]?.message}
            isLocked={isSending}
            isOptional={!isNeeded(name)}
          >
            {controlOf(name)}
          </Field>
        ))}
        <div>
          <Checkbox isLocked={isSending} {...register('isReviewed')}>
            {texts.reviewed}
          </Checkbox>
          <p className="text-13 text-ink-2">{texts.reviewedHint}</p>
        </div>
        <p className="text-13">{isDraft(stored) ? texts.isDraft : texts.isPublished}</p>
        <Button
          type="submit"
          variant="go"
          className="justify-self-start max-sm:justify-self-stretch"
          busyText={isSending && texts.saving}
        >
          {texts.save}
        </Button>
      </form>
      {guard.dialog}
    </Section>
  );
}
