/** Media that a vendor adds to a product besides its manuals: video links and error images. */
import { z } from 'zod';
import { MAX_IMAGE_BYTES } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import { done, id, idParam, optionalText, productIdParam, reply, requiredText, text } from '../shapes.ts';
import { captionsFault, MAX_CAPTIONS_CHARS } from './captions.ts';

/** A video that a vendor added to a product. */
export const videoLink = z.object({
  _id: id,
  video_link: z.string(),
  video_description: z.string(),
  captions: z.string().describe('WebVTT; empty where there are none'),
});
export type VideoLink = z.output<typeof videoLink>;

/** A picture of an error with its solution. */
export const errorImage = z.object({
  _id: id,
  errorTitle: z.string(),
  errorDescription: z.string(),
  solution: z.string(),
  url: z.string().describe('signed, expiring link to the picture'),
});
export type ErrorImage = z.output<typeof errorImage>;

const captions = text('Captions', MAX_CAPTIONS_CHARS)
  .superRefine((value, context) => {
    const wrong = captionsFault(value);
    if (wrong !== null) context.addIssue({ code: 'custom', message: wrong });
  })
  .optional()
  .describe('WebVTT or SubRip, for a video that is a file; empty: none; missing: as they were');

const videoFields = {
  link: text('Video link', 2000, 'Video link is required').pipe(
    z.url({ protocol: /^https?$/, error: 'Enter a complete address, such as https://youtu.be/…' }),
  ),
  description: optionalText('Description', 500),
  captions,
};

const imageFields = {
  errorTitle: requiredText('Error title', 160),
  errorDescription: optionalText('Error description', 2000),
  solution: optionalText('Error solution', 4000),
};

const picture = { field: 'image', maxBytes: MAX_IMAGE_BYTES };

/** Calls about the video links and error images of a product. */
export const mediaRoutes = {
  uploadVideoLink: defineRoute({
    method: 'POST',
    path: '/api/manual/upload-video-link/:productId',
    summary: 'Add a video link to a product',
    auth: 'company-or-waiting',
    scope: 'products:write',
    params: productIdParam,
    body: z.object({ productId: id.optional(), ...videoFields }),
    replies: { 201: reply(201, videoLink) },
  }),
  getVideoLinks: defineRoute({
    method: 'GET',
    path: '/api/manual/get-video-links/:productId',
    summary: 'Video links of a product',
    auth: 'company-or-waiting',
    scope: 'products:read',
    params: productIdParam,
    replies: { 200: reply(200, z.array(videoLink)) },
  }),
  updateVideoLink: defineRoute({
    method: 'PATCH',
    path: '/api/manual/video-links/:id',
    summary: 'Change address, description and captions of a video link',
    auth: 'company-or-waiting',
    scope: 'products:write',
    params: idParam,
    body: z.object(videoFields),
    replies: { 200: reply(200, videoLink) },
  }),
  deleteVideoLink: defineRoute({
    method: 'DELETE',
    path: '/api/manual/video-links/:id',
    summary: 'Remove a video link; can be undone for 2 minutes',
    auth: 'company-or-waiting',
    audit: 'video.deleted',
    scope: 'products:write',
    params: idParam,
    replies: { 200: done },
  }),
  uploadImage: defineRoute({
    method: 'POST',
    path: '/api/manual/upload-image',
    summary: 'Add a picture of an error with its solution',
    auth: 'company-or-waiting',
    scope: 'products:write',
    limit: 'upload',
    form: {
      fields: z.object({ productId: id, ...imageFields }),
      file: { ...picture, required: true },
    },
    replies: { 201: reply(201, errorImage) },
  }),
  updateImage: defineRoute({
    method: 'PATCH',
    path: '/api/manual/images/:id',
    summary: 'Change what is said about an error image; with a file also its picture',
    auth: 'company-or-waiting',
    scope: 'products:write',
    limit: 'upload',
    params: idParam,
    form: { fields: z.object(imageFields), file: { ...picture, required: false } },
    replies: { 200: reply(200, errorImage) },
  }),
  deleteImage: defineRoute({
    method: 'DELETE',
    path: '/api/manual/images/:id',
    summary: 'Remove an error image; can be undone for 2 minutes',
    auth: 'company-or-waiting',
    audit: 'image.deleted',
    scope: 'products:write',
    params: idParam,
    replies: { 200: done },
  }),
};
