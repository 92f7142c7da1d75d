import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { ErrorImage } from '../../../../contracts/media.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useUpdateImage } from '../api/update-image.ts';
import { errorTextsForm } from '../media-form.ts';
import { texts } from '../texts.ts';
import { ErrorFields } from './error-fields.tsx';
import { ErrorTitleField } from './error-title-field.tsx';

const words = texts.image;

/** Changes what is said about an error image. */
export function EditImage({ image, onClose }: { image: ErrorImage; onClose: () => void }) {
  const update = useUpdateImage(image._id);
  const { errorTitle, errorDescription, solution } = image;
  const form = useForm({
    resolver: zodResolver(errorTextsForm),
    defaultValues: { errorTitle, errorDescription, solution },
  });
  const submit = form.handleSubmit((fields) =>
    update.mutate(fields, {
      onSuccess: () => {
        showToast(words.saved);
        onClose();
      },
    }),
  );
  const fields = {
    register: form.register,
    errors: form.formState.errors,
    isLocked: update.isPending,
    onEdit: update.reset,
  };
  return (
    <FormDialog
      title={words.edit(errorTitle)}
      onClose={onClose}
      onSubmit={submit}
      isSaving={update.isPending}
      error={update.error ? messageOf(update.error) : undefined}
    >
      <ErrorTitleField {...fields} />
      <ErrorFields {...fields} />
    </FormDialog>
  );
}
