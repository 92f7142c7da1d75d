import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { mediaRoutes } from '../../../../contracts/media.ts';
import { paths } from '../../../../contracts/paths.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { describeUploadFailure } from '../../../lib/upload-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SentMeter } from '../../../ui/sent-meter.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useUploadImage } from '../api/upload-image.ts';
import { usePictureChoice } from '../use-picture-choice.tsx';

const errorForm = mediaRoutes.uploadImage.form.fields.omit({ productId: true });

/** Picture, name, cause and remedy of an error; on to the product's edit page once it is stored. */
export function ErrorImageForm({ productId }: { productId: string }) {
  const navigate = useNavigate();
  const picture = usePictureChoice();
  const upload = useUploadImage();
  const form = useForm({
    resolver: zodResolver(errorForm),
    defaultValues: { errorTitle: '', errorDescription: '', solution: '' },
  });
  const { errors } = form.formState;
  const isLocked = upload.isSending;

  const submit = form.handleSubmit(
    (fields) => {
      if (!picture.file) return picture.demand();
      upload.send({ fields: { ...fields, productId }, file: picture.file }, () => {
        showToast('Image uploaded successfully!');
        navigate(paths.editProduct.href(productId));
      });
    },
    () => {
      if (!picture.file) picture.demand();
    },
  );

  return (
    <form onSubmit={submit} noValidate className="grid max-w-140 gap-6">
      <Field label="Error Title" error={errors.errorTitle?.message} isLocked={isLocked}>
        <Input
          placeholder="E14 on the display"
          {...form.register('errorTitle', { onChange: upload.reset })}
        />
      </Field>
      <FileDrop label="Error Image" isLocked={isLocked} {...picture.dropProps} />
      <Field label="Error Solution" isOptional error={errors.solution?.message} isLocked={isLocked}>
        <Textarea
          placeholder="What the customer should do"
          {...form.register('solution', { onChange: upload.reset })}
        />
      </Field>
      <Field
        label="Error Description"
        isOptional
        error={errors.errorDescription?.message}
        isLocked={isLocked}
      >
        <Textarea
          placeholder="What it looks like and when it appears"
          {...form.register('errorDescription', { onChange: upload.reset })}
        />
      </Field>
      {isLocked && picture.file && <SentMeter fileBytes={picture.file.size} progress={upload.progress} />}
      {upload.error && <Notice tone="error">{describeUploadFailure(upload.error)}</Notice>}
      <FormActions>
        <ButtonLink variant="quiet" to={paths.editProduct.href(productId)}>
          Cancel
        </ButtonLink>
        <Button variant="go" type="submit" busyText={isLocked && 'Uploading...'}>
          Upload Image
        </Button>
      </FormActions>
    </form>
  );
}
