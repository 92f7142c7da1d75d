/** What new versions of manuals change of answers that were given, and notices to customers who asked to be told. */
import { z } from 'zod';
import { hasLink } from '../links.ts';
import { MAX_NOTICE_CHARS, MAX_NOTICE_SUBJECT_CHARS } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import { id, listQuery, listReply, productIdParam, reply, requiredText, timestamp } from '../shapes.ts';

/** A version that took the place of another one, and what it changes. */
export const changingVersion = z.object({
  versionId: id,
  manualId: id,
  title: z.string().describe('of the manual'),
  version: z.number().int(),
  timestamp: timestamp.describe('when it began to answer'),
  comparedAt: timestamp.nullable().describe('when the answers were compared with it; null until then'),
  answers: z.number().int().describe('that were compared'),
  changed: z.number().int().describe('of those, the ones that it plainly changes'),
  doubtful: z.number().int().describe('of those, the ones that somebody has to look at'),
  customers: z.number().int().describe('who were given those that are changed or doubtful'),
});
export type ChangingVersion = z.output<typeof changingVersion>;

/** Words that an answer stood on, and what the new version has instead. */
export const wordsChange = z.object({
  before: z.string().describe('word for word'),
  now: z.string().nullable().describe('word for word; null where it says nothing of it any more'),
  heading: z.string(),
  pageBefore: z.string().nullable().describe('as printed; null where the format has no pages'),
  pageNow: z.string().nullable(),
  isWarning: z.boolean(),
});

/** An answer that a version changes. */
export const changedAnswer = z.object({
  answerId: id,
  versionId: id,
  question: z.string(),
  timestamp: timestamp.describe('when it was answered'),
  isCertain: z
    .boolean()
    .describe('false where the words may only be put or read otherwise: then no customer is told by itself'),
  changes: z.array(wordsChange),
  told: z.number().int().describe('addresses that were mailed of it'),
});
export type ChangedAnswer = z.output<typeof changedAnswer>;

const NO_LINKS = 'Leave out links and addresses: your contact details stand below the text.';

/** The form of a notice. */
export const noticeForm = z.object({
  subject: requiredText('Subject', MAX_NOTICE_SUBJECT_CHARS)
    .refine((line) => !/[\r\n\t]/.test(line), 'A subject is one line.')
    .refine((line) => !hasLink(line), NO_LINKS),
  text: requiredText('Text', MAX_NOTICE_CHARS).refine((words) => !hasLink(words), NO_LINKS),
});

/** A notice that was sent, and how far it is. */
export const notice = z.object({
  _id: id,
  subject: z.string(),
  text: z.string(),
  timestamp,
  people: z.number().int().describe('to whom it goes'),
  waiting: z.number().int().describe('whose mail is written when the day’s mails are not used up'),
  queued: z.number().int(),
  sent: z.number().int(),
  refused: z.number().int().describe('whose address does not exist'),
  failed: z.number().int(),
  ended: z.number().int().describe('who did not want to be told any more by then, or were erased'),
});
export type Notice = z.output<typeof notice>;

const ofProduct = '/api/notices/of-product/:productId';

/** Calls about changes and notices. */
export const noticeRoutes = {
  show: defineRoute({
    method: 'GET',
    path: ofProduct,
    summary:
      'What new versions changed of answers, how many customers asked to be told, and the notices to them',
    auth: 'company',
    scope: 'products:read',
    params: productIdParam,
    replies: {
      200: reply(
        200,
        z.object({
          versions: z.array(changingVersion).describe('newest first'),
          people: z.number().int().describe('addresses that confirmed that they want to be told'),
          notices: z.array(notice).describe('newest first'),
        }),
      ),
    },
  }),
  changedAnswers: defineRoute({
    method: 'GET',
    path: '/api/notices/changed-answers/:productId',
    summary: 'The answers that new versions changed, newest version and answer first',
    auth: 'company',
    scope: 'conversations:read',
    params: productIdParam,
    query: listQuery.pick({ page: true, limit: true }).extend({ version: id.optional() }),
    replies: { 200: listReply(changedAnswer) },
  }),
  send: defineRoute({
    method: 'POST',
    path: ofProduct,
    summary: 'Send a notice to every customer who asked to be told of changes of the product',
    auth: 'company',
    limit: 'mail',
    audit: 'notice.sent',
    params: productIdParam,
    body: noticeForm.extend({ key: id.describe('UUID of the notice: the same one sends nothing twice') }),
    replies: { 201: reply(201, notice) },
  }),
};
