/** Closing a company: it can be reached no more at once, and is erased when that can't be undone any more. */
import { z } from 'zod';
import { reproof } from '../account/auth.ts';
import { defineRoute } from '../route.ts';
import { done, id, mailedToken, reply, requiredText, timestamp } from '../shapes.ts';

/** Days in which closing can be undone; then everything is erased. */
export const CLOSING_UNDO_DAYS = 7;

const many = z.number().int().nonnegative();

/** What a company holds. */
export const companyHoldings = z.object({
  products: many,
  manuals: many,
  conversations: many.describe('in which something was said'),
  members: many.describe('accounts, with the owner’s'),
  files: many.describe('manuals in all versions, pictures, the logo'),
  bytes: many.describe('of the manuals and pictures'),
});
export type CompanyHoldings = z.output<typeof companyHoldings>;

/** What closing would erase. */
export const closingPreview = z.object({
  name: z.string().describe('to be typed'),
  holdings: companyHoldings,
});
export type ClosingPreview = z.output<typeof closingPreview>;

/** Who asks proves who they are, and types the company's name. */
export const closingBody = reproof.extend({
  name: requiredText('The name', 500, 'Type the name of the company'),
});
export type ClosingBody = z.output<typeof closingBody>;

/** When everything is erased, unless it is undone before. */
export const closingReply = reply(200, z.object({ erasesAt: timestamp }));

/** Calls that close the own company, and take that back. */
export const closingRoutes = {
  preview: defineRoute({
    method: 'GET',
    path: '/api/company/closing',
    summary: 'What closing the own company would erase',
    auth: 'company-owner',
    limit: 'form',
    replies: { 200: reply(200, closingPreview) },
  }),
  close: defineRoute({
    method: 'POST',
    path: '/api/company/close',
    summary: `Close the own company: nobody reaches it from now on, and after ${CLOSING_UNDO_DAYS} days everything of it is erased; asks for the password again`,
    auth: 'company-owner',
    audit: 'company.closed',
    limit: 'credentials',
    body: closingBody,
    replies: { 200: closingReply },
  }),
  undo: defineRoute({
    method: 'POST',
    path: '/api/company/undo-closing',
    summary: 'Open a closed company again, by the link that was mailed to its owner',
    auth: 'public',
    audit: 'company.closing_undone',
    limit: 'credentials',
    body: z.object({ token: mailedToken }),
    replies: { 200: done },
  }),
};

/** The receipt of a company that was closed. */
export const closedCompanyReceipt = z.object({
  id: id.describe('of the company'),
  name: z.string(),
  closedBy: z.enum(['owner', 'administrator']),
  closedAt: timestamp,
  erasesAt: timestamp.describe('from then on it can’t be undone'),
  erasingSince: timestamp.nullable().describe('null: not begun'),
  erasedAt: timestamp.nullable().describe('null: not done'),
  holdings: companyHoldings.nullable().describe('what there was when erasing began'),
  rows: many.describe('of all tables, erased so far'),
});
export type ClosedCompanyReceipt = z.output<typeof closedCompanyReceipt>;
