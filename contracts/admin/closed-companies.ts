/** Companies that are closed, for the administrator: their receipts, and closing one that asked for it. */
import { z } from 'zod';
import { closedCompanyReceipt, closingBody, closingPreview, closingReply } from '../company/closing.ts';
import { defineRoute } from '../route.ts';
import { done, id, idParam, listQuery, listReply, reply } from '../shapes.ts';

/** Calls about the closing of clients. */
export const closedCompanyRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/admin/closed-companies',
    summary: 'Receipts of the companies that were closed, newest first',
    auth: 'admin',
    query: listQuery,
    replies: { 200: listReply(closedCompanyReceipt) },
  }),
  preview: defineRoute({
    method: 'GET',
    path: '/api/admin/closing/:id',
    summary: 'What closing a company would erase',
    auth: 'admin',
    params: idParam,
    replies: { 200: reply(200, closingPreview) },
  }),
  close: defineRoute({
    method: 'POST',
    path: '/api/admin/close-company',
    summary: 'Close a company at its owner’s request, who is mailed the link that undoes it',
    auth: 'admin',
    audit: 'company.closed',
    limit: 'credentials',
    body: closingBody.extend({ companyId: id }),
    replies: { 200: closingReply },
  }),
  undo: defineRoute({
    method: 'POST',
    path: '/api/admin/undo-closing',
    summary: 'Open a closed company again, before it is erased',
    auth: 'admin',
    audit: 'company.closing_undone',
    body: z.object({ companyId: id }),
    replies: { 200: done },
  }),
};
