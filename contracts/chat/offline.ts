/** A chat that is saved on a device, which then answers without a network. */
import { z } from 'zod';
import { MAX_KEPT_QUESTIONS, MAX_QUESTION_CHARS, MAX_VARIANTS } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import {
  done,
  id,
  placeCode,
  printable,
  productIdParam,
  reply,
  timestamp,
  uniqueId,
  variantName,
} from '../shapes.ts';
import { codeFields } from './code-visit.ts';

/** Plain data that the engine made and that it alone reads, of the version that is named beside it. */
const ofEngine = z.record(z.string(), z.unknown());

/** Of a pack; a device may also send one that is long past. */
const revision = z.string().regex(/^[\w-]{1,100}$/, 'A revision has letters, digits, - and _.');

/** Everything that answers are made of without a network. */
export const offlinePack = z.object({
  revision: z.string().describe('changes whenever the pack does'),
  engine: z.string().describe('version of the engine that made it and can read it'),
  passages: z
    .string()
    .optional()
    .describe(
      'changes whenever the passages do: vectors that name it belong to them; missing in older packs',
    ),
  manuals: z
    .array(
      z.object({
        manualId: id,
        versionId: id,
        title: z.string(),
        number: z.number().int(),
        language: z.string(),
        fileKey: z.string(),
        filename: z.string(),
        pages: z.number().int().nullable(),
        printedPages: ofEngine,
        file: z
          .string()
          .describe(
            'signed link to the file, whose signature also opens the pictures of its pages and figures',
          ),
        sections: z.array(ofEngine),
        figures: z.array(ofEngine),
        passages: z.array(ofEngine),
      }),
    )
    .describe('as they are indexed'),
  videos: z.array(z.object({ link: z.string(), description: z.string(), captions: z.string().optional() })),
  corrections: z.array(
    z.object({ id, question: z.string(), content: z.string(), citation: ofEngine.nullable() }),
  ),
  variants: z.array(z.string()).describe('those that the company has fixed, for the link or the product'),
  places: z
    .array(
      z.object({
        code: placeCode,
        name: z.string(),
        manualId: id,
        heading: z.string(),
        path: z.array(z.string()),
        variant: z.string(),
      }),
    )
    .optional()
    .describe('places of printed codes, with their chapters; missing in packs of before there were any'),
  models: z
    .array(z.object({ model: z.string(), serialFrom: z.string(), serialTo: z.string() }))
    .optional()
    .describe('which serial numbers which model has, where the company says so'),
});
export type OfflinePack = z.output<typeof offlinePack>;

const keptQuestion = z.object({
  key: z
    .string()
    .regex(/^[\w-]{16,64}$/, 'A key has 16 to 64 letters, digits, - and _.')
    .describe('made once for each question; what comes again under it is not counted again'),
  question: z
    .string()
    .trim()
    .min(1, 'A question is required')
    .max(MAX_QUESTION_CHARS, `A question can have at most ${MAX_QUESTION_CHARS} characters`)
    .regex(printable, 'A question contains characters that can’t be stored'),
  askedAt: timestamp,
  variant: variantName.optional(),
  variants: z.array(variantName).max(MAX_VARIANTS).optional(),
  byMeaning: z
    .boolean()
    .optional()
    .describe('whether the device understood it by its meaning; missing: by words alone'),
  ...codeFields,
});
export type KeptQuestion = z.output<typeof keptQuestion>;

/** Calls of a chat that is saved on a device. The first two need no session: the link is the key. */
export const offlineRoutes = {
  offlinePack: defineRoute({
    method: 'POST',
    path: '/api/chatbot/offline-pack',
    summary:
      'What a device saves of a link so that it answers without a network; null if it has that revision; 403 where the company does not allow it',
    auth: 'public',
    limit: 'chat',
    body: z.object({ uniqueId, revision: revision.optional() }),
    replies: { 200: reply(200, z.object({ revision: z.string(), pack: offlinePack.nullable() })) },
  }),
  sendKept: defineRoute({
    method: 'POST',
    path: '/api/chatbot/offline-questions',
    summary:
      'Questions that were asked without a network, oldest first: each is kept and counted once, on the day it was asked',
    auth: 'public',
    limit: 'ask',
    body: z.object({
      uniqueId,
      companyId: id,
      productId: id,
      questions: z.array(keptQuestion).min(1).max(MAX_KEPT_QUESTIONS),
    }),
    replies: {
      200: reply(200, z.object({ kept: z.array(z.string()).describe('keys of those that are kept now') })),
    },
  }),
  offlineAllowed: defineRoute({
    method: 'GET',
    path: '/api/company/product-offline/:productId',
    summary: 'Whether customers may save the chat of a product on their devices',
    auth: 'company-or-waiting',
    scope: 'products:read',
    params: productIdParam,
    replies: { 200: reply(200, z.object({ isAllowed: z.boolean() })) },
  }),
  allowOffline: defineRoute({
    method: 'PATCH',
    path: '/api/company/product-offline/:productId',
    summary:
      'Say whether customers may save the chat of a product; what is saved already is forgotten when its device next reaches the server',
    auth: 'company-or-waiting',
    scope: 'products:write',
    params: productIdParam,
    body: z.object({ isAllowed: z.boolean() }),
    replies: { 200: done },
  }),
};
