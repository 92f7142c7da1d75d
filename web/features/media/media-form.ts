import type { FieldErrors, FieldValues, UseFormRegister, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { mediaRoutes } from '../../../contracts/manuals/media.ts';

/** The texts of an error image; the rules are the same for adding and changing one. */
export const errorTextsForm = mediaRoutes.updateImage.form.fields;
export type ErrorTexts = z.input<typeof errorTextsForm>;

/** The texts of a video link; the rules are the same for adding and changing one. */
export const videoTextsForm = mediaRoutes.updateVideoLink.body;
export type VideoTexts = z.input<typeof videoTextsForm>;
export type VideoForm = Pick<UseFormReturn<VideoTexts>, 'register' | 'watch' | 'setValue'>;

/** The props that the fields of such a form take from it. */
export type MediaFieldsProps<Texts extends FieldValues> = {
  register: UseFormRegister<Texts>;
  errors: FieldErrors<Texts>;
  isLocked: boolean;
};
