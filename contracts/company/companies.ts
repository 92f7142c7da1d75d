import { z } from 'zod';
import { embedOrigins } from '../chat/embedding.ts';
import { MAX_LOGO_BYTES } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import {
  id,
  idParam,
  optionalEmail,
  optionalText,
  optionalWebsite,
  reply,
  requiredText,
  timestamp,
} from '../shapes.ts';

/** The profile of a company; texts that were not filled in are empty. */
export const companyDetails = z.object({
  _id: id,
  company_name: z.string(),
  description: z.string(),
  address: z.string(),
  company_website: z.string(),
  company_email: z.string(),
  company_contact: z.string(),
});
export type CompanyDetails = z.output<typeof companyDetails>;

/** A company as its own members see it, with the looks of its chatbots. */
export const company = companyDetails.extend({
  logo: z.string().nullable().describe('signed, expiring link to the picture'),
  accent: z.string().nullable().describe('`#rrggbb`; null for the product’s own colour'),
  embedOrigins: z.array(z.string()).describe('origins of the sites that may show its chats in a frame'),
});
export type Company = z.output<typeof company>;

/** The form that creates a company. */
export const companyProfile = z.object({
  company_name: requiredText('Company name', 160),
  description: optionalText('Description', 2000),
  address: optionalText('Address', 500),
  company_email: optionalEmail,
  company_website: optionalWebsite,
  company_contact: optionalText('Contact number', 60),
});
export type CompanyProfile = z.output<typeof companyProfile>;

/** A colour for the company's chatbots; null removes it. */
export const accentColour = z
  .string('Enter a colour such as #1b4fa3.')
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Enter a colour such as #1b4fa3.')
  .nullable();

/** A change of the profile; it holds only the fields to change. */
export const companyProfileChange = companyProfile
  .partial()
  .extend({ accent: accentColour.optional(), embedOrigins: embedOrigins.optional() });
export type CompanyProfileChange = z.output<typeof companyProfileChange>;

/** The contact card, which is all that anyone with a chatbot link may know of the company. */
export const companyCard = z.object({
  company_name: z.string(),
  company_email: z.string(),
  company_contact: z.string(),
  logo: z.string().nullable(),
});
export type CompanyCard = z.output<typeof companyCard>;

/** Usage of the current month and the limits of the plan; a limit of null is unlimited. */
export const usage = z.object({
  tokens_used: z.number().int(),
  queries_used: z.number().int(),
  products_used: z.number().int(),
  manuals_used: z.number().int(),
  storage_used: z
    .number()
    .int()
    .describe('bytes of all files, those of replaced versions included that are not removed'),
  tokenLimitPerMonth: z.number().int().nullable(),
  maxQueries: z.number().int().nullable(),
  maxProducts: z.number().int().nullable(),
  maxManuals: z.number().int().nullable(),
  maxStorageMb: z.number().int().nullable(),
  plan: z.string(),
  planEndsAt: timestamp.nullable().describe('when the plan that was bought ends; null where none was'),
  trialEndsAt: timestamp.nullable(),
  resetsAt: timestamp,
});
export type Usage = z.output<typeof usage>;

/** The figures of the dashboard's cards. A trend is null if there is no earlier period to compare with. */
export const summary = z.object({
  chatbots: z.number().int(),
  products: z.number().int(),
  manuals: z.number().int(),
  interactions: z.number().int(),
  trends: z.object({
    chatbots: z.number().int().nullable().describe('percent against last month'),
    manuals: z.number().int().nullable().describe('manuals new this week'),
    interactions: z
      .number()
      .int()
      .nullable()
      .describe('percent, of the seven days before today against the seven before those'),
  }),
});
export type Summary = z.output<typeof summary>;

/** Calls about the caller's company, and the public contact card. */
export const companyRoutes = {
  createProfile: defineRoute({
    method: 'POST',
    path: '/api/company/create-profile',
    summary: 'Create the company of the signed-in user',
    auth: 'not-suspended',
    body: companyProfile,
    replies: { 201: reply(201, company) },
  }),
  getProfile: defineRoute({
    method: 'GET',
    path: '/api/company/get-profile',
    summary: 'The own company; 404 before it is created',
    auth: 'not-suspended',
    replies: { 200: reply(200, company) },
  }),
  updateProfile: defineRoute({
    method: 'PATCH',
    path: '/api/company/update-profile',
    summary: 'Change fields of the own company',
    auth: 'not-suspended',
    body: companyProfileChange,
    replies: { 200: reply(200, company) },
  }),
  uploadLogo: defineRoute({
    method: 'POST',
    path: '/api/company/logo',
    summary: 'Put a picture in place of the logo that customers see',
    auth: 'not-suspended',
    limit: 'upload',
    form: { fields: z.object({}), file: { field: 'logo', maxBytes: MAX_LOGO_BYTES, required: true } },
    replies: { 201: reply(201, company) },
  }),
  deleteLogo: defineRoute({
    method: 'DELETE',
    path: '/api/company/logo',
    summary: 'Remove the logo',
    auth: 'not-suspended',
    audit: 'logo.removed',
    replies: { 200: reply(200, company) },
  }),
  usageInfo: defineRoute({
    method: 'GET',
    path: '/api/company/usage-info/:id',
    summary: 'Usage of the running month against the plan',
    auth: 'company',
    scope: 'analytics:read',
    params: idParam,
    replies: { 200: reply(200, usage) },
  }),
  companyInfo: defineRoute({
    method: 'POST',
    path: '/api/company/company-info',
    summary: 'Contact card of a company',
    auth: 'public',
    limit: 'chat',
    body: z.object({ companyId: id }),
    replies: { 200: reply(200, companyCard) },
  }),
  summary: defineRoute({
    method: 'GET',
    path: '/api/company/summary',
    summary: 'Figures of the dashboard',
    auth: 'company',
    scope: 'analytics:read',
    replies: { 200: reply(200, summary) },
  }),
};
