import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { mediaRoutes } from '../../../../contracts/media.ts';
import { paths } from '../../../../contracts/paths.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useUploadVideoLink } from '../api/upload-video-link.ts';

const videoForm = mediaRoutes.uploadVideoLink.body.omit({ productId: true });

/** Address and description of a video; on to the product's edit page once it is stored. */
export function VideoLinkForm({ productId }: { productId: string }) {
  const navigate = useNavigate();
  const upload = useUploadVideoLink(productId);
  const form = useForm({ resolver: zodResolver(videoForm), defaultValues: { link: '', description: '' } });
  const { errors } = form.formState;
  const isLocked = upload.isPending;

  const submit = form.handleSubmit((fields) => {
    if (isLocked) return;
    upload.mutate(fields, {
      onSuccess: () => {
        showToast('Video link added.');
        navigate(paths.editProduct.href(productId));
      },
    });
  });

  return (
    <form onSubmit={submit} noValidate className="grid max-w-140 gap-6">
      <Field
        label="Video link"
        hint="The complete address of the video, on YouTube, Vimeo or elsewhere."
        error={errors.link?.message}
        isLocked={isLocked}
      >
        <Input
          type="url"
          inputMode="url"
          placeholder="https://youtu.be/…"
          {...form.register('link', { onChange: upload.reset })}
        />
      </Field>
      <Field
        label="Description"
        isOptional
        hint="What the video shows, in the words a customer would ask with."
        error={errors.description?.message}
        isLocked={isLocked}
      >
        <Textarea placeholder="Cleaning the strainer" {...form.register('description')} />
      </Field>
      {upload.error && <Notice tone="error">{messageOf(upload.error)}</Notice>}
      <FormActions>
        <ButtonLink variant="quiet" to={paths.editProduct.href(productId)}>
          Cancel
        </ButtonLink>
        <Button variant="go" type="submit" busyText={isLocked && 'Saving...'}>
          Add Video Link
        </Button>
      </FormActions>
    </form>
  );
}
