import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { brandName, type PlatformSettings } from '../../../../contracts/admin/platform-settings.ts';
import { optionalEmail } from '../../../../contracts/shapes.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { showFieldErrors } from '../../../lib/text/form-errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useSetIdentity } from '../api/platform-settings.ts';
import { texts } from '../settings-texts.ts';
import { DefaultHint } from './default-hint.tsx';
import { IdentityPreview } from './identity-preview.tsx';

const words = texts.identity;
const schema = z.object({ brandName, supportEmail: optionalEmail.nonoptional() });
const FIELDS = ['brandName', 'supportEmail'] as const;

type Settings = Pick<PlatformSettings, 'brandName' | 'supportEmail' | 'defaults' | 'mail'>;
type Values = z.output<typeof schema>;

/** The values of the form for the defaults. */
const valuesOf = ({ brandName, supportEmail }: Settings['defaults']): Values => ({
  brandName,
  supportEmail: supportEmail ?? '',
});

/** The state of the form, and what sends it. */
function useIdentityForm(settings: Settings) {
  const change = useSetIdentity();
  const defaults = valuesOf(settings.defaults);
  const form = useForm({ resolver: zodResolver(schema), values: valuesOf(settings) });
  const { isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty && !change.isPending, words.leave);
  const enterDefault = (name: keyof Values) =>
    form.setValue(name, defaults[name], { shouldDirty: true, shouldValidate: true });

  const submit = form.handleSubmit(async ({ brandName, supportEmail }) => {
    try {
      const { data } = await change.mutateAsync({
        brandName: brandName === defaults.brandName ? null : brandName,
        supportEmail: supportEmail === '' || supportEmail === defaults.supportEmail ? null : supportEmail,
      });
      form.reset(valuesOf(data));
      showToast(words.saved);
    } catch (error) {
      if (!showFieldErrors(error, FIELDS, form.setError))
        form.setError('root', { message: messageOf(error) });
    }
  });
  return { form, defaults, submit, enterDefault, isSending: change.isPending, guard };
}

/** The form for the installation's name and support address, with a preview. An empty address means the default. */
export function IdentityForm({ settings }: { settings: Settings }) {
  const { form, defaults, submit, enterDefault, isSending, guard } = useIdentityForm(settings);
  const { register, watch, formState } = form;
  const { errors } = formState;
  const entered = watch();
  const hintOf = (name: keyof Values, variable: string) => (
    <DefaultHint
      value={defaults[name]}
      variable={variable}
      onUse={entered[name].trim() === defaults[name] ? null : () => enterDefault(name)}
    />
  );

  return (
    <Section title={words.title}>
      <p className="max-w-[62ch] text-ink-2">{words.lede}</p>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-x-10 gap-y-6 max-lg:grid-cols-1">
        <form noValidate onSubmit={submit} className="grid max-w-[480px] gap-5">
          <FormError>{errors.root?.message}</FormError>
          <Field
            label={words.brandName}
            hint={hintOf('brandName', 'BRAND_NAME')}
            error={errors.brandName?.message}
            isLocked={isSending}
          >
            <Input autoComplete="off" {...register('brandName')} />
          </Field>
          <Field
            label={words.supportEmail}
            hint={hintOf('supportEmail', 'SUPPORT_EMAIL')}
            error={errors.supportEmail?.message}
            isLocked={isSending}
            isOptional
          >
            <Input type="email" autoComplete="off" spellCheck={false} {...register('supportEmail')} />
          </Field>
          <Button
            type="submit"
            variant="go"
            className="justify-self-start max-sm:justify-self-stretch"
            busyText={isSending && words.saving}
          >
            {words.save}
          </Button>
        </form>
        <IdentityPreview
          brandName={entered.brandName.trim() || defaults.brandName}
          supportEmail={entered.supportEmail.trim() || defaults.supportEmail}
        />
      </div>
      {guard.dialog}
    </Section>
  );
}
