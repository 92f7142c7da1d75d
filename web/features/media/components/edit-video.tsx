import type { VideoLink } from '../../../../contracts/manuals/media.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useUpdateVideoLink } from '../api/update-video-link.ts';
import { videoTextsForm } from '../media-form.ts';
import { texts } from '../texts.ts';
import { VideoFields } from './video-fields.tsx';

const words = texts.video;

/** The form that changes address and description of a video link, and the captions of the video. */
export function EditVideo({ video, onClose }: { video: VideoLink; onClose: () => void }) {
  const { mutateAsync } = useUpdateVideoLink(video._id);
  const { form, errors, isSaving, dialog } = useDialogForm({
    schema: videoTextsForm,
    defaultValues: {
      link: video.video_link,
      description: video.video_description,
      captions: video.captions,
    },
    save: (fields) => mutateAsync(fields).then(() => words.saved),
    onClose,
  });
  return (
    <FormDialog title={words.edit} {...dialog}>
      <VideoFields form={form} errors={errors} isLocked={isSaving} />
    </FormDialog>
  );
}
