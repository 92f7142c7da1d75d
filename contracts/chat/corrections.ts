/** Answers that a vendor writes for a question and its paraphrases, in place of the manual's. */
import { z } from 'zod';
import { MAX_CORRECTED_QUESTION_CHARS, MAX_CORRECTION_CHARS } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import {
  done,
  id,
  idParam,
  listQuery,
  listReply,
  productIdParam,
  reply,
  requiredText,
  timestamp,
} from '../shapes.ts';
import { message } from './messages.ts';

/** The page that an answer names as its source. */
export const sourcePage = z.object({
  manualId: id,
  page: z.number().int().min(1).max(100_000).nullable().describe('physical, 1-based; null for Word files'),
});
export type SourcePage = z.output<typeof sourcePage>;

/** A correction as the vendor sees it. */
export const correction = z.object({
  _id: id,
  question: z.string(),
  answer: z.string(),
  source: sourcePage
    .extend({
      title: z.string().describe('of the manual; empty once it is deleted'),
      isOutdated: z
        .boolean()
        .describe('the manual was replaced or deleted since; the page is no longer shown to customers'),
    })
    .nullable(),
  useCount: z.number().int(),
  lastUsedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Correction = z.output<typeof correction>;

/** The form of a correction. */
export const correctionFields = z.object({
  question: requiredText('Question', MAX_CORRECTED_QUESTION_CHARS),
  answer: requiredText('Answer', MAX_CORRECTION_CHARS),
  source: sourcePage.nullable(),
});
export type CorrectionFields = z.output<typeof correctionFields>;

/** Calls about the corrections of a product. */
export const correctionRoutes = {
  listCorrections: defineRoute({
    method: 'GET',
    path: '/api/corrections/of-product/:productId',
    summary: 'Corrections of a product, newest first; search looks in question and answer',
    auth: 'company-or-waiting',
    scope: 'products:read',
    params: productIdParam,
    query: listQuery,
    replies: { 200: listReply(correction) },
  }),
  createCorrection: defineRoute({
    method: 'POST',
    path: '/api/corrections/of-product/:productId',
    summary: 'Answer a question and its paraphrases oneself; questionId names the asked question it is about',
    auth: 'company-or-waiting',
    scope: 'products:write',
    params: productIdParam,
    body: correctionFields.extend({ questionId: id.optional() }),
    replies: { 201: reply(201, correction) },
  }),
  previewCorrection: defineRoute({
    method: 'POST',
    path: '/api/corrections/of-product/:productId/preview',
    summary: 'The message a customer would get; nothing is stored',
    auth: 'company-or-waiting',
    scope: 'products:read',
    params: productIdParam,
    body: correctionFields,
    replies: { 200: reply(200, message) },
  }),
  updateCorrection: defineRoute({
    method: 'PATCH',
    path: '/api/corrections/:id',
    summary: 'Change question, answer and source; answers already given stay as they were',
    auth: 'company-or-waiting',
    scope: 'products:write',
    params: idParam,
    body: correctionFields,
    replies: { 200: reply(200, correction) },
  }),
  deleteCorrection: defineRoute({
    method: 'DELETE',
    path: '/api/corrections/:id',
    summary: 'Delete a correction: its questions are answered from the manual again',
    auth: 'company-or-waiting',
    audit: 'correction.deleted',
    scope: 'products:write',
    params: idParam,
    replies: { 200: done },
  }),
};
