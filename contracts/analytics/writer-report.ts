/**
 * What customers' questions tell whoever writes a product's manual: section by section, what no section answers, words that the manual
 * doesn't print, what the check has found, and what a new version changed. It names no customer.
 */
import { z } from 'zod';
import { findingGroup } from '../manuals/manual-checks.ts';
import { defineRoute } from '../route.ts';
import { id, namedProduct, productIdParam, reply, timestamp } from '../shapes.ts';
import { analyticsDays } from './analytics.ts';

/** At most this many of the newest questions of a period are looked at. */
export const MAX_WRITER_QUESTIONS = 5_000;

/** At most this many groups of unanswered questions, and words, are listed. */
export const MAX_WRITER_TOPICS = 40;
export const MAX_WRITER_WORDS = 40;

/** A word is proposed from so many questions on, asked by so many customers: what one person says is nobody's usage. */
export const WORD_MINIMUM = { questions: 3, customers: 2 } as const;

const count = z.number().int();

/** What became of questions; each is counted once. */
export const questionFates = z.object({
  works: count.describe('a customer said that the answer works'),
  answered: count.describe('answered, and nobody said whether it works'),
  does_not_work: count,
  corrected: count.describe('answered in the company’s own words'),
  unanswered: count.describe('not answered; the section was only the nearest'),
});
export type QuestionFates = z.output<typeof questionFates>;

/** The same words asked several times; addresses and long numbers in them are left out. */
const wording = z.object({ text: z.string(), times: count });

/** A section of a manual, as far as its place goes. */
export const sectionPlace = z.object({
  manualId: id,
  manual: z.string().describe('title of the manual'),
  heading: z.string(),
  page: count.nullable().describe('physical, 1-based; null where the format has no pages'),
  printed: z.string().optional().describe('the number printed on it, where that is another'),
});
export type SectionPlace = z.output<typeof sectionPlace>;

/** A section with what was asked of it, those below it left out. */
export const askedSection = z.object({
  ordinal: count,
  level: count.describe('1 for the outermost'),
  heading: z.string(),
  page: count.nullable(),
  printed: z.string().optional(),
  kind: z
    .enum(['text', 'safety', 'legal', 'none'])
    .describe(
      'safety: warnings; legal: licences, warranties and the like; none: only sections below it have text',
    ),
  fates: questionFates.describe('of the questions that it was named for first'),
  named: count.describe('answers that named it, first or beside another'),
  wordings: z.array(wording).describe('its commonest questions, at most 3'),
});
export type AskedSection = z.output<typeof askedSection>;

/** A manual in the version that answers now, section by section. */
export const askedManual = z.object({
  _id: id,
  title: z.string(),
  version: count,
  pages: count.nullable(),
  url: z.string().describe('signed, expiring link to the file'),
  pageImage: z.string().nullable().describe('signed link to pictures of pages; put the page for {page}'),
  sections: z.array(askedSection).describe('in the order of the manual; none while it is being read'),
  needed: count.describe('sections with text that an answer of the period named'),
  unneeded: z.object({ text: count, safety: count, legal: count }).describe('the others, by kind'),
  elsewhere: count.describe('questions at places of an earlier version that this one has no more'),
});
export type AskedManual = z.output<typeof askedManual>;

/** Questions that mean the same and that no answer was found for. */
export const unansweredTopic = z.object({
  name: z.string().describe('in the customers’ own words'),
  questions: count,
  customers: count,
  corrected: count.describe('of these, how many a correction of the company would answer now'),
  nearest: sectionPlace.nullable().describe('where it would belong, so far as the manual tells'),
});
export type UnansweredTopic = z.output<typeof unansweredTopic>;

/** A word that customers use and that no manual of the product prints. */
export const customerWord = z.object({
  word: z.string(),
  questions: count,
  customers: count,
  unanswered: count.describe('of these questions, how many were not answered'),
  examples: z.array(z.string()).describe('at most 2'),
  printed: z
    .array(z.object({ word: z.string(), place: sectionPlace }))
    .describe('what the manual prints for it, nearest first: entries for its index'),
  answeredBy: sectionPlace
    .nullable()
    .describe('the section that answered most of the questions: where a heading may say the word'),
});
export type CustomerWord = z.output<typeof customerWord>;

/** What the check of a manual has found and nobody dismissed. */
export const checkedForWriter = z.object({
  manualId: id,
  title: z.string(),
  isChecked: z.boolean(),
  groups: z.array(findingGroup),
});
export type CheckedForWriter = z.output<typeof checkedForWriter>;

const someDays = z.object({
  asked: count,
  answered: count,
  works: count.describe('answers that a customer said work, further tries included'),
  does_not_work: count,
});

/** A new version of a manual, and the product's questions in as many days before it as after it. */
export const versionChange = z.object({
  manualId: id,
  title: z.string(),
  version: count,
  timestamp: timestamp.describe('when it began to answer'),
  days: count.describe(
    'on either side, the day itself left out; at most 28, 0 while there is nothing to compare',
  ),
  before: someDays,
  after: someDays,
  others: count.describe('further new versions of the product’s manuals within these days'),
  refused: count.describe('different questions that got no answer in the 28 days before it'),
  tried: count.describe('of these, how many were asked again just now; the commonest go first'),
  answeredNow: z.array(wording).describe('of these, those that are answered now'),
});
export type VersionChange = z.output<typeof versionChange>;

/** Everything in one value, of which the screen, the PDF and the CSV are made. */
export const writerReport = z.object({
  product: namedProduct,
  from: z.iso.date(),
  to: z.iso.date(),
  total: count.describe('questions about the product in the period'),
  looked_at: count.describe('the newest of these, which everything but the topics is counted from'),
  fates: questionFates,
  manuals: z.array(askedManual),
  unanswered: z.object({
    total: count,
    topics: z.array(unansweredTopic).describe('the commonest first, at most 40'),
    more: count.describe('further questions that are in none of these'),
  }),
  words: z.array(customerWord).describe('the commonest first, at most 40'),
  checks: z.array(checkedForWriter),
  versions: z.array(versionChange).describe('newest first, at most 5'),
});
export type WriterReport = z.output<typeof writerReport>;

const route = {
  auth: 'company',
  scope: 'analytics:read',
  params: productIdParam,
  query: analyticsDays,
} as const;

/** Calls about the report for whoever writes the manual. */
export const writerReportRoutes = {
  show: defineRoute({
    ...route,
    method: 'GET',
    path: '/api/analytics/writer-report/:productId',
    summary: 'What customers ask of a product’s manuals, section by section, for whoever writes them',
    replies: { 200: reply(200, writerReport) },
  }),
  draw: defineRoute({
    ...route,
    method: 'GET',
    path: '/api/analytics/writer-report/:productId/pdf',
    summary: 'The same as a PDF file',
    limit: 'form',
    replies: { 200: z.string().describe('application/pdf') },
  }),
  list: defineRoute({
    ...route,
    method: 'GET',
    path: '/api/analytics/writer-report/:productId/csv',
    summary: 'The same as a CSV file, one line for each section, topic, word, finding and version',
    limit: 'form',
    replies: { 200: z.string().describe('text/csv') },
  }),
};
