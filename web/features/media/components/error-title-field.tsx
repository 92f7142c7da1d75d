import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import type { ErrorTexts } from '../media-form.ts';

type ErrorTitleFieldProps = {
  register: UseFormRegister<ErrorTexts>;
  errors: FieldErrors<ErrorTexts>;
  isLocked: boolean;
  onEdit: () => void;
};

/** What an error is called. */
export function ErrorTitleField({ register, errors, isLocked, onEdit }: ErrorTitleFieldProps) {
  return (
    <Field label="Error Title" error={errors.errorTitle?.message} isLocked={isLocked}>
      <Input placeholder="E14 on the display" {...register('errorTitle', { onChange: onEdit })} />
    </Field>
  );
}
