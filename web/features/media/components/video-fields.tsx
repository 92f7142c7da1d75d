import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { MediaFieldsProps, VideoTexts } from '../media-form.ts';

/** Address and description of a video. */
export function VideoFields({ register, errors, isLocked, onEdit }: MediaFieldsProps<VideoTexts>) {
  return (
    <>
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
          {...register('link', { onChange: onEdit })}
        />
      </Field>
      <Field
        label="Description"
        isOptional
        hint="What the video shows, in the words a customer would ask with."
        error={errors.description?.message}
        isLocked={isLocked}
      >
        <Textarea placeholder="Cleaning the strainer" {...register('description', { onChange: onEdit })} />
      </Field>
    </>
  );
}
