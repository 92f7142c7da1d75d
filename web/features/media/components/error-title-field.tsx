import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import type { ErrorTexts, MediaFieldsProps } from '../media-form.ts';

/** What an error is called. */
export function ErrorTitleField({ register, errors, isLocked, onEdit }: MediaFieldsProps<ErrorTexts>) {
  return (
    <Field label="Error Title" error={errors.errorTitle?.message} isLocked={isLocked}>
      <Input placeholder="E14 on the display" {...register('errorTitle', { onChange: onEdit })} />
    </Field>
  );
}
