import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import type { ErrorTexts, MediaFieldsProps } from '../media-form.ts';
import { texts } from '../texts.ts';

/** The field for the name of an error. */
export function ErrorTitleField({ register, errors, isLocked }: MediaFieldsProps<ErrorTexts>) {
  return (
    <Field label={texts.errorFields.title} error={errors.errorTitle?.message} isLocked={isLocked}>
      <Input placeholder={texts.errorFields.titlePlaceholder} {...register('errorTitle')} />
    </Field>
  );
}
