import { videoSource } from '../../../lib/browser/video-source.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import type { MediaFieldsProps, VideoForm, VideoTexts } from '../media-form.ts';
import { texts } from '../texts.ts';
import { CaptionsField } from './captions-field.tsx';

const words = texts.videoFields;

type VideoFieldsProps = Omit<MediaFieldsProps<VideoTexts>, 'register'> & { form: VideoForm };

/** Fields for address and description of a video, and for its captions where it is a file: players of video sites have their own. */
export function VideoFields({ form, errors, isLocked }: VideoFieldsProps) {
  const { register, watch, setValue } = form;
  const [link, captions = ''] = watch(['link', 'captions']);
  const isFile = videoSource(link)?.kind === 'file';
  return (
    <>
      <Field label={words.link} hint={words.linkHint} error={errors.link?.message} isLocked={isLocked}>
        <Input type="url" inputMode="url" placeholder={words.linkPlaceholder} {...register('link')} />
      </Field>
      <Field
        label={words.description}
        isOptional
        hint={words.descriptionHint}
        error={errors.description?.message}
        isLocked={isLocked}
      >
        <Textarea placeholder={words.descriptionPlaceholder} {...register('description')} />
      </Field>
      {(isFile || captions !== '') && (
        <CaptionsField
          value={captions}
          error={errors.captions?.message}
          isLocked={isLocked}
          onChange={(webVtt) => setValue('captions', webVtt, { shouldDirty: true, shouldValidate: true })}
        />
      )}
    </>
  );
}
