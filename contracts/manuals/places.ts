/** Places of a product that printed codes are on: each stands for a chapter of its manual. */
import { z } from 'zod';
import { MAX_PLACE_LABELS, MAX_PLACES } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import {
  done,
  id,
  idParam,
  placeCode,
  productIdParam,
  reply,
  requiredText,
  text,
  uniqueId,
} from '../shapes.ts';
import { serialList } from './instruction-codes.ts';
import { LABEL_LAYOUTS } from './label-layouts.ts';

/** Languages of the line on labels. Hindi, which the chat speaks, is not among them: the typeface of our PDFs lacks its letters. */
export const LABEL_LANGUAGES = ['en', 'de', 'es', 'fr', 'it'] as const;
export type LabelLanguage = (typeof LABEL_LANGUAGES)[number];

const heading = requiredText('Chapter', 500, 'Choose a chapter.');
const path = z.array(text('Chapter', 500)).max(20).describe('the headings above it, outermost first');

/** A chapter of a manual. */
const chapter = z.object({ manualId: id, heading, path });

/** A chapter to choose; `page` is 1-based, null for files without pages. */
export const listedChapter = z.object({
  manualId: id,
  title: z.string().describe('title of the manual'),
  heading: z.string(),
  path: z.array(z.string()),
  level: z.number().int().describe('1 for the outermost'),
  page: z.number().int().nullable(),
});
export type ListedChapter = z.output<typeof listedChapter>;

/** A place. */
export const place = z.object({
  _id: id,
  code: placeCode.describe('what printed codes name it by; it never changes'),
  name: z.string(),
  manualId: id,
  heading: z.string(),
  path: z.array(z.string()),
  variant: z.string().describe('empty: of all variants'),
  isFound: z.boolean().describe('whether the manuals that answer now have the chapter'),
  page: z.number().int().nullable().describe('on which the chapter begins; null where there is none'),
  questions: z.number().int().describe('how many were asked at it'),
});
export type Place = z.output<typeof place>;

/** The form of a place. */
export const placeForm = z.object({
  name: requiredText('Name', 60),
  ...chapter.shape,
  variant: text('Variant', 60).default(''),
});

const TOO_MANY = `At most ${MAX_PLACE_LABELS.toLocaleString('en')} labels are written at once.`;

/** What sheets of labels are drawn from: one for each place and serial number. */
export const placeLabelForm = z.object({
  uniqueId: uniqueId.describe('of the link that the codes lead to'),
  places: z
    .array(id)
    .min(1, 'Choose at least one place.')
    .max(MAX_PLACES, `A product has at most ${MAX_PLACES} places.`),
  layout: z.enum(LABEL_LAYOUTS),
  language: z.enum(LABEL_LANGUAGES),
  model: text('Model', 60).default(''),
  serials: serialList(MAX_PLACE_LABELS, TOO_MANY),
  copies: z
    .number('Enter a number.')
    .int()
    .min(1, 'Print at least one.')
    .max(40, 'At most 40 of each.')
    .default(1),
  skip: z.number('Enter a number.').int().min(0).max(39, 'A sheet has at most 40 labels.').default(0),
});

const ofProduct = '/api/places/of-product/:productId';
const one = '/api/places/:id';

/** Calls about places. */
export const placeRoutes = {
  list: defineRoute({
    method: 'GET',
    path: ofProduct,
    summary: 'The places of a product, and whether the manual still has their chapters',
    auth: 'company',
    scope: 'products:read',
    params: productIdParam,
    replies: { 200: reply(200, z.array(place)) },
  }),
  chapters: defineRoute({
    method: 'GET',
    path: '/api/places/chapters/:productId',
    summary: 'The chapters of the manuals to choose from, and the one that a name is likely to mean',
    auth: 'company',
    scope: 'products:read',
    limit: 'ask',
    params: productIdParam,
    query: z.object({ name: text('Name', 60).default('') }),
    replies: {
      200: reply(200, z.object({ chapters: z.array(listedChapter), suggested: listedChapter.nullable() })),
    },
  }),
  create: defineRoute({
    method: 'POST',
    path: ofProduct,
    summary: 'Add a place to a product',
    auth: 'company',
    scope: 'products:write',
    params: productIdParam,
    body: placeForm,
    replies: { 201: reply(201, place) },
  }),
  update: defineRoute({
    method: 'PATCH',
    path: one,
    summary: 'Change a place; codes that are printed lead to it as it is then',
    auth: 'company',
    scope: 'products:write',
    params: idParam,
    body: placeForm,
    replies: { 200: reply(200, place) },
  }),
  delete: defineRoute({
    method: 'DELETE',
    path: one,
    summary: 'Remove a place; its codes open the chat without it. Can be undone for 2 minutes',
    auth: 'company',
    audit: 'place.deleted',
    scope: 'products:write',
    params: idParam,
    replies: { 200: done },
  }),
  labels: defineRoute({
    method: 'POST',
    path: '/api/places/labels/:productId',
    summary: 'Sheets of labels with the codes of places, one for each serial number',
    auth: 'company',
    scope: 'products:write',
    params: productIdParam,
    body: placeLabelForm,
    replies: { 200: z.string().describe('application/pdf') },
  }),
  preview: defineRoute({
    method: 'POST',
    path: '/api/places/labels/:productId/preview',
    summary: 'The first of these sheets as a picture, and how many there are',
    auth: 'company',
    scope: 'products:read',
    params: productIdParam,
    body: placeLabelForm,
    replies: {
      200: reply(
        200,
        z.object({
          svg: z.string().describe('image/svg+xml in millimetres'),
          sheets: z.number().int(),
          labels: z.number().int(),
        }),
      ),
    },
  }),
};
