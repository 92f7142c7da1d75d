import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { VideoLink } from '../../../../contracts/media.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useUpdateVideoLink } from '../api/update-video-link.ts';
import { videoTextsForm } from '../media-form.ts';
import { texts } from '../texts.ts';
import { VideoFields } from './video-fields.tsx';

const words = texts.video;

/** Changes address and description of a video link. */
export function EditVideo({ video, onClose }: { video: VideoLink; onClose: () => void }) {
  const update = useUpdateVideoLink(video._id);
  const form = useForm({
    resolver: zodResolver(videoTextsForm),
    defaultValues: { link: video.video_link, description: video.video_description },
  });
  const submit = form.handleSubmit((fields) =>
    update.mutate(fields, {
      onSuccess: () => {
        showToast(words.saved);
        onClose();
      },
    }),
  );
  return (
    <FormDialog
      title={words.edit}
      onClose={onClose}
      onSubmit={submit}
      isSaving={update.isPending}
      error={update.error ? messageOf(update.error) : undefined}
    >
      <VideoFields
        register={form.register}
        errors={form.formState.errors}
        isLocked={update.isPending}
        onEdit={update.reset}
      />
    </FormDialog>
  );
}
