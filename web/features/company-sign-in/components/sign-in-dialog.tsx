import {
  type CompanySignIn,
  type CompanySignInForm,
  companySignInForm,
} from '../../../../contracts/account/company-sign-in.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useSetCompanySignIn } from '../api/company-sign-in.ts';
import { texts } from '../texts.ts';

const EMPTY: CompanySignInForm = {
  issuer: '',
  clientId: '',
  clientSecret: '',
  domain: '',
  isRequired: false,
  password: '',
};

type SignInDialogProps = {
  provider: CompanySignIn['provider'];
  /** Whether a code is asked for, too. */
  hasTwoStep: boolean;
  onClose: () => void;
};

/** The form of the company's own sign-in. */
export function SignInDialog({ provider, hasTwoStep, onClose }: SignInDialogProps) {
  const { mutateAsync } = useSetCompanySignIn();
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: companySignInForm,
    defaultValues: { ...EMPTY, ...provider, ...(hasTwoStep && { code: '' }) },
    save: (values) => mutateAsync(values).then(() => texts.saved),
    onClose,
    refusable: ['issuer', 'code'],
  });
  const about = (name: 'issuer' | 'clientId' | 'clientSecret' | 'domain' | 'password') => ({
    error: errors[name]?.message,
    isLocked: isSaving,
  });
  return (
    <FormDialog title={texts.title} verb={texts.save} busyText={texts.saving} isWide {...dialog}>
      <Field label={texts.issuer} hint={texts.issuerHint} {...about('issuer')}>
        <Input type="url" inputMode="url" autoComplete="off" {...register('issuer')} />
      </Field>
      <Field label={texts.clientId} {...about('clientId')}>
        <Input autoComplete="off" {...register('clientId')} />
      </Field>
      <Field label={texts.clientSecret} hint={texts.secretHint} {...about('clientSecret')}>
        <PasswordInput autoComplete="off" {...register('clientSecret')} />
      </Field>
      <Field label={texts.domain} hint={texts.domainHint} {...about('domain')}>
        <Input autoComplete="off" {...register('domain')} />
      </Field>
      <Checkbox {...register('isRequired')}>{texts.required}</Checkbox>
      <Field label={texts.password} {...about('password')}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {hasTwoStep && <CodeField error={errors.code?.message} isLocked={isSaving} {...register('code')} />}
    </FormDialog>
  );
}
