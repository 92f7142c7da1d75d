import type { FieldErrors, FieldValues, UseFormRegister } from 'react-hook-form';
import type { z } from 'zod';
import { mediaRoutes } from '../../../contracts/media.ts';

/** What is said about an error image; the same rules when it is added and when it is changed. */
export const errorTextsForm = mediaRoutes.updateImage.form.fields;
export type ErrorTexts = z.input<typeof errorTextsForm>;

/** A video link; the same rules when it is added and when it is changed. */
export const videoTextsForm = mediaRoutes.updateVideoLink.body;
export type VideoTexts = z.input<typeof videoTextsForm>;

/** What the fields of such a form take from it. */
export type MediaFieldsProps<Texts extends FieldValues> = {
  register: UseFormRegister<Texts>;
  errors: FieldErrors<Texts>;
  isLocked: boolean;
};
