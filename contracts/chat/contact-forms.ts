/** Contact forms that answer first: what a customer fills in, and the figures that a company sees. */
import { z } from 'zod';
import { analyticsPeriod } from '../analytics/analytics.ts';
import { MAX_CONTACT_MESSAGE_CHARS } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import { email, id, namedProduct, reply, requiredText, uniqueId, variantName } from '../shapes.ts';

/** A customer's message. */
const contactMessage = requiredText('A message', MAX_CONTACT_MESSAGE_CHARS);

/** Names one filling-in, so that what is sent twice is answered and mailed once. */
const formKey = z.uuid();

/** What is asked first. `variant`: the answer to a question back. */
export const contactQuestion = z.object({
  message: contactMessage,
  key: formKey,
  variant: variantName.optional(),
});
export type ContactQuestion = z.output<typeof contactQuestion>;

/** What the form of ours asks and sends. */
export const contactForm = contactQuestion.extend({ email });
export type ContactForm = z.output<typeof contactForm>;

/** What is sent all the same. `answer`: id of the answer that was shown; missing where none was. */
export const contactSending = contactForm.extend({ answer: id.optional() });

/** Says what became of an answer. */
export const contactFate = z.object({ answer: id });

/** Most links of a list of figures. */
export const MAX_CONTACT_LINKS = 50;

const count = z.number().int();

/** What became of messages. Each counts once, on the day it was written; trials of the company don't. */
export const contactCounts = z.object({
  asked: count.describe('messages in contact forms'),
  answered: count.describe('of these, those that were shown something of the manual before they were sent'),
  helped: count.describe('of those shown something: the customer said that it helped'),
  sent: count.describe('of those shown something: sent all the same'),
  left: count.describe(
    'of those shown something: neither; the customer left, or still reads. They are no deflection, because nobody said so',
  ),
  not_answered: count.describe('messages that the manual does not answer; they were sent as ever'),
});
export type ContactCounts = z.output<typeof contactCounts>;

/** The figures of a link's contact form. */
export const contactLink = contactCounts.extend({
  _id: id,
  product: namedProduct,
  chatbot: z
    .object({ uniqueId, useremail: z.string() })
    .nullable()
    .describe('null where the link is deleted; its figures stay'),
});
export type ContactLink = z.output<typeof contactLink>;

/** The figures of a period. */
export const contactFigures = z.object({
  total: contactCounts,
  links: z.array(contactLink).describe(`the ${MAX_CONTACT_LINKS} with most messages`),
});
export type ContactFigures = z.output<typeof contactFigures>;

/** Calls about contact forms. What customers fill in is HTML and no call. */
export const contactFormRoutes = {
  figures: defineRoute({
    method: 'GET',
    path: '/api/analytics/contact-forms',
    summary: 'What became of messages in contact forms that the manual answered first, in all and by link',
    auth: 'company',
    scope: 'analytics:read',
    query: analyticsPeriod,
    replies: { 200: reply(200, contactFigures) },
  }),
};
