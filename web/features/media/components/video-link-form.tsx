import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { useUploadVideoLink } from '../api/upload-video-link.ts';
import { videoTextsForm } from '../media-form.ts';
import { texts } from '../texts.ts';
import { VideoFields } from './video-fields.tsx';

const words = texts.video;

/** The form for address and description of a video, which then leads to the product's edit page. */
export function VideoLinkForm({ productId }: { productId: string }) {
  const navigate = useNavigate();
  const upload = useUploadVideoLink(productId);
  const form = useForm({
    resolver: zodResolver(videoTextsForm),
    defaultValues: { link: '', description: '', captions: '' },
  });
  const { errors, isDirty } = form.formState;
  const guard = useUnsavedGuard(isDirty);
  const isLocked = upload.isPending;

  const submit = form.handleSubmit((fields) => {
    if (isLocked) return;
    upload.mutate(fields, {
      onSuccess: () => {
        showToast(words.added);
        guard.release();
        navigate(paths.editProduct.href(productId));
      },
    });
  });

  return (
    <form onSubmit={submit} onChange={upload.reset} noValidate className="grid max-w-140 gap-6">
      <VideoFields form={form} errors={errors} isLocked={isLocked} />
      {upload.error && <Notice tone="error">{messageOf(upload.error)}</Notice>}
      <FormActions>
        <ButtonLink variant="quiet" to={paths.editProduct.href(productId)} onClick={guard.release}>
          {texts.cancel}
        </ButtonLink>
        <Button variant="go" type="submit" busyText={isLocked && words.adding}>
          {words.add}
        </Button>
      </FormActions>
      {guard.dialog}
    </form>
  );
}
