import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type Testimonial, testimonialForm } from '../../../../contracts/testimonials.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useSaveTestimonial } from '../api/testimonials.ts';
import { texts } from '../texts.ts';

const words = texts.testimonials;
const EMPTY = { quote: '', author: '', position: '', isExample: false };

type TestimonialDialogProps = {
  /** The one to change; null adds one. */
  testimonial: Testimonial | null;
  onClose: () => void;
};

/** A testimonial as a form. */
export function TestimonialDialog({ testimonial, onClose }: TestimonialDialogProps) {
  const { mutateAsync } = useSaveTestimonial(testimonial?._id ?? null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(testimonialForm),
    defaultValues: testimonial ?? EMPTY,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await mutateAsync(values);
      showToast(words.saved);
      onClose();
    } catch (error) {
      setError('root', { message: messageOf(error) });
    }
  });
  return (
    <FormDialog
      title={testimonial ? `${words.edit}: ${testimonial.author}` : words.add}
      verb={words.save}
      busyText={words.saving}
      onClose={onClose}
      onSubmit={submit}
      isSaving={isSubmitting}
      error={errors.root?.message}
    >
      <Field label={words.quote} error={errors.quote?.message} isLocked={isSubmitting}>
        <Textarea rows={4} {...register('quote')} />
      </Field>
      <Field label={words.author} error={errors.author?.message} isLocked={isSubmitting}>
        <Input {...register('author')} />
      </Field>
      <Field label={words.position} error={errors.position?.message} isLocked={isSubmitting}>
        <Input {...register('position')} />
      </Field>
      <label className="inline-flex min-h-ctl items-center gap-2">
        <input type="checkbox" className="size-4 accent-go" {...register('isExample')} />
        {words.isExample}
      </label>
    </FormDialog>
  );
}
