import type { z } from 'zod';
import { type ClosingBody, type ClosingPreview, closingBody } from '../../../contracts/company/closing.ts';
import { closingTexts as words } from '../../lib/text/closing-texts.ts';
import { useDialogForm } from '../../lib/text/use-dialog-form.ts';
import { CodeField } from '../form/code-field.tsx';
import { Field } from '../form/field.tsx';
import { Input } from '../form/input.tsx';
import { PasswordInput } from '../form/password-input.tsx';
import { FormDialog } from './form-dialog.tsx';

type ClosingDialogProps = {
  company: ClosingPreview;
  /** Whether a code is asked for, too. */
  hasTwoStep: boolean;
  /** Closes the company. @returns from when on it is erased */
  close: (body: ClosingBody) => Promise<string>;
  /** Called when it is closed. */
  onClosed?: () => void;
  onClose: () => void;
};

const EMPTY: z.input<typeof closingBody> = { name: '', password: '' };

/** Says what closing a company takes, and asks for its name and who it is. */
export function ClosingDialog({ company, hasTwoStep, close, onClosed, onClose }: ClosingDialogProps) {
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: closingBody,
    defaultValues: hasTwoStep ? { ...EMPTY, code: '' } : EMPTY,
    save: async (values) => {
      const erasesAt = await close(values);
      onClosed?.();
      return words.done(company.name, erasesAt);
    },
    onClose,
    refusable: ['name', 'code'],
  });
  return (
    <FormDialog
      title={words.question(company.name)}
      description={words.consequence(words.holdings(company.holdings))}
      verb={words.verb}
      busyText={words.busy}
      tone="danger"
      {...dialog}
    >
      <Field
        label={words.nameLabel}
        hint={words.nameHint(company.name)}
        error={errors.name?.message}
        isLocked={isSaving}
      >
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field label={words.password} error={errors.password?.message} isLocked={isSaving}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {hasTwoStep && <CodeField error={errors.code?.message} isLocked={isSaving} {...register('code')} />}
    </FormDialog>
  );
}
