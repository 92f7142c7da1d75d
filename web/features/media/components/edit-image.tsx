import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { ErrorImage } from '../../../../contracts/media.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useUpdateImage } from '../api/update-image.ts';
import { errorTextsForm } from '../media-form.ts';
import { EditDialog } from './edit-dialog.tsx';
import { ErrorFields } from './error-fields.tsx';
import { ErrorTitleField } from './error-title-field.tsx';

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
        showToast('Error image saved.');
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
    <EditDialog
      title={`Edit “${errorTitle}”`}
      onClose={onClose}
      onSubmit={submit}
      isSaving={update.isPending}
      error={update.error}
    >
      <ErrorTitleField {...fields} />
      <ErrorFields {...fields} />
    </EditDialog>
  );
}
