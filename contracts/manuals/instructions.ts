/** Instructions pages: a model's manuals for everybody, without a chat, for as long as the maker promises. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, id, productIdParam, reply, requiredText, timestamp } from '../shapes.ts';
import { isGs1Serial, optionalGtin, optionalSerial } from './gs1.ts';

/** Shortest time that a page is promised for, in years from its publishing: what the Machinery Regulation asks for. */
export const LEAST_PROMISE_YEARS = 10;
/** Longest, so that no slip of the pen binds a company for centuries. */
export const MOST_PROMISE_YEARS = 50;
/** Most pages of a product, most versions on a page. */
export const MAX_INSTRUCTION_PAGES = 50;
export const MAX_EDITIONS = 200;
/** Days within which paper has to be sent, by the Machinery Regulation; a maker can promise to be faster. */
export const PAPER_DAYS = 30;
/** Largest declaration of conformity. */
export const MAX_DECLARATION_BYTES = 20 * 1024 * 1024;
/** Requests for paper that a company is told of in 24 hours, so that nobody can flood its mailbox. */
export const MAX_PAPER_REQUESTS_PER_DAY = 100;
/** Days after which a request for paper is erased: longer than it takes to deal with it, even late. */
export const PAPER_REQUEST_KEPT_DAYS = 180;

/** Languages that a manual on a page can be in: ISO 639-1, those of the European Union and its neighbours first. */
export const INSTRUCTION_LANGUAGES = [
  ...[
    'bg',
    'cs',
    'da',
    'de',
    'el',
    'en',
    'es',
    'et',
    'fi',
    'fr',
    'ga',
    'hr',
    'hu',
    'it',
    'lt',
    'lv',
    'mt',
    'nl',
  ],
  ...[
    'pl',
    'pt',
    'ro',
    'sk',
    'sl',
    'sv',
    'is',
    'nb',
    'no',
    'sq',
    'sr',
    'tr',
    'uk',
    'ru',
    'ar',
    'fa',
    'he',
    'hi',
  ],
  ...['id', 'ja', 'ko', 'ms', 'th', 'vi', 'zh'],
] as const;

/** A day, YYYY-MM-DD. */
export const day = z.iso.date('Choose a day.');

/** Part of the address of an instructions page. */
export const instructionCode = z.string().regex(/^[0-9a-hjkmnp-tv-z]{12}$/, 'This address is not complete.');

const serialRange = { serialFrom: optionalSerial.default(''), serialTo: optionalSerial.default('') };

/** A version of a manual as the page shows it. */
const edition = z.object({
  _id: id,
  manualId: id,
  title: z.string(),
  filename: z.string(),
  version: z.number().int(),
  language: z.string(),
  validFrom: day,
  serialFrom: z.string(),
  serialTo: z.string(),
});

/** Somebody who wants paper. */
export const paperRequest = z.object({
  _id: id,
  name: z.string(),
  address: z.string(),
  language: z.string(),
  serial: z.string(),
  dueOn: day,
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
});
export type PaperRequest = z.output<typeof paperRequest>;

/** An instructions page as its maker sees it. */
export const instructionPage = z.object({
  _id: id,
  model: z.string(),
  serialFrom: z.string(),
  serialTo: z.string(),
  gtin: z.string().describe('14 digits, or empty'),
  paperDays: z.number().int(),
  publishedAt: timestamp.nullable().describe('null for a draft'),
  promisedUntil: day.nullable(),
  releasedAt: timestamp.nullable().describe('when administrators took it down'),
  address: z.string(),
  gs1Address: z.string().describe('empty without a GTIN'),
  declaration: z.object({ name: z.string(), bytes: z.number().int() }).nullable(),
  editions: z.array(edition),
  paperRequests: z.array(paperRequest).describe('the newest 50'),
});
export type InstructionPage = z.output<typeof instructionPage>;

/** What a page is for. */
export const instructionRange = z.object({
  model: requiredText('Model', 120),
  ...serialRange,
  gtin: optionalGtin.default(''),
  paperDays: z.number().int().min(1).max(PAPER_DAYS).default(PAPER_DAYS),
});

