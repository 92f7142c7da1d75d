import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import type { ErrorTexts, MediaFieldsProps } from '../media-form.ts';
import { texts } from '../texts.ts';

const words = texts.errorFields;

/** Fields for the description of an error and for its solution. */
export function ErrorFields({ register, errors, isLocked }: MediaFieldsProps<ErrorTexts>) {
  return (
    <>
      <Field label={words.solution} isOptional error={errors.solution?.message} isLocked={isLocked}>
        <Textarea placeholder={words.solutionPlaceholder} {...register('solution')} />
      </Field>
      <Field
        label={words.description}
        isOptional
        error={errors.errorDescription?.message}
        isLocked={isLocked}
      >
        <Textarea placeholder={words.descriptionPlaceholder} {...register('errorDescription')} />
      </Field>
    </>
  );
}
