/** Instructions pages that companies have promised, and how two administrators break such a promise. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, id, listQuery, listReply, requiredText, timestamp } from '../shapes.ts';

/** Days within which a second administrator has to agree. */
export const RELEASE_DAYS = 7;

/** A page that is promised. */
export const promise = z.object({
  companyId: id,
  pageId: id,
  companyName: z.string(),
  productName: z.string(),
  model: z.string(),
  address: z.string(),
  promisedUntil: z.iso.date(),
  release: z
    .object({
      reason: z.string(),
      askedBy: z.string().describe('name of the administrator; empty if the account is gone'),
      askedAt: timestamp,
      isOwn: z.boolean().describe('whether the caller asked, who can’t agree'),
    })
    .nullable()
    .describe('that an administrator wants it taken down'),
});
export type InstructionsPromise = z.output<typeof promise>;

const params = z.object({ companyId: id, pageId: id });

/** Calls of administrators about promises. */
export const promiseRoutes = {
  promises: defineRoute({
    method: 'GET',
    path: '/api/admin/promises',
    summary: 'Instructions pages that are promised, those first that are to be taken down',
    auth: 'admin',
    query: listQuery,
    replies: { 200: listReply(promise) },
  }),
  askRelease: defineRoute({
    method: 'POST',
    path: '/api/admin/promises/:companyId/:pageId/ask',
    summary: 'Ask another administrator to agree that a promised page is taken down',
    auth: 'admin',
    audit: 'promise.release_asked',
    params,
    body: z.object({ reason: requiredText('Reason', 500) }),
    replies: { 200: done },
  }),
  agreeRelease: defineRoute({
    method: 'POST',
    path: '/api/admin/promises/:companyId/:pageId/agree',
    summary: 'Agree to what another administrator asked: the page is taken down',
    auth: 'admin',
    audit: 'promise.broken',
    params,
    replies: { 200: done },
  }),
  endRelease: defineRoute({
    method: 'DELETE',
    path: '/api/admin/promises/:companyId/:pageId/ask',
    summary: 'Decline or withdraw the wish to take a promised page down',
    auth: 'admin',
    audit: 'promise.release_ended',
    params,
    replies: { 200: done },
  }),
};