/** A version that is put on a page. */
export const newEdition = z.object({
  manualId: z.uuid('Choose a manual.'),
  language: z.enum(INSTRUCTION_LANGUAGES, 'Choose a language.'),
  validFrom: day,
  ...serialRange,
});

/** Until when a page is promised. */
export const promiseForm = z.object({ promisedUntil: day });

const pageParams = productIdParam.extend({ pageId: id });

/** What somebody who wants paper fills in. */
export const paperForm = z.object({
  name: requiredText('Name', 120),
  address: requiredText('Address', 500),
  language: z.string().regex(/^[a-z]{2}$/),
  serial: z.union([z.literal(''), z.string().trim().refine(isGs1Serial)]).default(''),
});
export type PaperForm = z.output<typeof paperForm>;

/** Calls with which a company publishes instructions. */
export const instructionRoutes = {
  instructions: defineRoute({
    method: 'GET',
    path: '/api/company/instructions/:productId',
    summary: 'The instructions pages of a product, oldest first',
    auth: 'company',
    scope: 'products:read',
    params: productIdParam,
    replies: { 200: reply(200, z.array(instructionPage)) },
  }),
  addInstructions: defineRoute({
    method: 'POST',
    path: '/api/company/instructions/:productId',
    summary: 'A draft of an instructions page for a model or a range of serial numbers',
    auth: 'company',
    scope: 'products:write',
    params: productIdParam,
    body: instructionRange,
    replies: { 201: reply(201, instructionPage) },
  }),
  changeInstructions: defineRoute({
    method: 'PATCH',
    path: '/api/company/instructions/:productId/:pageId',
    summary: 'Change what a page is for; a GTIN that is published stays',
    auth: 'company',
    scope: 'products:write',
    params: pageParams,
    body: instructionRange,
    replies: { 200: reply(200, instructionPage) },
  }),
  removeInstructions: defineRoute({
    method: 'DELETE',
    path: '/api/company/instructions/:productId/:pageId',
    summary: 'Delete a page: a draft, or one whose promise is over',
    auth: 'company',
    audit: 'instructions.deleted',
    scope: 'products:write',
    params: pageParams,
    replies: { 200: done },
  }),
  addEdition: defineRoute({
    method: 'POST',
    path: '/api/company/instructions/:productId/:pageId/editions',
    summary: 'Put the version of a manual that answers now on a page',
    auth: 'company',
    scope: 'products:write',
    params: pageParams,
    body: newEdition,
    replies: { 200: reply(200, instructionPage) },
  }),
  removeEdition: defineRoute({
    method: 'DELETE',
    path: '/api/company/instructions/:productId/:pageId/editions/:editionId',
    summary: 'Take a version off a draft',
    auth: 'company',
    audit: 'edition.removed',
    scope: 'products:write',
    params: pageParams.extend({ editionId: id }),
    replies: { 200: reply(200, instructionPage) },
  }),
  publishInstructions: defineRoute({
    method: 'POST',
    path: '/api/company/instructions/:productId/:pageId/publish',
    // No scope: what binds a company for ten years, a person does.
    summary: 'Publish a page, or promise it for longer',
    auth: 'company',
    audit: 'instructions.published',
    params: pageParams,
    body: promiseForm,
    replies: { 200: reply(200, instructionPage) },
  }),
  setDeclaration: defineRoute({
    method: 'POST',
    path: '/api/company/instructions/:productId/:pageId/declaration',
    summary: 'The declaration of conformity of a page, a PDF; a new one takes the place of the last',
    auth: 'company',
    scope: 'products:write',
    limit: 'upload',
    params: pageParams,
    form: {
      fields: z.object({}),
      file: { field: 'file', maxBytes: MAX_DECLARATION_BYTES, required: true },
    },
    replies: { 200: reply(200, instructionPage) },
  }),
  paperSent: defineRoute({
    method: 'POST',
    path: '/api/company/instructions/:productId/:pageId/paper/:requestId/sent',
    summary: 'Say that instructions on paper were sent',
    auth: 'company',
    scope: 'products:write',
    params: pageParams.extend({ requestId: id }),
    replies: { 200: reply(200, instructionPage) },
  }),
};
