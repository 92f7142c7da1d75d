import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { ErrorTexts, MediaFieldsProps } from '../media-form.ts';

/** What to do about an error, and what it looks like. */
export function ErrorFields({ register, errors, isLocked, onEdit }: MediaFieldsProps<ErrorTexts>) {
  return (
    <>
      <Field label="Error Solution" isOptional error={errors.solution?.message} isLocked={isLocked}>
        <Textarea placeholder="What the customer should do" {...register('solution', { onChange: onEdit })} />
      </Field>
      <Field
        label="Error Description"
        isOptional
        error={errors.errorDescription?.message}
        isLocked={isLocked}
      >
        <Textarea
          placeholder="What it looks like and when it appears"
          {...register('errorDescription', { onChange: onEdit })}
        />
      </Field>
    </>
  );
}
