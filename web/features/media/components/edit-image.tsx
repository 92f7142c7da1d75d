import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { ErrorImage } from '../../../../contracts/manuals/media.ts';
import { describeUploadFailure } from '../../../lib/api/upload-failure.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useUpdateImage } from '../api/update-image.ts';
import { errorTextsForm } from '../media-form.ts';
import { texts } from '../texts.ts';
import { usePictureChoice } from '../use-picture-choice.tsx';
import { ErrorFields } from './error-fields.tsx';
import { ErrorTitleField } from './error-title-field.tsx';

const words = texts.image;

/** The form that changes the texts of an error image, and its picture if another one is chosen. */
export function EditImage({ image, onClose }: { image: ErrorImage; onClose: () => void }) {
  const update = useUpdateImage();
  const picture = usePictureChoice({ isRequired: false });
  const { errorTitle, errorDescription, solution } = image;
  const form = useForm({
    resolver: zodResolver(errorTextsForm),
    defaultValues: { errorTitle, errorDescription, solution },
  });
  const submit = form.handleSubmit((about) => {
    const file = picture.file ? { file: picture.file } : {};
    update.send({ params: { id: image._id }, fields: about, ...file }, () => {
      showToast(words.saved);
      onClose();
    });
  });
  const fields = {
    register: form.register,
    errors: form.formState.errors,
    isLocked: update.isSending,
  };
  return (
    <FormDialog
      title={words.edit(errorTitle)}
      onClose={onClose}
      onSubmit={submit}
      onEdit={update.reset}
      isSaving={update.isSending}
      error={update.error ? describeUploadFailure(update.error) : undefined}
    >
      <ErrorTitleField {...fields} />
      <FileDrop label={words.newPicture} isOptional isLocked={update.isSending} {...picture.dropProps} />
      <ErrorFields {...fields} />
    </FormDialog>
  );
}
