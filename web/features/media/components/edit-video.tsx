import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { VideoLink } from '../../../../contracts/media.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useUpdateVideoLink } from '../api/update-video-link.ts';
import { videoTextsForm } from '../media-form.ts';
import { EditDialog } from './edit-dialog.tsx';
import { VideoFields } from './video-fields.tsx';

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
        showToast('Video link saved.');
        onClose();
      },
    }),
  );
  return (
    <EditDialog
      title="Edit video link"
      onClose={onClose}
      onSubmit={submit}
      isSaving={update.isPending}
      error={update.error}
    >
      <VideoFields
        register={form.register}
        errors={form.formState.errors}
        isLocked={update.isPending}
        onEdit={update.reset}
      />
    </EditDialog>
  );
}
