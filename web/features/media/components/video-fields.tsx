import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import type { MediaFieldsProps, VideoTexts } from '../media-form.ts';
import { texts } from '../texts.ts';

const words = texts.videoFields;

/** Fields for address and description of a video. */
export function VideoFields({ register, errors, isLocked }: MediaFieldsProps<VideoTexts>) {
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
    </>
  );
}
