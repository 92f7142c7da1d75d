import { z } from 'zod';
import { companyCard } from '../company/companies.ts';
import { MAX_IMAGE_BYTES, MAX_QUESTION_CHARS, MAX_VARIANTS } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import { done, id, namedProduct, reply, requiredText, text, uniqueId, variantName } from '../shapes.ts';
import { codeFields, shownPlace } from './code-visit.ts';
import { message, shownVideo } from './messages.ts';

/** Data for the page around a conversation. */
export const botData = z.object({
  product: namedProduct,
  company: companyCard.extend({
    _id: id,
    accent: z.string().nullable().describe('`#rrggbb`; null for the product’s own colour'),
  }),
  queriesUsed: z.number().int(),
  queryLimit: z.number().int(),
  outOfQueries: z.boolean(),
  earlier: z
    .number()
    .int()
    .optional()
    .describe(
      'how many of the messages, from the first, belong to earlier conversations: before a new one was begun, or before a week without questions',
    ),
  manuals: z.array(z.object({ title: z.string(), pages: z.number().int().nullable(), status: z.string() })),
  suggestions: z.array(z.string()),
  cover: z
    .string()
    .nullable()
    .optional()
    .describe('signed link to a picture for the product: page 1 of its manual, or its largest picture'),
  place: shownPlace.optional().describe('the place that the printed code is on by which the chat was opened'),
  language: z.string().describe('ISO 639-1 of the manual; of the first one where there are several'),
  mayBeSaved: z
    .boolean()
    .optional()
    .describe('whether the company lets customers save the chat, so that it answers without a network'),
});
export type BotData = z.output<typeof botData>;

const answered = reply(
  200,
  z.object({
    answer: message,
    question: message,
    videos: z.array(shownVideo),
    queriesUsed: z.number().int(),
    queryLimit: z.number().int(),
    suggestions: z.array(z.string()),
  }),
);

/** The progress of an answer that a model writes. */
export const answerProgress = z.object({
  found: z
    .object({ title: z.string(), heading: z.string(), page: z.number().int().nullable() })
    .nullable()
    .describe('the place in the manual that the answer will rest on'),
  written: z.string().describe('the sentences so far that were checked against it'),
});
export type AnswerProgress = z.output<typeof answerProgress>;

/** A customer’s question. */
export const question = requiredText('A question', MAX_QUESTION_CHARS, 'Type a question.');

/** A question and its answer that belong to no conversation, so that none of it is stored or charged. */
export const exchange = z.object({ question: z.string(), answer: message, suggestions: z.array(z.string()) });
export type Exchange = z.output<typeof exchange>;

/**
 * Header that names a request. If it is sent again because its reply was lost, the reply is the same and only one query
 * is charged (IETF draft-ietf-httpapi-idempotency-key-header).
 */
const repeatable = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{16,64}$/, 'A key has 16 to 64 letters, digits, - and _.')
    .optional()
    .describe('made anew for each question, kept for each try of it'),
});

/** Calls of customers. They need no session: the link is the key. */
export const chatRoutes = {
  currentBot: defineRoute({
    method: 'POST',
    path: '/api/chatbot/current-bot',
    summary: 'The conversation of a chatbot link',
    auth: 'public',
    limit: 'chat',
    body: z.object({ uniqueId, ...codeFields }),
    replies: { 200: reply(200, z.object({ messages: z.array(message), botdata: botData })) },
  }),
  askBot: defineRoute({
    method: 'POST',
    path: '/api/chatbot/ask-bot',
    summary:
      'Ask a question; 402 when the link is out of queries. With accept: text/event-stream, "progress" events may come before the one called "reply"',
    auth: 'public',
    limit: 'ask',
    progress: answerProgress,
    headers: repeatable,
    body: z.object({
      uniqueId,
      companyId: id,
      productId: id,
      question,
      errorImageId: id.optional().describe('one of the choices of an answer: what it shows is answered'),
      variant: variantName
        .optional()
        .describe(
          'one of the variants of an answer: the question that it asked back for is answered for this one',
        ),
      variants: z
        .array(variantName)
        .max(MAX_VARIANTS)
        .optional()
        .describe(
          'the variants that the customer has, instead of those chosen in the conversation; empty: none',
        ),
      ...codeFields,
    }),
    replies: { 200: answered },
  }),
  uploadPromptImage: defineRoute({
    method: 'POST',
    path: '/api/chatbot/upload-prompt-image',
    summary: 'Ask with a photo of the problem; answers like ask-bot',
    auth: 'public',
    limit: 'ask',
    headers: repeatable,
    form: {
      fields: z.object({
        productId: id,
        uniqueId: uniqueId.optional(),
        question: text('A question', MAX_QUESTION_CHARS)
          .default('')
          .describe('what was typed beside the photo; may be empty'),
        ...codeFields,
      }),
      file: { field: 'image', maxBytes: MAX_IMAGE_BYTES, required: true },
    },
    replies: { 200: answered },
  }),
  newConversation: defineRoute({
    method: 'POST',
    path: '/api/chatbot/new-conversation',
    summary: 'Begin a new conversation on a link; what was said before is kept and no longer leaned on',
    auth: 'public',
    limit: 'chat',
    body: z.object({ uniqueId }),
    replies: { 200: done },
  }),
  feedback: defineRoute({
    method: 'POST',
    path: '/api/chatbot/feedback',
    summary: 'Say whether an answer worked',
    auth: 'public',
    limit: 'chat',
    body: z.object({ uniqueId, messageId: id, works: z.boolean() }),
    replies: { 200: reply(200, z.object({ messageId: id, works: z.boolean() })) },
  }),
  /**
   * This call costs no query, since the question was charged already. It is bounded all the same: an answer has one
   * remedy however often it is asked for, and a question has at most MAX_REMEDIES.
   */
  nextRemedy: defineRoute({
    method: 'POST',
    path: '/api/chatbot/next-remedy',
    summary: 'What to try next after an answer that did not help; free of charge, null when nothing is left',
    auth: 'public',
    limit: 'chat',
    body: z.object({ uniqueId, messageId: id }),
    replies: { 200: reply(200, z.object({ remedy: message.nullable() })) },
  }),
};
