import { type Testimonial, testimonialForm } from '../../../../contracts/admin/testimonials.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
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
