import { type Testimonial, testimonialForm } from '../../../../contracts/testimonials.ts';
import { useDialogForm } from '../../../lib/use-dialog-form.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useSaveTestimonial } from '../api/testimonials.ts';
import { texts } from '../texts.ts';

const words = texts.testimonials;
const EMPTY = { quote: '', author: '', position: '', isExample: false };

type TestimonialDialogProps = {
  /** The testimonial to change; null adds one. */
  testimonial: Testimonial | null;
  onClose: () => void;
};

/** The form of a testimonial. */
export function TestimonialDialog({ testimonial, onClose }: TestimonialDialogProps) {
  const { mutateAsync } = useSaveTestimonial(testimonial?._id ?? null);
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: testimonialForm,
    defaultValues: testimonial ?? EMPTY,
    save: (values) => mutateAsync(values).then(() => words.saved),
    onClose,
  });
  return (
    <FormDialog
      title={testimonial ? words.editNamed(testimonial.author) : words.add}
      verb={words.save}
      busyText={words.saving}
      {...dialog}
    >
      <Field label={words.quote} error={errors.quote?.message} isLocked={isSaving}>
        <Textarea rows={4} {...register('quote')} />
      </Field>
      <Field label={words.author} error={errors.author?.message} isLocked={isSaving}>
        <Input {...register('author')} />
      </Field>
      <Field label={words.position} error={errors.position?.message} isLocked={isSaving}>
        <Input {...register('position')} />
      </Field>
      <Checkbox isLocked={isSaving} {...register('isExample')}>
        {words.isExample}
      </Checkbox>
    </FormDialog>
  );
}
